import type { Country, CountryDetails, CountryFilter } from '@/contract/geography';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { listOf } from '@/shared/list/list-of';

export const countryApi = api.enhanceEndpoints({ addTagTypes: ['country'] }).injectEndpoints({
  endpoints: (build) => ({
    countryList: build.query(listOf<Country, CountryFilter>('countryList', 'POST /country/filter', 'country')),
    country: build.query<CountryDetails, string>({
      query: (code3) => call('GET /country/:code3', { params: { code3 } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'country', id }],
    }),
  }),
});
