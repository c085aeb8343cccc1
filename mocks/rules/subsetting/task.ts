import type { ChosenIndicator, ClimateSpan, SubsetMethod } from '@/contract/accession/subsetting';
import type { PlaceColumns } from '../../data/climate/indicator-values';

/** What is to be computed, in a shape that may travel to a worker. */
export interface Task {
  places: PlaceColumns;
  indicators: ChosenIndicator[];
  span: ClimateSpan;
  /** Absent: the values alone are wanted. */
  subsets?: { sets: { from: number; to: number }; method: SubsetMethod; seed: number };
}

/** One set, by the numbers of its accessions in the task. */
export interface TaskSet {
  chosen: number[];
  members: number[];
  means: number[];
}

export type Outcome =
  /** Row by row. */
  | { kind: 'values'; values: Float64Array }
  | { kind: 'sets'; sets: TaskSet[]; outliers: number[]; entryToNearestEntry?: number }
  | { kind: 'allOutliers' };

/** A computation under way. `result` is rejected with `Cancelled` after `cancel`. */
export interface Running {
  result: Promise<Outcome>;
  cancel(): void;
}

/** Computes away from the caller. `onProgress` gets the share done, from 0 to 1. */
export type Computer = (task: Task, onProgress: (share: number) => void) => Running;

export class Cancelled extends Error {
  override name = 'Cancelled';
}
