import type { Partner, PartnerFilter } from '@/contract/partner';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const partnerApi = api.enhanceEndpoints({ addTagTypes: ['partner'] }).injectEndpoints({
  endpoints: (build) => ({
    partnerList: build.query(listOf<Partner, PartnerFilter>('partnerList', 'POST /partner/filter', 'partner')),
    partner: build.query(itemOf<Partner>('GET /partner/:uuid', 'partner')),
  }),
});
