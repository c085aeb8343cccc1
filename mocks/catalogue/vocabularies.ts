import type { Vocabulary, VocabularyTerm } from '@/contract/vocabulary';
import { lazySource, type Source } from '../core/source';

/** A vocabulary with its terms, in their order. */
export interface VocabularyRecord extends Vocabulary {
  terms: readonly VocabularyTerm[];
}

export const vocabularySource = (): Source<VocabularyRecord> =>
  lazySource<VocabularyRecord>(
    ({ uuid }) => uuid,
    async () => [],
  );
