import { useDeferredValue } from 'react';

/**
 * The value; when it comes where there was none it is drawn in a deferred render, which lets what somebody does
 * meanwhile through: a whole page at once would hold a phone up for a third of a second. What follows it comes at once.
 */
export function useDeferredArrival<T>(value: T | undefined): T | undefined {
  const late = useDeferredValue(value);
  return late === undefined ? undefined : value;
}
