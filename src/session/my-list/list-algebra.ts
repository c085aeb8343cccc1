import { MY_LIST_MAX } from '@/contract/constants';
import { isUuid } from '@/contract/patterns';

/** uuids in the order of adding, none twice, at most `MY_LIST_MAX`. */
export type UuidList = readonly string[];

/** The uuid as lists keep it, or undefined for what is none. */
export function asUuid(given: unknown): string | undefined {
  const text = typeof given === 'string' ? given.trim().toLowerCase() : '';
  return isUuid(text) ? text : undefined;
}

const sets = new WeakMap<UuidList, ReadonlySet<string>>();

/** The list as a set, made once a list: a table asks for every row. */
export function membersOf(list: UuidList): ReadonlySet<string> {
  const known = sets.get(list);
  if (known) return known;
  const made = new Set(list);
  sets.set(list, made);
  return made;
}

export const without = (list: UuidList, gone: UuidList): UuidList => {
  const members = membersOf(gone);
  return list.filter((uuid) => !members.has(uuid));
};

/** The first list, then what only the second has; may be longer than a list may be. */
export const union = (list: UuidList, other: UuidList): UuidList => [...new Set([...list, ...other])];

export const intersection = (list: UuidList, other: UuidList): UuidList => {
  const members = membersOf(other);
  return list.filter((uuid) => members.has(uuid));
};

/** What adding comes to: all of it or, where that is more than a list may hold, nothing. */
export interface Addition {
  list: UuidList;
  /** uuids that are new and now in the list. */
  added: number;
  /** uuids that are new and not taken. */
  refused: number;
  /** Texts that are no uuid. */
  invalid: number;
}

/** Adds what is not there yet. Half of an addition would be a list that nobody chose: it is taken whole or refused. */
export function withAll(list: UuidList, given: readonly string[]): Addition {
  const valid = given.map(asUuid).filter((uuid) => uuid !== undefined);
  const invalid = given.length - valid.length;
  const next = union(list, valid);
  const more = next.length - list.length;
  if (more === 0) return { list, added: 0, refused: 0, invalid };
  if (next.length > MY_LIST_MAX) return { list, added: 0, refused: more, invalid };
  return { list: next, added: more, refused: 0, invalid };
}

/** Both changes to one list, of this tab and of another: what either added is in, what either removed is out. */
export function merged(base: UuidList, ours: UuidList, theirs: UuidList): UuidList {
  const removed = without(base, ours);
  return union(without(theirs, removed), without(ours, base));
}

/** The same within what a list may hold: where both do not fit, theirs stays, and `refused` of ours find no room. */
export function together(base: UuidList, ours: UuidList, theirs: UuidList): { list: UuidList; refused: number } {
  if (ours === base || ours === theirs) return { list: theirs, refused: 0 };
  const both = theirs === base ? ours : merged(base, ours, theirs);
  return both.length <= MY_LIST_MAX
    ? { list: both, refused: 0 }
    : { list: theirs, refused: both.length - theirs.length };
}
