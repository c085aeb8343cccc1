import { quantile } from '@/contract/dataset/quantile';

/** How far a whisker may reach, in interquartile ranges. */
const REACH = 1.5;

/** What a box plot draws. */
export interface BoxFigures {
  count: number;
  min: number;
  q1: number;
  median: number;
  q3: number;
  max: number;
  /** The outermost values within 1.5 interquartile ranges of the box. */
  low: number;
  high: number;
  /** Those further out, ascending. */
  outliers: number[];
}

/**
 * The figures of a box plot after J. W. Tukey (1977), "Exploratory Data Analysis", with quartiles of type 7 (see
 * `quantile`). Undefined without values.
 */
export function boxFigures(values: readonly number[]): BoxFigures | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) return undefined;
  const [q1, median, q3] = [quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)];
  const reach = REACH * (q3 - q1);
  const within = sorted.filter((value) => value >= q1 - reach && value <= q3 + reach);
  return {
    count: sorted.length,
    min,
    q1,
    median,
    q3,
    max,
    // Between two values that lie far apart a quartile may have no value within its reach.
    low: Math.min(within[0] ?? q1, q1),
    high: Math.max(within.at(-1) ?? q3, q3),
    outliers: sorted.filter((value) => value < q1 - reach || value > q3 + reach),
  };
}
