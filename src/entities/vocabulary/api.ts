import type { Vocabulary, VocabularyFilter, VocabularyTerm, VocabularyTermFilter } from '@/contract/vocabulary';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { listOf } from '@/shared/list/list-of';

const TAG = 'vocabulary';

export const vocabularyApi = api.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
  endpoints: (build) => ({
    vocabularyList: build.query(listOf<Vocabulary, VocabularyFilter>('vocabularyList', 'POST /vocabulary/filter', TAG)),
    vocabulary: build.query<Vocabulary, string>({
      query: (uuid) => call('GET /vocabulary/:uuid', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: TAG, id }],
    }),
    vocabularyTerms: build.query(
      listOf<VocabularyTerm, VocabularyTermFilter>('vocabularyTerms', 'POST /vocabulary/:uuid/terms/filter', TAG),
    ),
  }),
});
