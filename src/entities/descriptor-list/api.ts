import type { DescriptorList, DescriptorListDetails, DescriptorListFilter } from '@/contract/descriptor-list';
import type { Version } from '@/contract/publication';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { listOf } from '@/shared/list/list-of';
import { overviewOf } from '@/shared/overview/overview-of';

const TAG = 'descriptor-list';

export const descriptorListApi = api.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
  endpoints: (build) => ({
    descriptorListList: build.query(
      listOf<DescriptorList, DescriptorListFilter>('descriptorListList', 'POST /descriptorlist/filter', TAG),
    ),
    descriptorListOverview: build.query(
      overviewOf<DescriptorListFilter>('descriptorListOverview', 'POST /descriptorlist/overview', TAG),
    ),
    descriptorListDetails: build.query<DescriptorListDetails, string>({
      query: (uuid) => call('GET /descriptorlist/:uuid', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: TAG, id }],
    }),
    descriptorListVersions: build.query<Version[], string>({
      query: (uuid) => call('GET /descriptorlist/:uuid/versions', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: TAG, id }],
    }),
  }),
});
