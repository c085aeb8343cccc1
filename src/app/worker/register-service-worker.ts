/** Registers the service worker, and tells of a new version. */
import { tellNewVersion } from '../new-version';

/** Milliseconds between two looks for a new version while a page stays open. */
const LOOK_EVERY = 60 * 60_000;

/** What this page was drawn with, for the worker to keep, with the page itself. */
const usedFiles = () => [
  globalThis.location.pathname,
  ...performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name);
    return origin === globalThis.location.origin ? [pathname] : [];
  }),
];

/** A worker keeps the scripts of its own version only, once it has done away with those of the one before. */
async function isReplaced(worker: ServiceWorker | null): Promise<boolean> {
  if (worker?.state === 'activating')
    await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')];
  const kept = await Promise.all(scripts.map(({ src }) => caches.match(src, { ignoreVary: true })));
  return kept.includes(undefined);
}

/**
 * Has the worker take care of the next visit, and tells when it is that of a newer portal than this page. Asks now and
 * then, as pages stay open for days.
 */
export function registerServiceWorker(serviceWorker: ServiceWorkerContainer, address: string): () => void {
  let stopped = false;
  let registration: ServiceWorkerRegistration | undefined;
  const onChange = () => void isReplaced(serviceWorker.controller).then((is) => is && !stopped && tellNewVersion());
  const look = () => {
    // Out of reach for now: the next look tells.
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined);
  };
  serviceWorker.addEventListener('controllerchange', onChange);
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, LOOK_EVERY);
  // Browsers may refuse, and a host may have no worker: the portal does without.
  void serviceWorker
    .register(address)
    .then((made) => {
      registration = made;
      return serviceWorker.ready;
    })
    .then(({ active }) => active?.postMessage(usedFiles(), { transfer: [] }))
    .catch(() => undefined);
  return () => {
    stopped = true;
    clearInterval(timer);
    serviceWorker.removeEventListener('controllerchange', onChange);
    document.removeEventListener('visibilitychange', look);
  };
}
