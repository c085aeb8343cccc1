/**
 * Pearson's product-moment correlation coefficient r of pairs: K. Pearson (1895), "Notes on regression and inheritance
 * in the case of two parents", Proceedings of the Royal Society of London 58: 240–242.
 *
 * @returns −1 to 1; undefined for fewer than three pairs, or where one of the two does not vary.
 */
export function pearson(pairs: readonly { x: number; y: number }[]): number | undefined {
  const n = pairs.length;
  if (n < 3) return undefined;
  const [mx, my] = [pairs.reduce((sum, { x }) => sum + x, 0) / n, pairs.reduce((sum, { y }) => sum + y, 0) / n];
  let [xx, yy, xy] = [0, 0, 0];
  for (const { x, y } of pairs) {
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
    xy += (x - mx) * (y - my);
  }
  if (xx === 0 || yy === 0) return undefined;
  return Math.min(1, Math.max(-1, xy / Math.sqrt(xx * yy)));
}
