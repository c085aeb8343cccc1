/**
 * The value below which a share of the values lies, by linear interpolation between order statistics: type 7 of
 * R. J. Hyndman and Y. Fan (1996), "Sample quantiles in statistical packages", The American Statistician 50: 361–365.
 *
 * @param sorted ascending, not empty. @param share 0 to 1. @returns NaN without values.
 */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low + (high - low) * (place - Math.floor(place));
}
