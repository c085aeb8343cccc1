import type { UnknownAction } from '@reduxjs/toolkit';
import { MY_LIST_KEY } from '@/contract/constants';
import { notify } from '@/shared/ui/notices';
import { keepAside, storedText, storeTexts } from '../stored-texts';
import type { UuidList } from './list-algebra';
import { myListSwitched, selectMyList, type WithMyList } from './my-list-slice';
import { EMPTY_SHELF, MY_LISTS_KEY, readShelf, type Shelf } from './shelf';
import type { Lists } from './shelf-moves';
import { shelfRead, type WithShelf } from './shelf-slice';
import { writeStoredList } from './stored-list';

export interface ShelfStore {
  dispatch(action: UnknownAction): unknown;
  getState(): WithMyList & WithShelf;
}

/** The text that was read last, and its shelf: read anew only when another tab wrote. `broken`: it is none of ours. */
let latest: { text: string | null; shelf: Shelf; broken: boolean } | undefined;

/** Reads the shelf out of the storage into the store. Broken contents are kept aside and told. */
export function loadShelf({ dispatch, getState }: ShelfStore): Shelf {
  const text = storedText(MY_LISTS_KEY);
  const shown = getState().myLists;
  if (text === undefined) return shown ?? EMPTY_SHELF;
  if (latest?.text !== text) {
    const shelf = readShelf(text);
    if (shelf === undefined && text !== null) {
      const key = keepAside(MY_LISTS_KEY, text) ?? MY_LISTS_KEY;
      dispatch(notify({ key: 'common:myList.shelfBroken', values: { key }, severity: 'error' }));
    }
    latest = { text, shelf: shelf ?? EMPTY_SHELF, broken: shelf === undefined };
  }
  if (latest.shelf !== shown) dispatch(shelfRead(latest.shelf));
  return latest.shelf;
}

function store(texts: Record<string, string>, shelf: Shelf, { dispatch }: ShelfStore): boolean {
  const aside = !latest?.broken || keepAside(MY_LISTS_KEY, latest.text ?? '') !== undefined;
  const text = JSON.stringify(shelf);
  if (!aside || !storeTexts({ ...texts, [MY_LISTS_KEY]: text })) return false;
  latest = { text, shelf, broken: false };
  dispatch(shelfRead(shelf));
  return true;
}

/** Changes what the storage holds at this moment; `false` when it could not be stored, and then nothing is changed. */
export function changeShelf(shelfStore: ShelfStore, change: (shelf: Shelf) => Shelf): boolean {
  const before = loadShelf(shelfStore);
  const next = change(before);
  return next === before || store({}, next, shelfStore);
}

/** The same for changes that put another list in force: both are stored, or neither. */
export function changeLists(shelfStore: ShelfStore, change: (lists: Lists) => Lists): boolean {
  const inForce: UuidList = selectMyList(shelfStore.getState());
  const next = change({ shelf: loadShelf(shelfStore), inForce });
  if (!store({ [MY_LIST_KEY]: writeStoredList(next.inForce) }, next.shelf, shelfStore)) return false;
  if (next.inForce !== inForce) shelfStore.dispatch(myListSwitched(next.inForce));
  return true;
}
