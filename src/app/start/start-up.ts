/** Prefetch when idle: what many pages use later. */
import { namesApi } from '@/entities/names/api';
import { providerMetadata } from '@/session/sign-in/provider-api';
import { savedMapsApi } from '@/session/saved-maps/saved-maps-api';
import { forgetPrefetchedCalls } from '@/shared/api/requests/prefetched-calls';
import { serverInfo } from '@/shared/api/server-info';
import { atRest, idle } from './at-rest';
import { loadFonts } from './load-fonts';
import { fetchOtherScreens } from '../screens';
import type { Store } from '../store';

/**
 * Asks for what many pages use, when the first of them has its result. While that is being drawn, what changes the store
 * would make React draw all of it at once, and hold the phone up. A page that needs one of them at once asks for itself.
 * @param account The maps of who is signed in are asked for, too.
 */
export async function startUp({ store, account }: { store: Store; account?: string | undefined }, signal: AbortSignal) {
  const { dispatch } = store;
  const asked: (() => unknown)[] = [
    forgetPrefetchedCalls,
    loadFonts,
    () => fetchOtherScreens().catch(() => undefined),
    () => dispatch(serverInfo.initiate()),
    () => dispatch(namesApi.endpoints.crops.initiate()),
    () => dispatch(namesApi.endpoints.countryNames.initiate()),
    () => dispatch(providerMetadata.initiate()),
    () => account && dispatch(savedMapsApi.endpoints.myMaps.initiate()),
  ];
  await atRest(store);
  for (const ask of asked) {
    if (signal.aborted) return;
    void ask();
    // Each in a task of its own: somebody may be scrolling already.
    await idle();
  }
}
