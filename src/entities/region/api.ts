import type { Region, RegionDetails, RegionFilter } from '@/contract/geography';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { listOf } from '@/shared/list/list-of';

export const regionApi = api.enhanceEndpoints({ addTagTypes: ['region'] }).injectEndpoints({
  endpoints: (build) => ({
    regionList: build.query(listOf<Region, RegionFilter>('regionList', 'POST /region/filter', 'region')),
    region: build.query<RegionDetails, string>({
      query: (isoCode) => call('GET /region/:isoCode', { params: { isoCode } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'region', id }],
    }),
  }),
});
