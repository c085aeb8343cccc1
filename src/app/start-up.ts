import { namesApi } from '@/entities/names/api';
import { providerMetadata } from '@/session/provider-api';
import { savedMapsApi } from '@/session/saved-maps/saved-maps-api';
import { serverInfo } from '@/shared/api/server-info';
import type { Store } from './store';

/** Whether an answer is still to come that the page asked for by itself. */
const waits = (store: Store) =>
  Object.values(store.getState().api.queries).some((query) => query?.status === 'pending');

/** After the first paint, and when the page has what it asked for itself. */
function afterFirstResult(store: Store, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;
  const look = () => {
    if (waits(store)) return;
    unsubscribe?.();
    work();
  };
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      unsubscribe = store.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(look);
      });
      look();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    unsubscribe?.();
  };
}

const accountOf = (store: Store) => store.getState().session.claims?.user_name;

/**
 * Asks for what many pages use, when the first of them has its result; anew for another account, for whom the answers of
 * the one before are forgotten. A page that needs one of them at once asks for itself. The answer stops it.
 */
export function startUp(store: Store): () => void {
  const ask = () => {
    const { dispatch } = store;
    void dispatch(serverInfo.initiate());
    void dispatch(namesApi.endpoints.crops.initiate());
    void dispatch(namesApi.endpoints.countryNames.initiate());
    void dispatch(providerMetadata.initiate());
    if (accountOf(store)) void dispatch(savedMapsApi.endpoints.myMaps.initiate());
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
    unsubscribe();
  };
}
