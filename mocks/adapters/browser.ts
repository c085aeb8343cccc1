import { setupWorker } from 'msw/browser';
import { patientService } from '../data/accessions/kept/patient-service';
import { remoteService } from '../data/accessions/kept/remote-service';
import type { Settings } from '../rules/world/settings';
import { webWorker } from '../tools/workers/web-worker';
import { browserStores } from '../rules/world/browser-stores';
import { offerDemoRequests } from '../rules/requests/demo-requests';
import { makeWorld } from '../rules/world/world';
import { handlers } from './handlers';
import { computeBy } from '../rules/subsetting/subsetting';
import { workerComputer } from '../rules/subsetting/worker-computer';
import { workerReader } from '../data/table-preview/table-reader';
import { readTablesBy } from '../data/table-preview/tables';

export interface BrowserOptions {
  /** Where the portal stands on its host: `/`, or `/x/`. The service worker `mockServiceWorker.js` lies there. */
  base: string;
  /** Size of the demo set. */
  accessions?: number;
  settings?: Partial<Settings>;
}

/** What the names of its databases begin with, or hold behind the prefix of a library. */
export const DATABASE = 'pgr-portal-demo';

/** Enough to slow guessing down, not enough to freeze a phone at a demo's sign-in. */
const PASSWORD_ITERATIONS = 50_000;

/** msw's worker forgets its pages when the browser has put it to sleep; it must know them again before the next call. */
function keepAwake(): void {
  const wake = (): void => {
    if (document.visibilityState === 'visible') navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  };
  document.addEventListener('visibilitychange', wake);
  for (const event of ['pageshow', 'focus', 'online']) globalThis.addEventListener(event, wake);
}

/** The reference API inside the page: for a demo on a static host, over https or on localhost. */
export async function startReferenceApi({ base, accessions = 20_000, settings }: BrowserOptions): Promise<void> {
  const store = new Worker(new URL('./accessions-worker.ts', import.meta.url), { type: 'module' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  store.postMessage(accessions);
  // The signing key of the first page must be there before a second one asks for it.
  const world = await navigator.locks.request(DATABASE, async () => {
    const begun = makeWorld({
      // Its one visitor waits: nobody else would make what is not there yet.
      accessions: patientService(remoteService(store)),
      demo: true,
      texts: async () => (await import('../data/content/bundled-texts')).bundledTexts,
      stores: await browserStores(DATABASE, `demo-${accessions}`),
      settings: {
        passwordIterations: PASSWORD_ITERATIONS,
        frontendUrl: new URL(base, globalThis.location.origin).href.replace(/\/$/, ''),
        ...settings,
      },
    });
    await begun.store.ready();
    offerDemoRequests(begun);
    return begun;
  });
  // Sets are computed and tables read beside the page.
  computeBy(
    world,
    workerComputer(() =>
      webWorker(new Worker(new URL('../rules/subsetting/web-worker.ts', import.meta.url), { type: 'module' })),
    ),
  );
  readTablesBy(
    world,
    workerReader(() =>
      webWorker(new Worker(new URL('../data/table-preview/web-worker.ts', import.meta.url), { type: 'module' })),
    ),
  );
  // The library asks for a newer worker at each visit and leaves a refusal, as of a host out of reach, to nobody. The one
  // that is there goes on.
  globalThis.addEventListener('unhandledrejection', (rejection) => {
    if (!/update a ServiceWorker/.test(String(rejection.reason))) return;
    rejection.preventDefault();
    rejection.stopImmediatePropagation();
  });
  await setupWorker(...handlers(world, globalThis.location.origin)).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js`, options: { scope: base } },
  });
  keepAwake();
}
