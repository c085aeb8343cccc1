import type { DiversityTree, DiversityTreeDetails, DiversityTreeFilter } from '@/contract/divtree/diversity-tree';
import { diversityTreeSchema } from '@/contract/divtree/diversity-tree-schema';
import type { TreeRecord } from '../../data/catalogue/trees';
import { answer, type Answer } from '../../rules/world/answer';
import { withToken } from '../../rules/tokens/caller';
import { collection } from '../../rules/entities/collection';
import type { Fields } from '../../tools/lists/field';
import { byOf, crud, editable } from '../../rules/entities/crud';
import { publication, publishable } from '../../rules/entities/publication';
import { published, publishedFields } from '../../rules/entities/published';
import { readVersion } from '../../rules/entities/read-change';
import { conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { World } from '../../rules/world/world';
import { readBranch } from './read-branch';

const fields: Fields<TreeRecord> = {
  ...publishedFields((tree) => tree),
  crops: { kind: 'terms', value: ({ crops }) => crops, facet: true, search: true },
  date: { kind: 'date', value: ({ date }) => date, internal: true },
  nodeCount: { kind: 'number', value: ({ nodeCount }) => nodeCount, internal: true },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
};

/** Where its nodes lie is nobody's business. */
const details = ({ nodes: _nodes, ...head }: TreeRecord) => head;
const row = ({ creators: _creators, ...head }: ReturnType<typeof details>): DiversityTree => head;

const table = ({ catalogue }: World) => catalogue.trees;
const items = published<TreeRecord>('divtree', table, { withdrawn: (world, uuid) => table(world).isGone(uuid) });
const writing = publishable<TreeRecord>({
  items,
  schema: diversityTreeSchema,
  table,
  empty: { crops: [], creators: [], nodeCount: 0, accessionCount: 0, nodes: null },
  details,
});

const trees = collection<DiversityTree, DiversityTreeFilter, TreeRecord>(
  fields,
  items.listed,
  (tree, caller, world) => items.seen(world, row(details(tree)), caller),
  items.personal,
);

export const diversityTrees: readonly Answer[] = [
  answer('POST /divtree/list', withToken, trees.list),
  answer('POST /divtree/filter', withToken, trees.filter),

  answer(
    'GET /divtree/:uuid/tree',
    withToken,
    async ({ world, session, params }) =>
      world.catalogue.treeNodes.of(await items.one(world, params.uuid, session)).root,
  ),

  answer('PUT /divtree/:uuid/tree', writing.allow, async ({ world, session, params, body }) => {
    const item = await editable(writing, world, params.uuid, session);
    const { version, tree } = (body ?? {}) as { version?: unknown; tree?: unknown };
    const seen = readVersion(version);
    const branch = await readBranch(world, tree);
    // What was checked above is checked of this very version.
    if (seen !== (table(world).get(item.uuid)?.version ?? 0)) throw conflict(sentence('changed'));
    const { nodes, tree: made } = world.catalogue.treeNodes.keep(branch);
    const counts = { nodeCount: made.nodeCount, accessionCount: made.members.length };
    const changed = table(world).change(item.uuid, seen, { nodes, ...counts }, { by: byOf(session) });
    world.catalogue.treeNodes.tidy(item.nodes);
    return writing.details(world, changed, session) as DiversityTreeDetails;
  }),

  ...crud(writing),
  ...publication(writing),
];
