import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { persistedMyList } from '@/session/my-list/persisted-my-list';
import { watchAdded } from '@/session/my-list/watch-added';
import { startSession } from '@/session/running-session';
import { api } from '@/shared/api/api';
import { watchCatalogue } from '@/shared/api/changes';
import { connectionBack, lookForConnection, watchConnection } from '@/shared/api/connection';
import { setMachineTranslation } from '@/shared/translate/machine-translation';
import { setAiService, setServer } from '@/shared/api/server-address';
import { App } from '../App';
import type { Prefetched } from './prefetch';
import { base } from '../config/build-time';
import { configAddress, loadConfig } from '../config/config';
import { reporterTo } from '../failures/failures';
import { TakeOver } from './first-page';
import { reloadTexts, startI18n } from '../language/i18n';
import { splitLanguage } from '../language/language';
import { loadFonts } from './load-fonts';
import { fetchScreen } from '../screens';
import { makeStore, type Store } from '../store';
import { watchUnhandled } from '../failures/unhandled';

/**
 * Between two pieces of work that would hold a phone up together: whoever types is heard. Timers of a hidden page are late,
 * and nobody is held up there.
 */
const nextTask = () => (document.hidden ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve)));

interface OpenPortal {
  store: Store;
  close(): void;
}

/** What nobody waits for any more is not sent, either. */
function endCalls({ dispatch }: Store): void {
  for (const query of dispatch(api.util.getRunningQueriesThunk())) query.abort();
}

/**
 * Loads what the first paint needs, all at once, and draws the portal into `element`.
 * @param prefetched What the page has asked for already.
 */
export async function openPortal(element: Element, prefetched?: Prefetched): Promise<OpenPortal> {
  // Evaluating the portal was enough for one task.
  await nextTask();
  const { code = 'en', rest } = splitLanguage(globalThis.location.pathname, base);
  fetchScreen(rest);
  // They are kept from the visit before, as all files are.
  if (navigator.serviceWorker?.controller) void loadFonts();
  const drawing = startI18n(code);
  const config = await (prefetched?.config ?? loadConfig());
  await nextTask();
  setServer(config.API_URL);
  setAiService(config.AI_URL);
  setMachineTranslation(config.MACHINE_TRANSLATION);
  const myList = persistedMyList();
  const store = makeStore(reporterTo(config.REPORT_URL), myList.reducer);
  const application = { clientId: config.CLIENT_ID, clientSecret: config.CLIENT_SECRET };
  const endSession = startSession(store, application, prefetched?.token);
  const { rehydrated, leave: leaveMyList } = myList.persist(store);
  const unwatchCatalogue = watchCatalogue(store);
  const unwatch = watchUnhandled();
  const unwatchConnection = watchConnection(configAddress(), () => {
    store.dispatch(connectionBack());
    void drawing.then(reloadTexts);
  });
  const [texts] = await Promise.all([drawing, rehydrated, navigator.onLine || lookForConnection(), nextTask()]);
  const unwatchAdded = watchAdded(store);
  const root: Root = createRoot(element);
  // In a transition what stands in the element stays until there is a screen to take its place.
  startTransition(() =>
    root.render(
      <TakeOver element={element}>
        <App config={config} store={store} texts={texts} />
      </TakeOver>,
    ),
  );
  const close = () => {
    root.unmount();
    unwatch();
    unwatchConnection();
    unwatchCatalogue();
    unwatchAdded();
    leaveMyList();
    endSession();
    endCalls(store);
  };
  return { store, close };
}
