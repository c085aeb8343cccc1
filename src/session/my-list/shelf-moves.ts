import type { UuidList } from './list-algebra';
import { EMPTY_SHELF, type NamedList, type Shelf } from './shelf';

/** A shelf and the list in force, which are always stored together. */
export interface Lists {
  shelf: Shelf;
  inForce: UuidList;
}

/** Another list in force; the one before goes onto the shelf. An unknown id changes nothing. */
export function switchedTo({ shelf, inForce }: Lists, id: string): Lists {
  const chosen = shelf.lists.find((list) => list.id === id);
  if (!chosen) return { shelf, inForce };
  const { accessions, ...current } = chosen;
  const lists = shelf.lists.map((list) => (list === chosen ? { ...shelf.current, accessions: inForce } : list));
  return { shelf: { ...shelf, current, lists }, inForce: accessions };
}

/** A further list, put in force. A nameless list in force that is empty is no list to keep. */
export function withNewList({ shelf, inForce }: Lists, head: NamedList, accessions: UuidList): Lists {
  const kept = shelf.current.name || inForce.length ? [{ ...shelf.current, accessions: inForce }] : [];
  return { shelf: { ...shelf, current: head, lists: [...shelf.lists, ...kept] }, inForce: accessions };
}

export function described({ shelf, inForce }: Lists, head: NamedList): Lists {
  const lists = shelf.lists.map((list) => (list.id === head.id ? { ...list, ...head } : list));
  return { shelf: { ...shelf, lists, current: shelf.current.id === head.id ? head : shelf.current }, inForce };
}

/** Without a list. In the place of the one in force comes the first of the others, or an empty one. */
export function withoutList({ shelf, inForce }: Lists, id: string): Lists {
  if (id !== shelf.current.id)
    return { shelf: { ...shelf, lists: shelf.lists.filter((list) => list.id !== id) }, inForce };
  const [next, ...lists] = shelf.lists;
  if (!next) return { shelf: { ...shelf, current: EMPTY_SHELF.current }, inForce: [] };
  const { accessions, ...current } = next;
  return { shelf: { ...shelf, current, lists }, inForce: accessions };
}
