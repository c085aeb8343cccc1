import type { UnknownAction } from '@reduxjs/toolkit';
import { MY_LIST_KEY, MY_LIST_MAX } from '@/contract/constants';
import { notify } from '@/shared/ui/outcomes/notices';
import { keepAside, storedText, storeTexts } from '@/session/stored-texts';
import { merged, type UuidList } from './list-algebra';
import { myListRead, selectMyList, type WithMyList } from './my-list-slice';
import { readStoredList, writeStoredList } from './stored-list';

interface WatchedStore {
  dispatch(action: UnknownAction): unknown;
  getState(): WithMyList;
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps the list of the store and the one in the browser's storage the same: reads at start, when the window gets the
 * focus and when another tab writes; writes at every change. Each time the two are put together from what both had
 * last, so that two tabs lose nothing of each other, and a list that could not be stored stays on the screen.
 */
export function persistMyList({ dispatch, getState, subscribe }: WatchedStore): () => void {
  /** The text that the storage held last, the list that it stood for, and the list that was last to be stored. */
  let text: string | null = null;
  let base: UuidList = selectMyList(getState());
  let tried: UuidList = base;
  let refusalShown = false;
  /** Broken contents that could not be kept aside are never written over. */
  let locked = false;

  const tell = (key: string, values: Record<string, string | number> = {}) =>
    dispatch(notify({ key: `common:myList.${key}`, values, severity: 'error' }));

  /** The stored list; `sound` says that it need not be written again. */
  const look = (): { theirs: UuidList; sound: boolean } => {
    const now = storedText(MY_LIST_KEY);
    if (now === undefined || now === text) return { theirs: base, sound: true };
    const { accessions, invalid, whole } = readStoredList(now);
    text = now;
    if (!whole && now !== null) {
      const key = keepAside(MY_LIST_KEY, now);
      locked = key === undefined;
      tell(locked ? 'locked' : 'broken', { key: key ?? MY_LIST_KEY });
    }
    if (invalid) tell('invalid', { count: invalid });
    return { theirs: accessions, sound: whole && invalid === 0 };
  };

  const together = (ours: UuidList, theirs: UuidList): UuidList => {
    if (ours === base || theirs === base) return ours === base ? theirs : ours;
    const both = merged(base, ours, theirs);
    if (both.length <= MY_LIST_MAX) return both;
    const count = both.length - theirs.length;
    tell('refused', { count, shown: count, max: MY_LIST_MAX, room: MY_LIST_MAX - theirs.length });
    return theirs;
  };

  const store = (list: UuidList): boolean => {
    const written = writeStoredList(list);
    if (written === text) return true;
    if (locked || !storeTexts({ [MY_LIST_KEY]: written })) return false;
    text = written;
    refusalShown = false;
    return true;
  };

  const settle = () => {
    const ours = selectMyList(getState());
    const { theirs, sound } = look();
    if (ours === base && theirs === base) return;
    const next = together(ours, theirs);
    const stored = (next === theirs && sound) || store(next);
    base = stored ? next : theirs;
    tried = next;
    if (next !== ours) dispatch(myListRead(next));
    if (stored || refusalShown) return;
    refusalShown = true;
    tell('notSaved');
  };

  const changed = () => {
    const ours = selectMyList(getState());
    if (ours !== base && ours !== tried) settle();
  };
  const heard = ({ key }: StorageEvent) => {
    if (key === MY_LIST_KEY || key === null) settle();
  };
  settle();
  const unsubscribe = subscribe(changed);
  globalThis.addEventListener('focus', settle);
  globalThis.addEventListener('storage', heard);
  return () => {
    unsubscribe();
    globalThis.removeEventListener('focus', settle);
    globalThis.removeEventListener('storage', heard);
  };
}
