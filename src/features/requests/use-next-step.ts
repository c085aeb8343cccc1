import { useEffect } from 'react';

/** Fetches the next step while this one is read, so that a click need not wait for it. What fails now is fetched then. */
export function useNextStep(fetch: () => Promise<unknown>): void {
  useEffect(() => void fetch().catch(() => undefined), [fetch]);
}
