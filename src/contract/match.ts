/** Why a pasted identifier may mean an accession. Only the first two make an exact match. */
export type MatchReason =
  /** The accession number as it is written, and no other accession has it. */
  | 'number'
  /** The DOI, with or without a resolver. */
  | 'doi'
  | 'uuid'
  /** The accession number but for case, spaces and punctuation. */
  | 'spelling'
  /** The accession number together with the code or acronym of its institute. */
  | 'institute'
  | 'otherNumber'
  | 'donorNumber'
  | 'collectingNumber'
  | 'name'
  /** Leading zeros, a letter O for a zero, a missing or extra prefix. */
  | 'similar';

export interface MatchCandidate {
  uuid: string;
  accessionNumber: string;
  instituteCode: string;
  taxonName: string;
  accessionName?: string | null;
  doi?: string | null;
  historic: boolean;
  reason: MatchReason;
  /** What of the accession fitted, as the accession has it. */
  value: string;
}

/** `exact` and `probable` have one candidate, `ambiguous` several (at most 10), `none` no one. */
export interface MatchResult {
  /** As it was sent. */
  identifier: string;
  outcome: 'exact' | 'probable' | 'ambiguous' | 'none';
  candidates: MatchCandidate[];
  /** All that fit, where more than the listed ones do. */
  candidateCount: number;
}

/** At most 10,000 identifiers; the results are in their order. */
export interface MatchRequest {
  identifiers: string[];
  /** Narrows what is matched: the WIEWS code of the holder. */
  instituteCode?: string;
}
