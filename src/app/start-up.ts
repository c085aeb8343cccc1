import { namesApi } from '@/entities/names/api';
import { providerMetadata } from '@/session/provider-api';
import { savedMapsApi } from '@/session/saved-maps/saved-maps-api';
import { forgetBegunCalls } from '@/shared/api/begun-calls';
import { serverInfo } from '@/shared/api/server-info';
import { awaitsAnswers } from './awaits-answers';
import { loadFonts } from './load-fonts';
import { fetchOtherScreens } from './screens';
import type { Store } from './store';

/** Milliseconds between two looks. */
const LOOK = 100;

/**
 * Whether the page still is what the server sent, or waits for what it asked for itself. While it is drawn with that it is
 * busy: what changes the store then makes React draw all of it at once, and hold the phone up.
 */
const isComing = (store: Store) =>
  document.querySelector('style[data-first], main [aria-busy=true]') !== null || awaitsAnswers(store);

/** When the page shows its first result. */
function afterFirstResult(store: Store, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasThere = false;
  const look = () => {
    const isThere = !isComing(store);
    // Seen twice: a screen that has just been drawn asks a moment later.
    timer = isThere && wasThere ? undefined : setTimeout(look, LOOK);
    wasThere = isThere;
    if (!timer) work();
  };
  // After two frames: the page has been painted, and has asked.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(look);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const accountOf = (store: Store) => store.getState().session.claims?.user_name;

/**
 * Asks for what many pages use, when the first of them has its result; anew for another account, for whom the answers of
 * the one before are forgotten. A page that needs one of them at once asks for itself. The answer stops it.
 */
export function startUp(store: Store): () => void {
  const { dispatch } = store;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const ask = () => {
    forgetBegunCalls();
    const asked = [
      loadFonts,
      () => void fetchOtherScreens().catch(() => undefined),
      () => void dispatch(serverInfo.initiate()),
      () => void dispatch(namesApi.endpoints.crops.initiate()),
      () => void dispatch(namesApi.endpoints.countryNames.initiate()),
      () => void dispatch(providerMetadata.initiate()),
      () => void (accountOf(store) && dispatch(savedMapsApi.endpoints.myMaps.initiate())),
    ];
    // Each in a task of its own: somebody may be scrolling already.
    timers = asked.map((each) => setTimeout(each));
  };
  let cancel = afterFirstResult(store, ask);
  let account = accountOf(store);
  const unsubscribe = store.subscribe(() => {
    if (accountOf(store) === account) return;
    account = accountOf(store);
    cancel();
    cancel = afterFirstResult(store, ask);
  });
  return () => {
    cancel();
    timers.forEach(clearTimeout);
    unsubscribe();
  };
}
