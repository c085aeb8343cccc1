import type { AccessionFilter } from '../accession/accession-filter';
import type { DateFilter, NumberFilter, StringFilter } from '../filter';

/** Accessions that one answer of `POST /dataset/observed` names at most. */
export const OBSERVED_MAX = 20_000;

/** A code, a text or a date is text; a boolean is true or false. */
export type ObservedValue = string | number | boolean;

/** Numbers: a range. Codes and booleans: `{ eq: ['3', '5'] }`, `{ eq: ['true'] }`. Texts and dates: as everywhere. */
export type ObservationCriterion = NumberFilter | StringFilter | DateFilter;

/** By descriptor uuid; all must hold. An accession satisfies one when any of its values does. */
export type ObservationFilter = Record<string, ObservationCriterion>;

export interface DataRequest {
  filters?: { accession?: AccessionFilter; observations?: ObservationFilter };
  /** Descriptor uuids whose values are answered; absent: all. */
  select?: string[];
}

export interface DataQuery {
  /** uuids, comma separated. */
  datasetUuids: string;
  /** Dotted paths of the accession that each row carries too, comma separated. */
  fields?: string;
  p?: number;
  /** At most 10,000. */
  l?: number;
  /** A path of the accession (default `seqNo`) or a descriptor uuid. */
  s?: string;
  d?: 'ASC' | 'DESC';
  /** Ours: each row also says how its values were observed, see `DataRow`. */
  methods?: boolean;
}

/**
 * One accession: descriptor uuid → list of values (always a list), and each of `fields` under its path. `methods` (ours,
 * where asked for) holds the same under the descriptor's uuid: the method or season of each value, null for none.
 */
export type DataRow = Record<string, unknown>;

/** `POST /dataset/observed`: which accessions satisfy the filters. */
export interface Observed {
  /** Accessions of the datasets that do, those unknown to the catalogue included. */
  total: number;
  /** Of those, the ones the catalogue knows. */
  accessionCount: number;
  /** At most `OBSERVED_MAX` of them. */
  uuids: string[];
}

/** What was observed of one descriptor in one dataset (or in the filtered part of several). */
export interface DescriptorSummary {
  descriptorUuid: string;
  /** Accessions with a value, and those of the dataset without. */
  count: number;
  missing: number;
  /** Values, repeats included: what the figures below are computed from. */
  valueCount: number;
  /** Numbers only. Quantiles by linear interpolation (type 7 of Hyndman and Fan 1996). */
  min?: number;
  max?: number;
  mean?: number;
  /** Of a sample (n − 1); absent for a single value. */
  standardDeviation?: number;
  quantiles?: { q05: number; q25: number; median: number; q75: number; q95: number };
  /** Equal steps from `from` (included) to `to` (excluded, but for the last). */
  histogram?: { from: number; to: number; count: number }[];
  /** Codes, texts, booleans, dates and scales: the commonest values, then how many others. */
  terms?: { term: string; count: number }[];
  other?: number;
}

/** One value of an accession, on the accession's own page. */
export interface AccessionObservation {
  datasetUuid: string;
  datasetTitle: string;
  descriptorUuid: string;
  descriptorTitle: string;
  uom?: string | null;
  values: { value: ObservedValue; title?: string | null; method?: string | null }[];
}

/** All values of a descriptor in a dataset, both by uuid. A live server may tell either as an object. */
export interface SourceObservation {
  f: string;
  v: ObservedValue[];
  d: string;
}

/** The same twice: a live server may know one of the two ways only. */
export interface AccessionObservations {
  accession: string;
  accessionNumber: string;
  doi: string | null;
  instituteCode: string;
  /** By the uuid of the dataset. */
  sources: Record<string, SourceObservation[]>;
  /** By the holding institute. */
  firstPartyData: AccessionObservation[];
  /** By others. */
  thirdPartyData: AccessionObservation[];
}
