import { namesApi } from '@/entities/names/api';
import { providerMetadata } from '@/session/provider-api';
import { savedMapsApi } from '@/session/saved-maps/saved-maps-api';
import { serverInfo } from '@/shared/api/server-info';
import type { Store } from './store';

/** After the first paint: two frames, then whatever the browser still has to do. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const accountOf = (store: Store) => store.getState().session.claims?.user_name;

/**
 * Asks for what many pages use, when the first of them is painted; anew for another account, for whom the answers of
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
  let cancel = afterPaint(ask);
  let account = accountOf(store);
  const unsubscribe = store.subscribe(() => {
    if (accountOf(store) === account) return;
    account = accountOf(store);
    cancel();
    cancel = afterPaint(ask);
  });
  return () => {
    cancel();
    unsubscribe();
  };
}
