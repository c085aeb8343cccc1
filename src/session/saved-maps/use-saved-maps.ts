import type { Store } from '@reduxjs/toolkit';
import { useEffect, useMemo, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { SavedMap } from '@/contract/account/session';
import { useSession } from '@/session/use-session';
import { asFailure, isFailure, type Failure } from '@/shared/api/failure';
import type { ApiDispatch } from '@/shared/api/use-api-dispatch';
import { notify } from '@/shared/ui/outcomes/notices';
import { changeSavedMaps, loadSavedMaps } from './persist-saved-maps';
import { mergedWith, SAVED_MAPS_KEY, visibleTo, type SavedLayer } from './saved-layer';
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
function savedMapsSender(store: Store) {
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

const { myMaps } = savedMapsApi.endpoints;

const NONE: SavedLayer[] = [];

export interface SavedMaps {
  /** Uppermost first. */
  layers: readonly SavedLayer[];
  /** Why those of the account are not among them. */
  failed: Failure | undefined;
  retry: () => void;
  /** The caller has looked whether the filter is among the layers. */
  add: (layer: SavedMap) => void;
  change: (filterCode: string, patch: Partial<SavedMap>) => void;
  /** Up or down by one place. */
  move: (filterCode: string, by: -1 | 1) => void;
  remove: (filterCode: string) => void;
}

/** Another place in the list, among those that are shown. */
function moved(layers: readonly SavedLayer[], visible: readonly SavedLayer[], code: string, by: -1 | 1) {
  const at = visible.findIndex(({ filterCode }) => filterCode === code);
  const other = visible[at + by];
  if (at < 0 || !other) return layers;
  const from = layers.findIndex(({ filterCode }) => filterCode === code);
  const to = layers.findIndex(({ filterCode }) => filterCode === other.filterCode);
  const next = [...layers];
  const [taken] = next.splice(from, 1);
  if (taken) next.splice(to, 0, taken);
  return next;
}

/** The layers that somebody saved: in this browser and, for who is signed in, with the account. */
export function useSavedMaps(): SavedMaps {
  const store = useStore();
  const { uuid, account: address } = useSession();
  const account = uuid ?? address;
  const all = useSelector((state: WithSavedMaps) => state.savedMaps) ?? NONE;
  const { currentData: held, error, refetch } = myMaps.useQuery(undefined, { skip: account === undefined });
  const layers = useMemo(() => visibleTo(all, account), [all, account]);
  const send = useMemo(() => savedMapsSender(store), [store]);

  useEffect(() => {
    loadSavedMaps(store);
    const heard = ({ key }: StorageEvent) => {
      if (key === SAVED_MAPS_KEY || key === null) loadSavedMaps(store);
    };
    globalThis.addEventListener('storage', heard);
    return () => globalThis.removeEventListener('storage', heard);
  }, [store]);

  const merged = useRef<string>(undefined);
  useEffect(() => {
    // Once: from then on every change here is sent there.
    if (!held || account === undefined || merged.current === account) return;
    merged.current = account;
    let missing: SavedLayer[] = [];
    changeSavedMaps(store, (local) => {
      const both = mergedWith(local, held, account);
      ({ missing } = both);
      return both.layers;
    });
    for (const layer of missing) void send.add(layer, account);
  }, [held, account, store, send]);

  return {
    layers,
    failed: error === undefined ? undefined : asFailure(error),
    retry: () => void refetch(),
    add: (layer) => {
      changeSavedMaps(store, (before) => [layer, ...before]);
      if (account !== undefined) void send.add(layer, account);
    },
    change: (filterCode, patch) => {
      const changed = (layer: SavedLayer) => (layer.filterCode === filterCode ? { ...layer, ...patch } : layer);
      changeSavedMaps(store, (before) => before.map(changed));
      if (account !== undefined) send.change(filterCode, account);
    },
    move: (filterCode, by) => changeSavedMaps(store, (before) => moved(before, layers, filterCode, by)),
    remove: (filterCode) => {
      const isHeld = all.some((layer) => layer.filterCode === filterCode && layer.account !== undefined);
      changeSavedMaps(store, (before) => before.filter((layer) => layer.filterCode !== filterCode));
      if (isHeld) send.remove(filterCode);
    },
  };
}
