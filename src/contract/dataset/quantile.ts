/**
 * Quantile of sorted numbers by linear interpolation between order statistics: type 7 of Hyndman and Fan,
 * "Sample Quantiles in Statistical Packages", The American Statistician 50 (1996), what R and NumPy do by default.
 * @param share from 0 to 1. NaN where there is no number.
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below] ?? NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? NaN;
  return low + (high - low) * (place - below);
}
