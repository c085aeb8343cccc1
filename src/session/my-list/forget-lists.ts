import { MY_LIST_KEY } from '@/contract/constants';
import { removeText, storedKeys } from '@/session/stored-texts';
import { selectMyList } from './my-list-slice';
import { changeLists, loadSavedLists, type SavedListsStore } from './persist-saved-lists';
import { MY_LISTS_KEY, NO_SAVED_LISTS } from './saved-lists';

/** Whether My List, another list or a note lies in this browser. */
export function holdsLists(store: SavedListsStore): boolean {
  const { lists, notes, current } = loadSavedLists(store);
  const isNamed = current.name !== '' || current.note !== '';
  return selectMyList(store.getState()).length + lists.length + Object.keys(notes).length > 0 || isNamed;
}

/** All lists of this browser, in every tab, and what was set aside of them. */
export function forgetLists(store: SavedListsStore): void {
  changeLists(store, () => ({ saved: NO_SAVED_LISTS, active: [] }));
  for (const key of storedKeys())
    if ([MY_LIST_KEY, MY_LISTS_KEY].some((each) => key.startsWith(`${each}.kept`))) removeText(key);
}
