import type { DiversityTree, DiversityTreeFilter } from '@/contract/diversity-tree';
import type { TreeRecord } from '../catalogue/trees';
import { answer, type Answer } from '../world/answer';
import { withToken } from '../tokens/caller';
import { collection } from '../entities/collection';
import type { Fields } from '../lists/field';
import { published, publishedFields } from '../entities/published';

const fields: Fields<TreeRecord> = {
  ...publishedFields((tree) => tree),
  crops: { kind: 'terms', value: ({ crops }) => crops, facet: true, search: true },
  date: { kind: 'date', value: ({ date }) => date, internal: true },
  nodeCount: { kind: 'number', value: ({ nodeCount }) => nodeCount, internal: true },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
};

/** Without what is only sent when it is asked for. */
const details = ({ root: _root, members: _members, parts: _parts, ...head }: TreeRecord) => head;
const row = ({ creators: _creators, ...head }: ReturnType<typeof details>): DiversityTree => head;

const { listed, one, seen, versions } = published('divtree', ({ catalogue }) => catalogue.trees);

const trees = collection<DiversityTree, DiversityTreeFilter, TreeRecord>(fields, listed, (tree, caller, world) =>
  seen(world, row(details(tree)), caller),
);

export const diversityTrees: readonly Answer[] = [
  answer('POST /divtree/list', withToken, trees.list),
  answer('POST /divtree/filter', withToken, trees.filter),

  answer('GET /divtree/:uuid', withToken, async ({ world, session, params }) =>
    seen(world, details(await one(world, params.uuid, session)), session),
  ),

  answer('GET /divtree/:uuid/tree', withToken, async ({ world, session, params }) => {
    const { root } = await one(world, params.uuid, session);
    return root;
  }),

  answer('GET /divtree/:uuid/versions', withToken, versions),
];
