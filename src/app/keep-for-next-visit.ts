import { isApiInBrowser } from '@/shared/api/is-api-in-browser';
import { awaitsAnswers } from './awaits-answers';
import { base, hasWorker } from './build-time';
import type { Store } from './store';

/** Milliseconds between two looks whether the page is at rest. */
const LOOK_EVERY = 1_000;

const isAtRest = (store: Store) => document.readyState === 'complete' && !awaitsAnswers(store);

/** Starts the service worker when this visit needs nothing more for now. The answer stops it. */
export function keepForNextVisit(store: Store): () => void {
  const { serviceWorker } = navigator;
  // Not there without https; a demo has one of its own.
  if (!hasWorker || !serviceWorker || isApiInBrowser()) return () => undefined;
  let stop = () => undefined as void;
  let stopped = false;
  const start = async () => {
    const { startWorker } = await import('./worker/start-worker');
    if (!stopped) stop = startWorker(serviceWorker, `${base}service-worker.js`);
  };
  const timer = setInterval(() => {
    if (!isAtRest(store)) return;
    clearInterval(timer);
    // Out of reach now: the next visit starts it.
    start().catch(() => undefined);
  }, LOOK_EVERY);
  return () => {
    stopped = true;
    clearInterval(timer);
    stop();
  };
}
