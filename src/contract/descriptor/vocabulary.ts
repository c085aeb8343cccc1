import type { Stored } from '../entity';
import type { FullText, Logic, StringFilter } from '../filter';

/** A controlled list of terms, such as the codes of a passport descriptor. */
export interface Vocabulary extends Stored {
  uuid: string;
  code: string;
  title: string;
  /** Markdown. */
  description?: string | null;
  publisher?: string | null;
  maintainer?: string | null;
  url?: string | null;
  versionTag?: string | null;
  termCount: number;
  /** All of them, for whom may change them; others are sent pages of them. */
  terms?: readonly VocabularyTerm[];
}

export interface VocabularyTerm {
  id: string;
  code: string;
  title: string;
  description?: string | null;
}

export interface VocabularyFilter extends FullText, Logic<VocabularyFilter> {
  uuid?: string[];
  code?: string[];
  title?: StringFilter;
  publisher?: string[];
}

export interface VocabularyTermFilter extends FullText, Logic<VocabularyTermFilter> {
  code?: string[];
  title?: StringFilter;
}
