import { MY_LIST_MAX } from '@/contract/constants';
import { asUuid, type UuidList } from './list-algebra';

/** What a stored text comes to. `whole` says that nothing of it is lost when the list is written again. */
export interface StoredList {
  accessions: UuidList;
  /** Entries that are no uuid. */
  invalid: number;
  whole: boolean;
}

const NONE: StoredList = { accessions: [], invalid: 0, whole: true };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const entriesOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'accessions' in value ? value.accessions : undefined;

/** Reads what lies under `myList`, whoever wrote it: never throws, never more than a list may hold. */
export function readStoredList(text: string | null): StoredList {
  if (text === null) return NONE;
  const entries = entriesOf(parsed(text));
  if (!Array.isArray(entries)) return { ...NONE, whole: false };
  const uuids = entries.map(asUuid).filter((uuid) => uuid !== undefined);
  const accessions = [...new Set(uuids)];
  return {
    accessions: accessions.slice(0, MY_LIST_MAX),
    invalid: entries.length - uuids.length,
    whole: accessions.length <= MY_LIST_MAX,
  };
}

/** Exactly what other clients of this storage expect. */
export const writeStoredList = (accessions: UuidList): string =>
  JSON.stringify({ count: accessions.length, accessions });
