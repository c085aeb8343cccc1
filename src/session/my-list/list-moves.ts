import type { UuidList } from './list-algebra';
import { NO_SAVED_LISTS, type NamedList, type SavedLists } from './saved-lists';

/** The saved lists and the active one's accessions, which are always stored together. */
export interface Lists {
  saved: SavedLists;
  active: UuidList;
}

/** Makes another list the active one; the one before goes to the saved lists. An unknown id changes nothing. */
export function switchedTo({ saved, active }: Lists, id: string): Lists {
  const chosen = saved.lists.find((list) => list.id === id);
  if (!chosen) return { saved, active };
  const { accessions, ...current } = chosen;
  const lists = saved.lists.map((list) => (list === chosen ? { ...saved.current, accessions: active } : list));
  return { saved: { ...saved, current, lists }, active: accessions };
}

/** A further list, made the active one. An active list without name and accessions is not kept. */
export function withNewList({ saved, active }: Lists, head: NamedList, accessions: UuidList): Lists {
  const kept = saved.current.name || active.length ? [{ ...saved.current, accessions: active }] : [];
  return { saved: { ...saved, current: head, lists: [...saved.lists, ...kept] }, active: accessions };
}

export function described({ saved, active }: Lists, head: NamedList): Lists {
  const lists = saved.lists.map((list) => (list.id === head.id ? { ...list, ...head } : list));
  return { saved: { ...saved, lists, current: saved.current.id === head.id ? head : saved.current }, active };
}

/** Without a list. The active one is replaced by the first of the others, or by an empty one. */
export function withoutList({ saved, active }: Lists, id: string): Lists {
  if (id !== saved.current.id)
    return { saved: { ...saved, lists: saved.lists.filter((list) => list.id !== id) }, active };
  const [next, ...lists] = saved.lists;
  if (!next) return { saved: { ...saved, current: NO_SAVED_LISTS.current }, active: [] };
  const { accessions, ...current } = next;
  return { saved: { ...saved, current, lists }, active: accessions };
}
