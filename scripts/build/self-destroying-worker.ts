/**
 * What an origin answers for the address of a service worker that is no longer its own: the portal's for that of a demo
 * once served here, a demo and `npm run dev` for the portal's. Browsers fetch it on their next visit, and it takes itself
 * and what was kept out.
 */
export const WORKER_PATH = '/mockServiceWorker.js';
export const SELF_DESTROYING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  self.registration.unregister()
    .then(() => caches.keys())
    .then((names) => Promise.all(names.filter((name) => name.startsWith('portal-')).map((name) => caches.delete(name))))
    .then(() => self.clients.matchAll({ type: 'window' }))
    .then((pages) => Promise.all(pages.map((page) => page.navigate(page.url)))),
));
`;
