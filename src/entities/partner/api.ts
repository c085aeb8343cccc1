import type { Partner, PartnerFilter } from '@/contract/reference/partner';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const partnerApi = api.injectEndpoints({
  endpoints: (build) => ({
    partnerList: build.query(listOf<Partner, PartnerFilter>('partnerList', 'POST /partner/filter')),
    partner: build.query(itemOf<Partner>('GET /partner/:uuid')),
  }),
});
