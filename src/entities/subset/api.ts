import type { Version } from '@/contract/publication';
import type { Subset, SubsetDetails, SubsetFilter } from '@/contract/subset';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { listOf } from '@/shared/list/list-of';

export const subsetApi = api.enhanceEndpoints({ addTagTypes: ['subset'] }).injectEndpoints({
  endpoints: (build) => ({
    subsetList: build.query(listOf<Subset, SubsetFilter>('subsetList', 'POST /subset/filter', 'subset')),
    subset: build.query<SubsetDetails, string>({
      query: (uuid) => call('GET /subset/:uuid', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'subset', id }],
    }),
    subsetVersions: build.query<Version[], string>({
      query: (uuid) => call('GET /subset/:uuid/versions', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'subset', id }],
    }),
  }),
});
