import type { UnknownAction } from '@reduxjs/toolkit';
import { MY_LIST_KEY } from '@/contract/constants';
import { notify } from '@/shared/ui/outcomes/notices';
import { keepAside, storedText, storeTexts } from '@/session/stored-texts';
import type { UuidList } from './list-algebra';
import { myListSwitched, selectMyList, type WithMyList } from './my-list-slice';
import { NO_SAVED_LISTS, MY_LISTS_KEY, parseSavedLists, type SavedLists } from './saved-lists';
import type { Lists } from './list-moves';
import { savedListsLoaded, type WithSavedLists } from './saved-lists-slice';
import { writeStoredList } from './stored-list';

export interface SavedListsStore {
  dispatch(action: UnknownAction): unknown;
  getState(): WithMyList & WithSavedLists;
}

/** The text that was read last, and its lists: parsed anew only when another tab wrote. `broken`: it is none of ours. */
let latest: { text: string | null; saved: SavedLists; broken: boolean } | undefined;

/** Reads the saved lists out of the storage into the store. Broken contents are set aside, with a message. */
export function loadSavedLists({ dispatch, getState }: SavedListsStore): SavedLists {
  const text = storedText(MY_LISTS_KEY);
  const shown = getState().myLists;
  if (text === undefined) return shown ?? NO_SAVED_LISTS;
  if (latest?.text !== text) {
    const saved = parseSavedLists(text);
    if (saved === undefined && text !== null) {
      const key = keepAside(MY_LISTS_KEY, text) ?? MY_LISTS_KEY;
      dispatch(notify({ key: 'common:myList.savedListsBroken', values: { key }, severity: 'error' }));
    }
    latest = { text, saved: saved ?? NO_SAVED_LISTS, broken: saved === undefined };
  }
  if (latest.saved !== shown) dispatch(savedListsLoaded(latest.saved));
  return latest.saved;
}

function store(texts: Record<string, string>, saved: SavedLists, { dispatch }: SavedListsStore): boolean {
  const aside = !latest?.broken || keepAside(MY_LISTS_KEY, latest.text ?? '') !== undefined;
  const text = JSON.stringify(saved);
  if (!aside || !storeTexts({ ...texts, [MY_LISTS_KEY]: text })) return false;
  latest = { text, saved, broken: false };
  dispatch(savedListsLoaded(saved));
  return true;
}

/** Changes what the storage holds at this moment; `false` when it could not be stored, and then nothing is changed. */
export function changeSavedLists(listStore: SavedListsStore, change: (saved: SavedLists) => SavedLists): boolean {
  const before = loadSavedLists(listStore);
  const next = change(before);
  return next === before || store({}, next, listStore);
}

/** The same for changes that make another list the active one: both are stored, or neither. */
export function changeLists(listStore: SavedListsStore, change: (lists: Lists) => Lists): boolean {
  const active: UuidList = selectMyList(listStore.getState());
  const next = change({ saved: loadSavedLists(listStore), active });
  if (!store({ [MY_LIST_KEY]: writeStoredList(next.active) }, next.saved, listStore)) return false;
  if (next.active !== active) listStore.dispatch(myListSwitched(next.active));
  return true;
}
