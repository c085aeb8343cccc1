import type { Region, RegionDetails, RegionFilter } from '@/contract/reference/geography';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const regionApi = api.injectEndpoints({
  endpoints: (build) => ({
    regionList: build.query(listOf<Region, RegionFilter>('regionList', 'POST /region/filter')),
    region: build.query(itemOf<RegionDetails>('GET /region/:isoCode')),
  }),
});
