import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { AskedField } from '@/shared/editor/use-asked-field';
import { rememberScroll, restoreScroll, scrollOf } from './scroll-memory';

/** How long a page may take to show its heading before the focus stays on the page as such. */
const PATIENCE = 5_000;

function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Moves the focus to the main heading, at once or when it appears; not away from where somebody went meanwhile. */
function focusHeading(main: HTMLElement): () => void {
  // Not one that waits for its item, which is drawn anew with that.
  const heading = () => [...main.querySelectorAll('h1')].find((each) => !each.querySelector('[data-prefetched]'));
  const found = heading();
  focusOn(found ?? main);
  if (found) return () => undefined;
  const observer = new MutationObserver(() => {
    const late = heading();
    if (!late) return;
    observer.disconnect();
    if (document.activeElement === main) focusOn(late);
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Scroll and focus after a change of address: a new page starts at its top and heading, Back returns to the place left. */
export function useArrival(screen: string): void {
  const { key, hash, state } = useLocation();
  const how = useNavigationType();
  const left = useRef<string>(undefined);

  // Before the new page scrolls: the event of that must not reach the entry that is left.
  useLayoutEffect(() => rememberScroll(key), [key]);

  useLayoutEffect(() => {
    const before = left.current;
    left.current = screen;
    const place = scrollOf(key);
    if (how === 'POP' && (place !== undefined || !hash)) return restoreScroll(place ?? 0);
    if (before === screen) return undefined;
    const target = hash && document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    return undefined;
  }, [key, hash, how, screen]);

  // A link to one input of a form: the form takes the focus there.
  const asksField = useRef(false);
  useLayoutEffect(() => {
    asksField.current = (state as Partial<AskedField> | null)?.field !== undefined;
  }, [state]);

  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    if (asksField.current) return undefined;
    const main = document.querySelector<HTMLElement>('main');
    // A tree of pages is gone on with: what it led to stands beside it.
    if (main?.querySelector('[role=tree]:focus-within')) return undefined;
    return main ? focusHeading(main) : undefined;
  }, [screen]);
}
