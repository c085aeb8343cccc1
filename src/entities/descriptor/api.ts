import type { Descriptor, DescriptorDetails, DescriptorFilter } from '@/contract/descriptor/descriptor';
import type { Version } from '@/contract/publication/publication';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const descriptorApi = api.injectEndpoints({
  endpoints: (build) => ({
    descriptorList: build.query(listOf<Descriptor, DescriptorFilter>('descriptorList', 'POST /descriptor/filter')),
    descriptor: build.query(itemOf<DescriptorDetails>('GET /descriptor/:uuid')),
    descriptorVersions: build.query(itemOf<Version[]>('GET /descriptor/:uuid/versions')),
  }),
});
