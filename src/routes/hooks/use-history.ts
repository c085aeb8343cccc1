import { createContext, use } from 'react';

/** Asked before the page is left; `go` leaves it after all. */
export type Hold = (go: () => void) => void;

/** What links and forms need of the history. Unlike the router's own context it does not change with the location. */
export interface PortalHistory {
  /** The language prefix under the portal's own folder, `/` without either. */
  basename: string;
  /** `address` is the whole path, prefix included. The entry of the same address is replaced, as browsers do it. */
  push(address: string, state?: unknown): void;
  /** Until the answer is called: `ask` decides whether the page may be left; Back is taken back meanwhile. */
  hold(ask: Hold): () => void;
}

/** Filled by the application's router. */
export const HistoryContext = createContext<PortalHistory>({
  basename: '/',
  push: () => undefined,
  hold: () => () => undefined,
});

export const useHistory = (): PortalHistory => use(HistoryContext);
