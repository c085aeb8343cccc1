import type { UnknownAction } from '@reduxjs/toolkit';
import { notify } from '@/shared/ui/outcomes/notices';
import { keepAside, storedText, storeTexts } from '@/session/stored-texts';
import { readStored, SAVED_MAPS_KEY, type SavedLayer } from './saved-layer';
import { savedMapsRead, type WithSavedMaps } from './saved-maps-slice';

export interface SavedMapsStore {
  dispatch(action: UnknownAction): unknown;
  getState(): unknown;
}

const shown = ({ getState }: SavedMapsStore) => (getState() as WithSavedMaps).savedMaps;

/** Reads the layers of the storage into the store. Broken contents are kept aside, under a name that is told. */
export function loadSavedMaps(store: SavedMapsStore): SavedLayer[] {
  const text = storedText(SAVED_MAPS_KEY);
  const present = shown(store);
  const read = text === undefined ? (present ?? []) : readStored(text);
  if (read === undefined && text) {
    const key = keepAside(SAVED_MAPS_KEY, text) ?? SAVED_MAPS_KEY;
    store.dispatch(notify({ key: 'map:layers.broken', values: { key }, severity: 'error' }));
  }
  const layers = read ?? [];
  if (JSON.stringify(present) !== JSON.stringify(layers)) store.dispatch(savedMapsRead(layers));
  return layers;
}

/** Changes what the storage holds at this moment. What cannot be stored is shown all the same, and that is said. */
export function changeSavedMaps(
  store: SavedMapsStore,
  change: (layers: readonly SavedLayer[]) => readonly SavedLayer[],
): void {
  const read = readStored(storedText(SAVED_MAPS_KEY) ?? null);
  const unstored = read === undefined || (read.length === 0 && (shown(store)?.length ?? 0) > 0);
  // Where the storage is refused, the store is all there is.
  const before = unstored ? (shown(store) ?? []) : read;
  const after = [...change(before)];
  store.dispatch(savedMapsRead(after));
  if (storeTexts({ [SAVED_MAPS_KEY]: JSON.stringify(after) })) return;
  store.dispatch(notify({ key: 'map:layers.storageFull', severity: 'error' }));
}
