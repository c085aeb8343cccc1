import { useEffect, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import { changeLists, changeShelf, loadShelf, type ShelfStore } from './keep-shelf';
import type { WithMyList } from './my-list-slice';
import { EMPTY_SHELF, MY_LISTS_KEY, type Shelf } from './shelf';
import type { Lists } from './shelf-moves';
import type { WithShelf } from './shelf-slice';

/** Named lists and notes; what other tabs change shows. The changes say `false` when they could not be stored. */
export function useShelf(): {
  shelf: Shelf;
  change(what: (shelf: Shelf) => Shelf): boolean;
  changeLists(what: (lists: Lists) => Lists): boolean;
} {
  const store: ShelfStore = useStore<WithMyList & WithShelf>();
  const shelf = useSelector((state: WithShelf) => state.myLists) ?? EMPTY_SHELF;
  useEffect(() => {
    const load = () => loadShelf(store);
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
      shelf,
      change: (what) => changeShelf(store, what),
      changeLists: (what) => changeLists(store, what),
    }),
    [store, shelf],
  );
}
