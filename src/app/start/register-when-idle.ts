import { isApiInBrowser } from '@/shared/api/is-api-in-browser';
import { atRest } from './at-rest';
import { base, hasWorker } from '../config/build-time';
import { loadFonts } from './load-fonts';
import type { Store } from '../store';

/** Starts the service worker when this visit needs nothing more for now: it keeps what was loaded until then. */
export async function registerWhenIdle(store: Store, signal: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator;
  // Not there without https; a demo has one of its own.
  if (!hasWorker || !serviceWorker || isApiInBrowser()) return;
  await atRest(store);
  await loadFonts();
  await atRest(store);
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true, signal }));
  if (signal.aborted) return;
  const { registerServiceWorker } = await import('../worker/register-service-worker');
  const stop = registerServiceWorker(serviceWorker, `${base}service-worker.js`);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop);
}
