import type { DiversityTree, DiversityTreeFilter } from '@/contract/diversity-tree';
import type { TreeRecord } from '../catalogue/trees';
import { answer, type Answer } from '../core/answer';
import { withToken, type Caller } from '../core/caller';
import { collection } from '../core/collection';
import type { Fields } from '../core/field';
import { listed, readable, seenBy, versionsOf } from '../core/publication';
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

const trees = collection<DiversityTree, DiversityTreeFilter>(fields, async ({ catalogue }, caller) =>
  listed(await catalogue.trees.all(), caller).map((tree) => row(details(tree))),
);

const treeOf = async ({ catalogue }: World, uuid: string, caller: Caller): Promise<TreeRecord> =>
  readable(await catalogue.trees.one(uuid), uuid, caller, 'diversity tree');

export const diversityTrees: readonly Answer[] = [
  answer('POST /divtree/list', withToken, trees.list),
  answer('POST /divtree/filter', withToken, trees.filter),

  answer('GET /divtree/:uuid', withToken, async ({ world, session, params }) =>
    seenBy(details(await treeOf(world, params.uuid, session)), session),
  ),

  answer('GET /divtree/:uuid/tree', withToken, async ({ world, session, params }) => {
    const { root } = await treeOf(world, params.uuid, session);
    return root;
  }),

  answer('GET /divtree/:uuid/versions', withToken, async ({ world, session, params }) => {
    const tree = await treeOf(world, params.uuid, session);
    return versionsOf(await world.catalogue.trees.all(), tree, session);
  }),
];
