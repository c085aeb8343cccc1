import type { Taxonomy } from './accession';

/** Why a pasted identifier may mean an accession. Exact are only `number`, `doi`, `uuid` and `institute`. */
export type MatchReason =
  /** The accession number as it is written, and no other accession has it. */
  | 'number'
  /** The DOI, with or without a resolver. */
  | 'doi'
  | 'uuid'
  /** The accession number but for case, spaces, punctuation and letters that look alike. */
  | 'spelling'
  /** The accession number together with the code (exact) or the acronym (probable) of its institute. */
  | 'institute'
  | 'otherNumber'
  | 'donorNumber'
  | 'collectingNumber'
  | 'name'
  /** Only a part of what was typed is the number: a taxon or a note stands with it. */
  | 'part'
  /** Leading zeros, a letter O for a zero, a missing prefix, digits that a spreadsheet took away. */
  | 'similar';

export interface MatchCandidate {
  uuid: string;
  accessionNumber: string;
  instituteCode: string;
  taxonomy: Pick<Taxonomy, 'genus' | 'species' | 'spAuthor' | 'subtaxa' | 'subtAuthor' | 'taxonName'>;
  accessionName?: string | null;
  doi?: string | null;
  historic: boolean;
  reason: MatchReason;
  /** What of the accession fitted, as the accession has it. */
  value: string;
}

/**
 * `exact` and `probable` have one candidate, `none` no one; `ambiguous` several (at most 10), or one that something of
 * what was typed speaks against: digits are lost, or another institute is named.
 */
export interface MatchResult {
  /** As it was sent. */
  identifier: string;
  outcome: 'exact' | 'probable' | 'ambiguous' | 'none';
  candidates: MatchCandidate[];
  /** All that fit, where more than the listed ones do. */
  candidateCount: number;
}

/** The most that one request may name, and the longest that one may be. */
export const MAX_IDENTIFIERS = 10_000;
export const MAX_IDENTIFIER_LENGTH = 300;

/** The results are in the order of the identifiers. */
export interface MatchRequest {
  identifiers: string[];
  /** Narrows what is matched: the WIEWS code of the holder. */
  instituteCode?: string;
}
