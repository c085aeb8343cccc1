import type { Criterion } from '../where';

/** One bar of a distribution and the criterion behind it. */
export interface DistributionTerm {
  key: string;
  count: number;
  /** A step of a histogram; the last one holds its upper edge. */
  step?: { from: number; to: number; last: boolean };
  /** A value, where it is none. */
  term?: string;
  criterion: Criterion;
}
