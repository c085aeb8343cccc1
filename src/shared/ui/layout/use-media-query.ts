import { createContext, use, useCallback, useSyncExternalStore } from 'react';

/** Pixels of the window that a page is prerendered for, where there is none. */
export const WindowWidthContext = createContext(0);

function fits(query: string, width: number): boolean {
  const [, side, bound] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
  return side !== undefined && (side === 'min' ? width >= Number(bound) : width <= Number(bound));
}

/** Whether the window fits the query, now and whenever that changes. */
export function useMediaQuery(query: string): boolean {
  const width = use(WindowWidthContext);
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => fits(query, width),
  );
}
