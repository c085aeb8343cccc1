import type { DiversityTree, DiversityTreeFilter } from '@/contract/diversity-tree';
import type { TreeRecord } from '../catalogue/trees';
import { answer, type Answer } from '../world/answer';
import { withToken, type Caller } from '../tokens/caller';
import { collection } from '../entities/collection';
import type { Fields } from '../lists/field';
import { seenBy } from '../publication/publication';
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

const { listed, one, versions } = published('diversity tree', ({ catalogue }) => catalogue.trees);

/** To trees, who edits them is what a publisher is to everything. */
const editing = (caller: Caller): Caller =>
  caller.authorities.includes('ROLE_DIVTREE')
    ? { ...caller, authorities: [...caller.authorities, 'ROLE_VETTEDUSER'] }
    : caller;

const trees = collection<DiversityTree, DiversityTreeFilter, TreeRecord>(
  fields,
  (world, caller) => listed(world, editing(caller)),
  (tree, caller) => seenBy(row(details(tree)), editing(caller)),
);

export const diversityTrees: readonly Answer[] = [
  answer('POST /divtree/list', withToken, trees.list),
  answer('POST /divtree/filter', withToken, trees.filter),

  answer('GET /divtree/:uuid', withToken, async ({ world, session, params }) =>
    seenBy(details(await one(world, params.uuid, editing(session))), editing(session)),
  ),

  answer('GET /divtree/:uuid/tree', withToken, async ({ world, session, params }) => {
    const { root } = await one(world, params.uuid, editing(session));
    return root;
  }),

  answer('GET /divtree/:uuid/versions', withToken, (call) => versions({ ...call, session: editing(call.session) })),
];
