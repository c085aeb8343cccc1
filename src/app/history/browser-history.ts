import { createPath, NavigationType, parsePath, type Location, type To } from 'react-router-dom';
import type { Hold } from '@/routes/hooks/use-history';

export interface HistoryChange {
  action: NavigationType;
  location: Location;
}

/** What an entry of the browser's history says; the names are those of React Router, which other code reads too. */
interface EntryState {
  usr: unknown;
  key: string;
  /** The place in the history, from 0. */
  idx: number;
}

const entryState = () => (window.history.state ?? {}) as Partial<EntryState>;

/** For an entry of the history that no other has. */
const newKey = (): string => Math.random().toString(36).slice(2, 10);

const location = (): Location => {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entryState();
  return { pathname, search, hash, state: usr, key };
};

const isSameEntry = (one: Location, other: Location): boolean =>
  one.key === other.key && createPath(one) === createPath(other);

/**
 * The browser's history for a `Router`. React Router makes one only together with its data router, whose basename is
 * fixed, and exports its bare one as unsafe. `leaves` says whether a change of path leaves the page: that may be held.
 */
export function browserHistory(leaves: (from: string, to: string) => boolean) {
  let heard: (change: HistoryChange) => void = () => undefined;
  let held: Hold | undefined;
  /** What the next `popstate` is: taken back, or let through after all. */
  let awaited: 'return' | 'leave' | undefined;
  // An address that was typed begins an entry, too: with the key of another it would begin where that was scrolled to.
  if (entryState().idx === undefined) window.history.replaceState({ ...entryState(), idx: 0, key: newKey() }, '');
  let index = entryState().idx ?? 0;
  let here = location();

  const tell = (action: NavigationType) => {
    here = location();
    index = entryState().idx ?? index;
    heard({ action, location: here });
  };

  const write = (to: To, state: unknown, action: NavigationType.Push | NavigationType.Replace) => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const address = createPath({ pathname: window.location.pathname, ...path });
    const go = () => {
      const isNew = action === NavigationType.Push;
      const entry: EntryState = { usr: state ?? null, key: newKey(), idx: isNew ? index + 1 : index };
      window.history[isNew ? 'pushState' : 'replaceState'](entry, '', address);
      tell(action);
    };
    if (held && leaves(here.pathname, new URL(address, window.location.href).pathname)) held(go);
    else go();
  };

  const onPop = () => {
    const was = awaited;
    awaited = undefined;
    if (was === 'return') return;
    const steps = (entryState().idx ?? Number.NaN) - index;
    if (was === undefined && held && steps && leaves(here.pathname, window.location.pathname)) {
      awaited = 'return';
      window.history.go(-steps);
      held(() => {
        awaited = 'leave';
        window.history.go(steps);
      });
      return;
    }
    tell(NavigationType.Pop);
  };

  return {
    location,
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    go: (steps: number) => window.history.go(steps),
    push: (to: To, state?: unknown) => write(to, state, NavigationType.Push),
    replace: (to: To, state?: unknown) => write(to, state, NavigationType.Replace),
    /** One page at a time holds. */
    hold(ask: Hold) {
      held = ask;
      return () => {
        if (held === ask) held = undefined;
      };
    },
    listen(listener: (change: HistoryChange) => void) {
      heard = listener;
      window.addEventListener('popstate', onPop);
      // Somebody may have gone back while the page was being drawn for the first time.
      if (!isSameEntry(here, location())) tell(NavigationType.Pop);
      return () => {
        window.removeEventListener('popstate', onPop);
        heard = () => undefined;
      };
    },
  };
}
