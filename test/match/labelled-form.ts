/** What a dirty identifier must be answered with. */
export type Expected =
  /** Exactly this accession, without a doubt. */
  | 'exact'
  /** This accession and no other, with a reason. */
  | 'probable'
  /** Several, this one among them, none chosen. */
  | 'ambiguous'
  | 'none';

/** What was typed, how it came about, and the accession it was made from: `INSTCODE NUMBER`, none where there is none. */
export type LabelledForm = readonly [typed: string, dirt: string, expected: Expected, truth: string];

/** The demo catalogue that the truth is about. */
export const LABELLED_ACCESSIONS = 20_000;
