import type { Accession } from '../accession/accession';
import type { Page } from '../page';

/** What speaks for the same material, the strongest first. */
export const DUPLICATE_EVIDENCE = ['doi', 'donorNumber', 'collectingNumber'] as const;
export type DuplicateEvidenceKind = (typeof DUPLICATE_EVIDENCE)[number];

/**
 * What speaks against it: different genera, species, countries of origin or collecting dates, or two accessions of one
 * holder. What is not recorded speaks neither way.
 */
export const CONTRARY_SIGNS = ['genus', 'species', 'origin', 'collectingDate', 'sameHolder'] as const;
export type ContrarySign = (typeof CONTRARY_SIGNS)[number];

/**
 * A number that accessions share. `donorNumber`: the number under which `institute` has, or had, the material: as its own
 * accession number, or as what others name it by who received it. `collectingNumber`: the number that `institute` gave
 * while collecting.
 */
export interface DuplicateEvidence {
  kind: DuplicateEvidenceKind;
  /** As one of them writes it: case, spaces and punctuation aside, all write the same. */
  value: string;
  institute?: string;
  /** Those who share it. */
  uuids: string[];
}

/** Accessions in several genebanks that each share a number with another one of them. */
export interface DuplicateCluster {
  /** At most `MAX_CLUSTER_ACCESSIONS` of them. */
  accessions: Accession[];
  /** Of all of them, at most `MAX_CLUSTER_UUIDS`. */
  uuids: string[];
  /** How many there are. */
  count: number;
  /** The most first. */
  holders: { code: string; count: number }[];
  evidence: DuplicateEvidence[];
  against: ContrarySign[];
}

/** Clusters with any evidence, holder or genus of each list; an empty or absent list asks nothing. */
export interface DuplicatesFilter {
  evidence?: DuplicateEvidenceKind[];
  holders?: string[];
  genera?: string[];
}

/** Least contradicted first, then the largest. */
export interface DuplicatesPage extends Page<DuplicateCluster, DuplicatesFilter> {
  /** Who holds accessions of any cluster, whatever is filtered by: how many clusters, the most first. */
  holders: { code: string; name: string; count: number }[];
  /** Genera of any cluster, likewise. */
  genera: { genus: string; count: number }[];
}

export const MAX_CLUSTER_ACCESSIONS = 20;
export const MAX_CLUSTER_UUIDS = 1_000;
export const MAX_DUPLICATES_PAGE = 100;
