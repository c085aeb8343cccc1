import type { MatchRequest, MatchResult } from '@/contract/accession/match';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

export const matchApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Asked once per slice of a paste, and of no use to anybody later: not kept.
    matchIdentifiers: build.mutation<MatchResult[], MatchRequest>({
      query: (body) => call('POST /acn/match', { body }, { silent: true }),
    }),
  }),
});
