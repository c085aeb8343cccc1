import type {
  DescriptorList,
  DescriptorListDetails,
  DescriptorListFilter,
} from '@/contract/descriptor/descriptor-list';
import type { Version } from '@/contract/publication/publication';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';
import { overviewOf } from '@/shared/api/overview-of';

export const descriptorListApi = api.injectEndpoints({
  endpoints: (build) => ({
    descriptorListList: build.query(
      listOf<DescriptorList, DescriptorListFilter>('descriptorListList', 'POST /descriptorlist/filter'),
    ),
    descriptorListOverview: build.query(
      overviewOf<DescriptorListFilter>('descriptorListOverview', 'POST /descriptorlist/overview'),
    ),
    descriptorListDetails: build.query(itemOf<DescriptorListDetails>('GET /descriptorlist/:uuid')),
    descriptorListVersions: build.query(itemOf<Version[]>('GET /descriptorlist/:uuid/versions')),
  }),
});
