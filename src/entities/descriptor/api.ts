import type { Descriptor, DescriptorDetails, DescriptorFilter } from '@/contract/descriptor';
import type { Version } from '@/contract/publication';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { listOf } from '@/shared/list/list-of';

export const descriptorApi = api.enhanceEndpoints({ addTagTypes: ['descriptor'] }).injectEndpoints({
  endpoints: (build) => ({
    descriptorList: build.query(
      listOf<Descriptor, DescriptorFilter>('descriptorList', 'POST /descriptor/filter', 'descriptor'),
    ),
    descriptor: build.query<DescriptorDetails, string>({
      query: (uuid) => call('GET /descriptor/:uuid', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'descriptor', id }],
    }),
    descriptorVersions: build.query<Version[], string>({
      query: (uuid) => call('GET /descriptor/:uuid/versions', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'descriptor', id }],
    }),
  }),
});
