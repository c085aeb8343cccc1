import type { DiversityTreeDetails, TreeNode } from '@/contract/diversity-tree';
import type { Version } from '@/contract/publication';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

export const divtreeApi = api.enhanceEndpoints({ addTagTypes: ['divtree'] }).injectEndpoints({
  endpoints: (build) => ({
    divtree: build.query<DiversityTreeDetails, string>({
      query: (uuid) => call('GET /divtree/:uuid', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'divtree', id }],
    }),
    divtreeVersions: build.query<Version[], string>({
      query: (uuid) => call('GET /divtree/:uuid/versions', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'divtree', id }],
    }),
    /** The tree itself, from its root down. */
    divtreeRoot: build.query<TreeNode, string>({
      query: (uuid) => call('GET /divtree/:uuid/tree', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'divtree', id }],
    }),
  }),
});
