import type { Stored } from '../entity';
import type { FullText, Logic, NumberFilter, OfSomebody, StringFilter } from '../filter';
import type { Owner } from '../publication/publication';

export const CITATION_TYPES = ['article', 'book', 'chapter', 'report', 'dataset', 'thesis'] as const;
export type CitationType = (typeof CITATION_TYPES)[number];

export const CITATION_STATUSES = ['DRAFT', 'PUBLISHED'] as const;
export type CitationStatus = (typeof CITATION_STATUSES)[number];

/** An entry of the bibliography. */
export interface Citation extends Stored {
  uuid: string;
  type: CitationType;
  /** A draft is seen by those who may write it. */
  status: CitationStatus;
  /** The data provider whose publications it belongs to. */
  owner?: Owner | null;
  title: string;
  /** `Family, Given` in their order. */
  authors: string[];
  year?: number | null;
  /** The journal, or the book that holds the chapter. */
  publication?: string | null;
  volume?: string | null;
  issue?: string | null;
  pages?: string | null;
  publisher?: string | null;
  /** Without a resolver: `10.…`. */
  doi?: string | null;
  url?: string | null;
  abstract?: string | null;
  keywords: string[];
  /** BCP 47. */
  language?: string | null;
  /** WIEWS codes of the institutes whose collections it is about. */
  collections: string[];
  /** Short names. */
  crops: string[];
}

export interface CitationFilter extends FullText, OfSomebody, Logic<CitationFilter> {
  uuid?: string[];
  title?: StringFilter;
  authors?: StringFilter;
  type?: CitationType[];
  year?: NumberFilter;
  publication?: string[];
  collections?: string[];
  crops?: string[];
  keywords?: string[];
  language?: string[];
  status?: CitationStatus[];
  /** Data providers by short name. */
  owner?: string[];
}

/** Bytes and records of one text of RIS or BibTeX. */
export const CITATIONS_TEXT_MAX = 1_000_000;
export const CITATIONS_PARSED_MAX = 1_000;
