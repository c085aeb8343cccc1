import type { Vocabulary, VocabularyFilter, VocabularyTerm, VocabularyTermFilter } from '@/contract/vocabulary';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

const TAG = 'vocabulary';

export const vocabularyApi = api.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
  endpoints: (build) => ({
    vocabularyList: build.query(listOf<Vocabulary, VocabularyFilter>('vocabularyList', 'POST /vocabulary/filter', TAG)),
    vocabulary: build.query(itemOf<Vocabulary>('GET /vocabulary/:uuid', TAG)),
    vocabularyTerms: build.query(
      listOf<VocabularyTerm, VocabularyTermFilter>('vocabularyTerms', 'POST /vocabulary/:uuid/terms/filter', TAG),
    ),
  }),
});
