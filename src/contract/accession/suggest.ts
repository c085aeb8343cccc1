import type { AccessionFilter } from './accession-filter';
import type { Language } from '../constants';

/** Kinds of things that words name, in the order in which suggestions are shown. */
export const MEANING_KINDS = [
  'crop',
  'status',
  'origin',
  'region',
  'taxon',
  'trait',
  'accession',
  'doi',
  'institute',
  'network',
  'storage',
  'property',
  'collected',
  'acquired',
  'elevation',
  'dataset',
  'subset',
] as const;
export type MeaningKind = (typeof MEANING_KINDS)[number];

/** What words may mean. */
export interface Meaning {
  kind: MeaningKind;
  /**
   * Short name of a crop, ISO 3166-1 alpha-3 or M49 code, genus or `Genus species`, WIEWS code, a code of MCPD, the path
   * of a property, `ge` and `le` of a number or year (`1990-`, `-500`, `1990-1999`), a DOI or a uuid.
   */
  key: string;
  /** What the server calls it; codes are named by the portal. */
  name?: string;
  /** What that is in further languages. */
  names?: Partial<Record<Language, string>>;
  /** What it asks of accessions; nothing where it leads to a page only. */
  filter?: AccessionFilter;
  /** Accessions behind it; of a trait the datasets. */
  count?: number;
}

/** Words of a search that belong together, `from` and `to` counting UTF-16 units of the search. */
export interface WordsPart {
  from: number;
  to: number;
  /**
   * `meaning`: the first of the meanings is applied, others are offered. `text`: sought as it is written.
   * `trait`: offered, and not applied. `left`: words such as "of", "accessions", which ask for nothing.
   */
  is: 'meaning' | 'text' | 'trait' | 'left';
  meanings?: Meaning[];
  /** Accessions that have it are left out. */
  not?: boolean;
  /** It is written otherwise than what was understood. */
  corrected?: boolean;
  /** Where nothing is found: how many there are without these words. */
  without?: number;
}

/** What a search was understood as. Each word of it stands in a part. */
export interface Understood {
  q: string;
  parts: WordsPart[];
  filter: AccessionFilter;
  count: number;
}

/** A way to go on from what is typed: the text from `from` on is what it stands for. */
export interface WordsSuggestion extends Meaning {
  from: number;
}

export interface SuggestRequest {
  q: string;
  /** Whole searches are understood; otherwise ways to go on are suggested. */
  understand?: boolean;
}

export interface SuggestAnswer {
  suggestions: WordsSuggestion[];
  understood?: Understood;
}

/** Whether suggestions are looked for: of Korean and Japanese one letter may be a word. */
export const isEnoughTyped = (words: string): boolean => words.length > 1 || /[^ -ɏ]/u.test(words);

/** Characters of a search that are read. */
export const MAX_SEARCH_LENGTH = 500;
