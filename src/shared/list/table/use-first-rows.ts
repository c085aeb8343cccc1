import { startTransition, useEffect, useMemo, useState } from 'react';

/**
 * The rows in sight first: of a new page the first `inSight` are drawn at once, those further down right after, and
 * until then the ones before stand in their places. Whoever waits for a click sees its result sooner.
 */
export function useFirstRows<T>(rows: readonly T[], inSight: number): readonly T[] {
  const [whole, setWhole] = useState(rows);
  useEffect(() => startTransition(() => setWhole(rows)), [rows]);
  return useMemo(
    () => (whole === rows ? rows : [...rows.slice(0, inSight), ...whole.slice(inSight, rows.length)]),
    [rows, whole, inSight],
  );
}
