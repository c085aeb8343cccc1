import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore, REHYDRATE, type PersistConfig } from 'redux-persist';
import { MY_LIST_KEY, MY_LIST_MAX } from '@/contract/constants';
import { notify } from '@/shared/ui/outcomes/notices';
import { together } from './list-algebra';
import { myListReducer, selectMyList, type MyListState, type WithMyList } from './my-list-slice';
import { myListStorage, type TellMyList } from './my-list-storage';

/** What redux-persist reads and writes, and a field of its own, which is not stored. */
type Persisted = Pick<MyListState, 'accessions'>;

interface PersistedMyList {
  reducer: Reducer<MyListState>;
  /** To be called once, with the store of this reducer. `rehydrated` when the list has been read. */
  persist(store: Store<WithMyList>): { rehydrated: Promise<void>; leave(): void };
}

/**
 * My List, kept by redux-persist as exactly `{ count, accessions }`: read at start, when the window gets the focus and when
 * another tab writes; written at every change. Each time it is put together from what this tab has, what is stored, and
 * what both were last, so that two tabs lose nothing of each other, and a list that could not be stored stays on the screen.
 */
export function persistedMyList(): PersistedMyList {
  let tell: TellMyList = () => undefined;
  const { read, write } = myListStorage((...said) => tell(...said));

  const config: PersistConfig<MyListState> & { deserialize: false } = {
    key: MY_LIST_KEY,
    keyPrefix: '',
    whitelist: ['accessions'],
    // The storage makes the text, and reads it: it alone knows what of it is to be trusted.
    serialize: false,
    deserialize: false,
    // It answers at once.
    timeout: 0,
    storage: {
      getItem: async (): Promise<Persisted> => ({ accessions: read() }),
      setItem: async (_: string, { accessions }: Persisted) => write(accessions),
      removeItem: async () => undefined,
    },
    stateReconciler: ({ accessions: theirs }: Persisted, state) => ({
      ...state,
      accessions: together(state.stored, state.accessions, theirs).list,
      stored: theirs,
    }),
  };

  const persist: PersistedMyList['persist'] = (store) => {
    // redux-persist reads and writes while a reducer runs, which may not dispatch.
    const untold: UnknownAction[] = [];
    const tellAll = () => untold.splice(0).forEach((notice) => store.dispatch(notice));
    tell = (key, values = {}) => {
      untold.push(notify({ key: `common:myList.${key}`, values, severity: 'error' }));
      queueMicrotask(tellAll);
    };

    const rehydrate = () => {
      const theirs = read();
      const { accessions, stored } = store.getState().myList;
      const { refused } = together(stored, accessions, theirs);
      const room = MY_LIST_MAX - theirs.length;
      if (refused) tell('refused', { count: refused, shown: refused, max: MY_LIST_MAX, room });
      store.dispatch({ type: REHYDRATE, key: MY_LIST_KEY, payload: { accessions: theirs } });
    };

    let known = selectMyList(store.getState());
    let unsubscribe = () => {};
    let ready = () => {};
    const rehydrated = new Promise<void>((resolve) => (ready = resolve));
    const persistor = persistStore(store, null, () => {
      unsubscribe = store.subscribe(changed);
      // What was read amiss is written as it should be, and what was changed before.
      changed();
      ready();
    });
    /** At once, not in the next task: a link may open another tab now. */
    const flush = () => {
      void persistor.flush();
      // Written by us, or by another tab, over which nothing is written before the two are put together.
      if (read() !== store.getState().myList.stored) rehydrate();
      tellAll();
    };
    const changed = () => {
      const list = selectMyList(store.getState());
      if (list === known) return;
      known = list;
      flush();
    };
    const look = () => {
      rehydrate();
      flush();
    };
    const heard = ({ key }: StorageEvent) => {
      if (key === MY_LIST_KEY || key === null) look();
    };
    globalThis.addEventListener('focus', look);
    globalThis.addEventListener('storage', heard);
    const leave = () => {
      persistor.pause();
      unsubscribe();
      globalThis.removeEventListener('focus', look);
      globalThis.removeEventListener('storage', heard);
    };
    return { rehydrated, leave };
  };

  return { reducer: persistReducer(config, myListReducer) as Reducer<MyListState>, persist };
}
