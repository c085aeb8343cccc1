/**
 * What this origin answers for the address of the demo's service worker. A browser that still has the worker of a
 * demo once served here fetches it on its next visit, and it takes itself out.
 */
export const WORKER_PATH = '/mockServiceWorker.js';
export const LEFTOVER_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  self.registration.unregister()
    .then(() => self.clients.matchAll({ type: 'window' }))
    .then((pages) => Promise.all(pages.map((page) => page.navigate(page.url)))),
));
`;
