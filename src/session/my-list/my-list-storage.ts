import { MY_LIST_KEY } from '@/contract/constants';
import { keepAside, storedText, storeTexts } from '@/session/stored-texts';
import type { UuidList } from './list-algebra';
import { readStoredList, writeStoredList } from './stored-list';

/** Says what went wrong: a key below `common:myList`. */
export type TellMyList = (key: string, values?: Record<string, string | number>) => void;

/** What the browser's storage holds of My List, whoever wrote it. */
export interface MyListStorage {
  /** The stored list: the same array until somebody else has written. */
  read(): UuidList;
  /** Writes this list, unless somebody else has written since it was read. */
  write(list: UuidList): void;
}

export function myListStorage(tell: TellMyList): MyListStorage {
  let text: string | null = null;
  let list: UuidList = [];
  /** What was read is stored as we would write it. */
  let sound = true;
  /** Broken contents that could not be kept aside are never written over. */
  let locked = false;
  let refusalTold = false;

  const read = (): UuidList => {
    const now = storedText(MY_LIST_KEY);
    if (now === undefined || now === text) return list;
    const { accessions, invalid, whole } = readStoredList(now);
    [text, list, sound] = [now, accessions, whole && invalid === 0];
    if (!whole && now !== null) {
      const key = keepAside(MY_LIST_KEY, now);
      locked = key === undefined;
      tell(locked ? 'locked' : 'broken', { key: key ?? MY_LIST_KEY });
    }
    if (invalid) tell('invalid', { count: invalid });
    return list;
  };

  const write = (next: UuidList): void => {
    const theirs = list;
    if (read() !== theirs || (next === list && sound)) return;
    const written = writeStoredList(next);
    if (written === text || (!locked && storeTexts({ [MY_LIST_KEY]: written })))
      [text, list, sound, refusalTold] = [written, next, true, false];
    else if (!refusalTold) {
      refusalTold = true;
      tell('notSaved');
    }
  };

  return { read, write };
}
