import { useState } from 'react';

/** In milliseconds. */
export const DAY = 24 * 3_600_000;

/** How many whole days have passed since an ISO time, as of when it was first shown; 0 for what is no time. */
export function useDaysSince(): (iso: string | undefined) => number {
  const [now] = useState(Date.now);
  return (iso) => Math.max(0, Math.floor((now - Date.parse(iso ?? '')) / DAY)) || 0;
}
