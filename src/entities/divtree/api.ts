import type {
  DiversityTree,
  DiversityTreeDetails,
  DiversityTreeFilter,
  TreeNode,
} from '@/contract/divtree/diversity-tree';
import type { Version } from '@/contract/publication/publication';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const divtreeApi = api.injectEndpoints({
  endpoints: (build) => ({
    divtreeList: build.query(listOf<DiversityTree, DiversityTreeFilter>('divtreeList', 'POST /divtree/filter')),
    divtree: build.query(itemOf<DiversityTreeDetails>('GET /divtree/:uuid')),
    divtreeVersions: build.query(itemOf<Version[]>('GET /divtree/:uuid/versions')),
    /** The tree itself, from its root down. */
    divtreeRoot: build.query(itemOf<TreeNode>('GET /divtree/:uuid/tree')),
  }),
});
