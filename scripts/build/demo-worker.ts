import { readFileSync } from 'node:fs';

/** Copied from the library, so that the two always fit. */
const LIBRARY = 'node_modules/msw/lib/mockServiceWorker.js';

/**
 * A page hears only the worker that it has begun with; under another none of its calls would be answered. But the library's
 * unregisters itself as the last page closes, which a page does too that leaves for the next, and a newer one takes over at
 * once. Here it stays, and a newer one waits until all pages are closed.
 */
const STAYS = `self.registration.unregister = () => Promise.resolve(false);
self.skipWaiting = () => Promise.resolve();
`;

/** The worker that hands a page's calls to the reference API in it. */
export const demoWorker = (): string => STAYS + readFileSync(LIBRARY, 'utf8');
