import type { SuggestAnswer, WordsSuggestion } from '@/contract/accession/suggest';
import { namesApi } from '@/entities/names/api';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { isFailure } from '@/shared/api/failure';
import type { Reading } from './read-words';

/** Calls about the words of a search. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    wordsSuggestions: build.query<WordsSuggestion[], string>({
      query: (q) => call('POST /acn/suggest', { body: { q } }, { silent: true, kind: 'suggest' }),
      transformResponse: ({ suggestions }: SuggestAnswer) => suggestions,
    }),
    /** Of a server that cannot say what words mean, or not now, the portal reads them by itself. */
    reading: build.query<Reading, string>({
      queryFn: async (q, { dispatch }, _, ask) => {
        const body = { q, understand: true };
        const { data, error } = await ask(call('POST /acn/suggest', { body }, { silent: true }));
        const understood = (data as SuggestAnswer | undefined)?.understood;
        if (understood) return { data: understood };
        if (error && typeof error.status !== 'number') return { error };
        const crops = dispatch(namesApi.endpoints.crops.initiate(undefined, { subscribe: false }));
        try {
          const [{ readWords }, known] = await Promise.all([
            import('./read-words'),
            crops.unwrap().catch(() => undefined),
          ]);
          return { data: await readWords(q, known ?? []) };
        } catch (fault) {
          if (isFailure(fault)) return { error: fault };
          throw fault;
        }
      },
    }),
  }),
});
