import { useEffect, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import { changeLists, changeSavedLists, loadSavedLists, type SavedListsStore } from './persist-saved-lists';
import type { WithMyList } from './my-list-slice';
import { NO_SAVED_LISTS, MY_LISTS_KEY, type SavedLists } from './saved-lists';
import type { Lists } from './list-moves';
import type { WithSavedLists } from './saved-lists-slice';

/** Named lists and notes; what other tabs change shows. The changes say `false` when they could not be stored. */
export function useSavedLists(): {
  saved: SavedLists;
  change(what: (saved: SavedLists) => SavedLists): boolean;
  changeLists(what: (lists: Lists) => Lists): boolean;
} {
  const store: SavedListsStore = useStore<WithMyList & WithSavedLists>();
  const saved = useSelector((state: WithSavedLists) => state.myLists) ?? NO_SAVED_LISTS;
  useEffect(() => {
    const load = () => loadSavedLists(store);
    const heard = ({ key }: StorageEvent) => {
      if (key === MY_LISTS_KEY || key === null) load();
    };
    load();
    globalThis.addEventListener('focus', load);
    globalThis.addEventListener('storage', heard);
    return () => {
      globalThis.removeEventListener('focus', load);
      globalThis.removeEventListener('storage', heard);
    };
  }, [store]);
  return useMemo(
    () => ({
      saved,
      change: (what) => changeSavedLists(store, what),
      changeLists: (what) => changeLists(store, what),
    }),
    [store, saved],
  );
}
