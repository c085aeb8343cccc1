import type { VocabularyFilter } from '@/contract/descriptor/vocabulary';
import { managedList } from '@/entities/managed/managed-list';
import { changedColumn } from '@/entities/publication/columns';
import { vocabularyList } from './list';

/** Vocabularies, for those who keep them. */
export const adminVocabularyList = managedList<'PUT /vocabulary/:uuid', VocabularyFilter>(
  { ...vocabularyList, columns: [...vocabularyList.columns, changedColumn] },
  { line: 'PUT /vocabulary/:uuid', create: 'newVocabulary', edit: 'editVocabulary' },
);
