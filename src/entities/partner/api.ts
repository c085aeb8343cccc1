import type { Partner, PartnerFilter } from '@/contract/partner';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { listOf } from '@/shared/list/list-of';

export const partnerApi = api.enhanceEndpoints({ addTagTypes: ['partner'] }).injectEndpoints({
  endpoints: (build) => ({
    partnerList: build.query(listOf<Partner, PartnerFilter>('partnerList', 'POST /partner/filter', 'partner')),
    partner: build.query<Partner, string>({
      query: (uuid) => call('GET /partner/:uuid', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'partner', id }],
    }),
  }),
});
