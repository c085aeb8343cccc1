const FULL = process.env.FULL === '1';

/** So many of the cases, evenly spread and the same ones each time; `FULL=1` takes them all. */
export function sampled<T>(cases: readonly T[], most: number): readonly T[] {
  if (FULL || cases.length <= most) return cases;
  return cases.filter(
    (_, at) => Math.floor((at * most) / cases.length) !== Math.floor(((at - 1) * most) / cases.length),
  );
}
