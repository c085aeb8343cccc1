const FULL = process.env.FULL === '1';
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));

/** Mulberry32: small, and good enough to draw by. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

let told = false;

/** Says once a file which draw this is: nobody could repeat a failure otherwise. */
function tell(): void {
  if (!told) process.stderr.write(`A sample is tested: SEED=${SEED} repeats it, FULL=1 tests all.\n`);
  told = true;
}

/**
 * At most `most` of the cases, in their order, other ones with every run. `FULL=1` takes them all, `SEED=…` repeats
 * a draw.
 */
export function sampled<T>(cases: readonly T[], most: number): readonly T[] {
  if (FULL || cases.length <= most) return cases;
  tell();
  const draw = drawing(SEED);
  return cases
    .map((one, at) => ({ one, at, lot: draw() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
