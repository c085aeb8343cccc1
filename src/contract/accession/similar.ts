import type { Accession } from './accession';

/** What two accessions have in common that speaks for the same material. */
export interface SimilarityEvidence {
  kind: 'doi' | 'donorNumber' | 'collectingNumber' | 'alias';
  /** The value of the accession that was asked about. */
  value: string;
  /** The field of the other accession that holds it: a path of the accession (`donorNumb`, `coll.collNumb`, `aliases`). */
  field: string;
}

/** The most that is listed. */
export const MAX_SIMILAR = 50;

/** Strongest evidence first. */
export interface SimilarAccession {
  accession: Accession;
  evidence: SimilarityEvidence[];
}
