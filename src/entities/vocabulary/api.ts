import type {
  Vocabulary,
  VocabularyFilter,
  VocabularyTerm,
  VocabularyTermFilter,
} from '@/contract/descriptor/vocabulary';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const vocabularyApi = api.injectEndpoints({
  endpoints: (build) => ({
    vocabularyList: build.query(listOf<Vocabulary, VocabularyFilter>('vocabularyList', 'POST /vocabulary/filter')),
    vocabulary: build.query(itemOf<Vocabulary>('GET /vocabulary/:uuid')),
    vocabularyTerms: build.query(
      listOf<VocabularyTerm, VocabularyTermFilter>('vocabularyTerms', 'POST /vocabulary/:uuid/terms/filter'),
    ),
  }),
});
