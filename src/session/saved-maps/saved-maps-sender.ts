import type { Store } from '@reduxjs/toolkit';
import type { SavedMap } from '@/contract/session';
import { isFailure } from '@/shared/api/failure';
import type { ApiDispatch } from '@/shared/api/use-api-dispatch';
import { notify } from '@/shared/ui/notices';
import { changeSavedMaps } from './keep-saved-maps';
import type { SavedLayer } from './saved-layer';
import { savedMapsApi } from './saved-maps-api';
import type { WithSavedMaps } from './saved-maps-slice';

const { addMyMap, changeMyMap, removeMyMap } = savedMapsApi.endpoints;

/** Milliseconds that a layer rests before its change is sent: a slider has many places. */
const REST = 700;

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

const wire = ({ filterCode, name, enabled, opacity, color }: SavedLayer): SavedMap => ({
  filterCode,
  name,
  enabled,
  opacity,
  color,
});

/** What is sent to the account; a failure is told, and the layer stays in this browser. */
export function savedMapsSender(store: Store) {
  const dispatch = store.dispatch as ApiDispatch;
  const tell = (error: unknown) => {
    const message = isFailure(error) ? error.message : '';
    dispatch(notify({ key: 'map:layers.serverFailed', values: { message }, severity: 'error' }));
  };
  const forget = (filterCode: string) => {
    clearTimeout(waiting.get(filterCode));
    waiting.delete(filterCode);
  };
  const present = (filterCode: string) =>
    (store.getState() as WithSavedMaps).savedMaps?.find((layer) => layer.filterCode === filterCode);
  const add = async (layer: SavedMap, account: string) => {
    try {
      await dispatch(addMyMap.initiate(wire(layer))).unwrap();
    } catch (error) {
      // Held already, from another tab: as good.
      if (!isFailure(error) || error.status !== 409) {
        tell(error);
        return;
      }
    }
    const theirs = (one: SavedLayer) => (one.filterCode === layer.filterCode ? { ...one, account } : one);
    changeSavedMaps(store, (before) => before.map(theirs));
  };
  return {
    add,
    change: (filterCode: string, account: string) => {
      forget(filterCode);
      const sending = () => {
        waiting.delete(filterCode);
        const layer = present(filterCode);
        if (layer?.account === undefined) {
          if (layer) void add(layer, account);
          return;
        }
        dispatch(changeMyMap.initiate(wire(layer)))
          .unwrap()
          .catch(tell);
      };
      waiting.set(filterCode, setTimeout(sending, REST));
    },
    remove: (filterCode: string) => {
      forget(filterCode);
      dispatch(removeMyMap.initiate(filterCode)).unwrap().catch(tell);
    },
  };
}
