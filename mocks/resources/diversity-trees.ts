import type { DiversityTree, DiversityTreeFilter } from '@/contract/diversity-tree';
import type { TreeRecord } from '../catalogue/trees';
import { answer, type Answer } from '../core/answer';
import { notFound } from '../core/api-failure';
import { withToken } from '../core/caller';
import { collection } from '../core/collection';
import type { Fields } from '../core/field';
import type { World } from '../core/world';

const fields: Fields<DiversityTree> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  title: { kind: 'text', value: ({ title }) => title, search: true },
  crops: { kind: 'terms', value: ({ crops }) => crops, facet: true, search: true },
  state: { kind: 'terms', value: ({ state }) => state, facet: true },
  owner: { kind: 'terms', value: ({ owner }) => owner?.uuid, facet: true },
  date: { kind: 'date', value: ({ date }) => date, internal: true },
  versionTag: { kind: 'text', value: ({ versionTag }) => versionTag, internal: true },
  nodeCount: { kind: 'number', value: ({ nodeCount }) => nodeCount, internal: true },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
  lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate, internal: true },
};

/** Without what is only sent when it is asked for. */
const details = ({ root: _root, members: _members, parts: _parts, ...head }: TreeRecord) => head;
const row = ({ creators: _creators, ...head }: ReturnType<typeof details>): DiversityTree => head;

/** Lists hold what is published and in force; an older version is reached from its successor. */
const listed = async ({ catalogue }: World) =>
  (await catalogue.trees.all()).filter(({ state, current }) => state === 'PUBLISHED' && current);

const trees = collection<DiversityTree, DiversityTreeFilter>(fields, async (world) =>
  (await listed(world)).map((tree) => row(details(tree))),
);

async function treeOf({ catalogue }: World, uuid: string): Promise<TreeRecord> {
  const tree = await catalogue.trees.one(uuid);
  if (!tree) throw notFound(`There is no diversity tree "${uuid}".`);
  return tree;
}

export const diversityTrees: readonly Answer[] = [
  answer('POST /divtree/list', withToken, trees.list),
  answer('POST /divtree/filter', withToken, trees.filter),
  answer('GET /divtree/:uuid', withToken, async ({ world, params }) => details(await treeOf(world, params.uuid))),
  answer('GET /divtree/:uuid/tree', withToken, async ({ world, params }) => (await treeOf(world, params.uuid)).root),

  answer('GET /divtree/:uuid/versions', withToken, async ({ world, params }) => {
    const { title } = await treeOf(world, params.uuid);
    const all = await world.catalogue.trees.all();
    return all
      .filter((tree) => tree.title === title)
      .map(({ uuid, versionTag, state, current, lastModifiedDate }) => ({
        uuid,
        title,
        versionTag,
        state,
        current,
        ...(lastModifiedDate && { lastModifiedDate }),
      }))
      .sort((a, b) => b.versionTag.localeCompare(a.versionTag, 'en', { numeric: true }));
  }),
];
