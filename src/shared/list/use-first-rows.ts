import { startTransition, useEffect, useState } from 'react';

/** More than fit on a screen. */
const FIRST = 20;

/**
 * The rows in sight first: a new page is painted with its first rows, and with all of them right after. Whoever waits
 * for a click sees the result of it sooner; the height is kept by the caller.
 */
export function useFirstRows<T>(rows: readonly T[]): readonly T[] {
  const [whole, setWhole] = useState(rows);
  useEffect(() => startTransition(() => setWhole(rows)), [rows]);
  return whole === rows ? rows : rows.slice(0, FIRST);
}
