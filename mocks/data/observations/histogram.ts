export interface Bin {
  from: number;
  to: number;
  count: number;
}

/** Enough to see two peaks, few enough to read. */
const MAX_BINS = 20;
const ROUND = [1, 2, 2.5, 5, 10];

/** The smallest of 1, 2, 2.5 or 5 times a power of ten of which no more than `MAX_BINS` are needed; whole for whole numbers. */
function roundStep(range: number, whole: boolean): number {
  const least = range / (MAX_BINS - 1);
  if (whole && least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const fits = (step: number) => step >= least * (1 - 1e-9) && (!whole || Number.isInteger(step));
  return ROUND.map((each) => each * power).find(fits) ?? 10 * power;
}

/** Differences that are nothing but the last digits of a binary fraction make no steps, nor do those beyond all numbers. */
const hasSteps = (low: number, high: number): boolean =>
  high - low > Math.max(Math.abs(low) * 1e-9, Math.abs(high) * 1e-9, 1e-200) && high - low < Infinity;

/** Without the last digits that binary fractions leave. */
const rounded = (value: number): number => Number(value.toPrecision(12));

/** The place of the first number that is not below `limit`. */
function firstFrom(sorted: Float64Array, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? NaN) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Counts in equal round steps; each holds from `from` up to but without `to`, the last with it. One step where all are
 * alike. The last step of whole numbers never needs its end, so that no two numbers share it that others do not.
 * @param sorted numbers, ascending.
 */
export function histogram(sorted: Float64Array): Bin[] {
  const low = sorted[0];
  const high = sorted.at(-1);
  if (low === undefined || high === undefined) return [];
  if (!hasSteps(low, high))
    return [{ from: Math.floor(low), to: Math.max(Math.floor(low) + 1, high), count: sorted.length }];
  const whole = sorted.every(Number.isInteger);
  const step = roundStep(high - low, whole);
  const bins: Bin[] = [];
  const first = Math.floor(rounded(low / step));
  for (let number = rounded(first * step) > low ? first - 1 : first, before = 0; before < sorted.length; number += 1) {
    const from = rounded(number * step);
    const to = rounded((number + 1) * step);
    const last = whole ? to > high : to >= high;
    const until = last ? sorted.length : firstFrom(sorted, to);
    bins.push({ from, to, count: until - before });
    before = until;
  }
  return bins;
}
