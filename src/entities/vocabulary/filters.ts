import type { VocabularyFilter, VocabularyTermFilter } from '@/contract/vocabulary';
import type { FilterDefinition } from '@/shared/filters/filter-definition';

/** What vocabularies are narrowed by. */
export const vocabularyFilters: readonly FilterDefinition<VocabularyFilter>[] = [
  { kind: 'terms', field: 'publisher' },
  { kind: 'text', field: 'title' },
];

/** What the terms of one vocabulary are narrowed by. */
export const termFilters: readonly FilterDefinition<VocabularyTermFilter>[] = [
  { kind: 'terms', field: 'code', typed: true },
  { kind: 'text', field: 'title' },
];
