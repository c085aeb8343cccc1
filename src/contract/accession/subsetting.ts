import type { AccessionFilter } from './accession-filter';

export const CLIMATE_FIRST_YEAR = 1983;
export const CLIMATE_LAST_YEAR = 2016;

export type ClimateMetric = 'mean' | 'maximum' | 'minimum';
export const CLIMATE_METRICS: readonly ClimateMetric[] = ['mean', 'maximum', 'minimum'];

export interface Indicator {
  id: string;
  name: string;
  group: string;
  unit: string;
  metrics: ClimateMetric[];
}

/** Months 1 to 12; years both included. */
export interface IndicatorPeriod {
  months: number[];
  firstYear: number;
  lastYear: number;
}

export interface ChosenIndicator {
  id: string;
  metric: ClimateMetric;
}

/** `from` above `to` goes over the turn of the year. */
export interface ClimateSpan {
  /** 1 to 12, both included. */
  months: { from: number; to: number };
  years: { from: number; to: number };
}

/** `manual`: the sets are shown and a person chooses; `core`: the most varied accessions; `random`: any. */
export type SubsetMethod = 'manual' | 'core' | 'random';
export const SUBSET_METHODS: readonly SubsetMethod[] = ['manual', 'core', 'random'];

/** Either a code or a filter says which accessions. */
export interface ClusterRequest extends ClimateSpan {
  filterCode?: string;
  filter?: AccessionFilter;
  indicators: ChosenIndicator[];
  /** The number of sets is chosen within this range; 2 ≤ from ≤ to. */
  sets: { from: number; to: number };
  method: SubsetMethod;
  /** The same seed and accessions give the same result; default 1. */
  seed?: number;
}

export type IndicatorsDataRequest = ClimateSpan & {
  filterCode?: string;
  filter?: AccessionFilter;
  indicators: ChosenIndicator[];
};

/** Values of accessions with coordinates: `values[row][indicator]`. */
export interface IndicatorsData {
  uuids: string[];
  values: (number | null)[][];
  /** Accessions of the filter without coordinates. */
  withoutClimate: number;
  model?: string;
}

/** One set of accessions with alike climate. */
export interface ClimateSet {
  /** The accessions that stand for the set: of `core` and `random`; empty for `manual`. */
  chosen: string[];
  members: string[];
  /** Means of the members, in the order of the indicators. */
  means: number[];
}

/** Why there are no sets. */
export type ClusterRefusal = 'noResults' | 'tooManyResults' | 'allOutliers';

export interface ClusterResult {
  sets: ClimateSet[];
  /** uuids left out because their climate is far from all others'. */
  outliers: string[];
  /** Accessions of the filter without coordinates, which have no climate. */
  withoutClimate: number;
  /** Mean distance of a chosen accession to the nearest other chosen one, in standard deviations; `core` and `random`. */
  entryToNearestEntry?: number;
  model?: string;
}

export interface ClusterProgress {
  id: string;
  status: 'running' | 'done' | 'refused' | 'failed' | 'cancelled';
  /** 0 to 1. */
  progress: number;
  result?: ClusterResult;
  refusal?: ClusterRefusal;
  /** How many accessions were asked for and how many may be, with `tooManyResults`. */
  count?: number;
  limit?: number;
}
