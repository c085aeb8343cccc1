import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that stays the same and always does what the latest render says: for parts that are drawn anew only when their data change. */
export function useStableCallback<A extends unknown[]>(callback: (...args: A) => void): (...args: A) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
