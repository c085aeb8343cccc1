/** Where each entry of the tab's history was scrolled to, kept over a reload. */
const STORE = 'scroll';
/** How long a page may take to grow to the place that somebody left. */
const PATIENCE = 5_000;

let places: Record<string, number> | undefined;
/** While a place is being restored the page scrolls by itself: that is not remembered. */
let restoring = false;
/** Where the page stands, as the last scrolling told: to read it while the page changes lays all of it out. */
let top = 0;

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export const scrollOf = (key: string): number | undefined => (places ??= read())[key];

/** Notes where the entry of this key is scrolled to, from now on. The answer stops it. */
export function rememberScroll(key: string): () => void {
  const note = () => {
    if (!restoring) (places ??= read())[key] = top;
  };
  const scrolled = () => {
    top = window.scrollY;
    note();
  };
  const keep = () => {
    try {
      sessionStorage.setItem(STORE, JSON.stringify(places ?? {}));
    } catch {
      // Without storage, a reload starts at the top.
    }
  };
  // Where another entry of the same page was left: no scrolling will tell.
  if (scrollOf(key) === undefined) note();
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', scrolled, { passive: true });
  window.addEventListener('pagehide', keep);
  return () => {
    window.removeEventListener('scroll', scrolled);
    window.removeEventListener('pagehide', keep);
  };
}

/** Scrolls to a place as soon as the page is long enough, unless somebody scrolls first. The answer gives up. */
export function restoreScroll(place: number): () => void {
  // A page that has never been scrolled is there already.
  if (place === 0 && top === 0) return () => undefined;
  const events = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  restoring = true;
  // What is not laid out while it is out of sight would have another height.
  document.documentElement.toggleAttribute('data-restored', place > 0);
  const observer = new ResizeObserver(() => arrive());
  const timer = setTimeout(() => stop(), PATIENCE);

  function stop() {
    restoring = false;
    clearTimeout(timer);
    observer.disconnect();
    for (const event of events) window.removeEventListener(event, stop);
  }

  function arrive() {
    window.scrollTo(0, place);
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    if (reachable >= place) stop();
  }

  for (const event of events) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  arrive();
  return stop;
}
