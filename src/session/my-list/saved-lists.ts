import { asUuid, membersOf, type UuidList } from './list-algebra';
import type { PassportSnapshot } from './passport-snapshot';

/** Where named lists, notes and what accessions were lie in the browser's storage. */
export const MY_LISTS_KEY = 'myLists';
/** Lists beside the active one: more than this would not fit into a browser's storage. */
export const MAX_SAVED_LISTS = 11;
export const MAX_LIST_NAME_LENGTH = 80;
export const MAX_NOTE_LENGTH = 2_000;

export interface NamedList {
  id: string;
  /** Empty for a list that nobody named yet. */
  name: string;
  note: string;
}

export interface SavedList extends NamedList {
  accessions: UuidList;
}

/** All that belongs to lists but the accessions of the active one, which lie under `myList`. */
export interface SavedLists {
  current: NamedList;
  lists: readonly SavedList[];
  /** Notes by uuid. */
  notes: Readonly<Record<string, string>>;
  /** What an accession was when it came into a list, by uuid. */
  seen: Readonly<Record<string, PassportSnapshot>>;
}

export const NO_SAVED_LISTS: SavedLists = {
  current: { id: 'first', name: '', note: '' },
  lists: [],
  notes: {},
  seen: {},
};

const isBag = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');

function namedList(value: unknown): NamedList | undefined {
  if (!isBag(value) || typeof value.id !== 'string' || value.id === '') return undefined;
  return { id: value.id, name: textOf(value.name, MAX_LIST_NAME_LENGTH), note: textOf(value.note, MAX_NOTE_LENGTH) };
}

function savedList(value: unknown): SavedList[] {
  const named = namedList(value);
  const entries: unknown = isBag(value) ? value.accessions : undefined;
  if (!named || !Array.isArray(entries)) return [];
  return [{ ...named, accessions: [...new Set(entries.map(asUuid).filter((uuid) => uuid !== undefined))] }];
}

function byUuid<V>(value: unknown, read: (entry: unknown) => V | undefined): Record<string, V> {
  const entries = Object.entries(isBag(value) ? value : {}).flatMap(([key, entry]): [string, V][] => {
    const uuid = asUuid(key);
    const found = read(entry);
    return uuid && found !== undefined ? [[uuid, found]] : [];
  });
  return Object.fromEntries(entries);
}

const isText = (part: unknown) => typeof part === 'string';
const isAnswer = (part: unknown) => part === null || typeof part === 'boolean';
const isSnapshot = (value: unknown): value is PassportSnapshot =>
  Array.isArray(value) && value.length === 7 && value.every((part, at) => (at < 5 ? isText(part) : isAnswer(part)));

/** Reads what lies under `myLists`; undefined for what is none of ours. */
export function parseSavedLists(text: string | null): SavedLists | undefined {
  if (text === null) return NO_SAVED_LISTS;
  try {
    const value: unknown = JSON.parse(text);
    if (!isBag(value)) return undefined;
    const current = namedList(value.current) ?? NO_SAVED_LISTS.current;
    const lists = (Array.isArray(value.lists) ? value.lists : []).flatMap(savedList);
    return {
      current,
      lists: lists.filter(({ id }, place) => id !== current.id && lists.findIndex((one) => one.id === id) === place),
      notes: byUuid(value.notes, (note) => textOf(note, MAX_NOTE_LENGTH) || undefined),
      seen: byUuid(value.seen, (entry) => (isSnapshot(entry) ? entry : undefined)),
    };
  } catch {
    return undefined;
  }
}

export function withNote(saved: SavedLists, uuid: string, note: string): SavedLists {
  const { [uuid]: _, ...others } = saved.notes;
  const text = note.trim().slice(0, MAX_NOTE_LENGTH);
  return { ...saved, notes: text ? { ...others, [uuid]: text } : others };
}

/** What accessions were, for those of which it is not known yet; of those in no list any more it is forgotten. */
export function withSnapshots(
  saved: SavedLists,
  seen: ReadonlyMap<string, PassportSnapshot>,
  active: UuidList,
): SavedLists {
  const kept = new Set(saved.lists.flatMap(({ accessions }) => accessions));
  const members = membersOf(active);
  const all = Object.entries({ ...Object.fromEntries(seen), ...saved.seen });
  return { ...saved, seen: Object.fromEntries(all.filter(([uuid]) => members.has(uuid) || kept.has(uuid))) };
}
