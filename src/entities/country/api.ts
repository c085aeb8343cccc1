import type { Country, CountryDetails, CountryFilter } from '@/contract/reference/geography';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const countryApi = api.injectEndpoints({
  endpoints: (build) => ({
    countryList: build.query(listOf<Country, CountryFilter>('countryList', 'POST /country/filter')),
    country: build.query(itemOf<CountryDetails>('GET /country/:code3')),
  }),
});
