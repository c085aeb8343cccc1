import type { DuplicatesFilter, DuplicatesPage } from '@/contract/labs/duplicates';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

interface Asked {
  filter: DuplicatesFilter;
  p: number;
  l: number;
}

const labsApi = api.injectEndpoints({
  endpoints: (build) => ({
    duplicates: build.query<DuplicatesPage, Asked>({
      query: ({ filter, ...query }) =>
        // The first question after a change of the catalogue goes through all of it.
        call('POST /labs/duplicates', { query, body: filter }, { silent: true, timeout: false, kind: 'duplicates' }),
    }),
  }),
});

export const { useDuplicatesQuery } = labsApi;
