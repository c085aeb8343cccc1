import type { AnalogueRequest, Analogues } from '@/contract/accession/climate';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

const SECONDS_KEPT = 600;

const analoguesApi = api.injectEndpoints({
  endpoints: (build) => ({
    analogues: build.query<Analogues, AnalogueRequest>({
      query: (body) => call('POST /acn/analogues', { body }, { silent: true }),
      keepUnusedDataFor: SECONDS_KEPT,
    }),
  }),
});

export const { useAnaloguesQuery } = analoguesApi;
