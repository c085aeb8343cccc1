import type { Drafted } from '@/contract/content/drafted';
import { conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { changesOf, type Audit } from '../../tools/store/audit';
import type { Clock } from '../../tools/store/clock';
import type { Store } from '../../tools/store/store';
import { makeTable, type Change, type Table } from '../../tools/store/table';

/** Rows as editors have them, and beside each that was edited since what is public of it. */
export interface DraftedTable<T extends Drafted> {
  table: Table<T>;
  /** As it is public, which may be as it was before it was edited; nothing where nothing is. */
  publicOf(row: T): T | undefined;
  allPublic(): Promise<readonly T[]>;
  /** What is changed makes a draft of it. */
  save(key: string, version: number | undefined, patch: Partial<T>, change: Change): T;
  publish(key: string, version: number | undefined, patch: Partial<T>, change: Change): T;
  /** What is public takes the place of the draft. 409 where nothing is. */
  discard(key: string, version: number | undefined, change: Change): T;
  /** Nothing is public any more, and the draft stays. 409 where nothing is. */
  withdraw(key: string, version: number | undefined, change: Change): T;
}

interface Given<T> {
  /** As the audit calls the class. */
  name: string;
  key(row: T): string;
  seeds(): Promise<readonly T[]>;
}

export function draftedTable<T extends Drafted>(
  changes: { store: Store; audit: Audit; clock: Clock },
  { name, key, seeds }: Given<T>,
): DraftedTable<T> {
  const standing = changes.store.rows<T>(`${name}/public`);
  const table = makeTable<T>(changes, {
    name,
    key,
    seeds,
    cascade: (row) => standing.delete(key(row)),
    missed: ({ publishedDate, withdrawn }) => publishedDate !== null || withdrawn === true,
  });
  const publicOf = (row: T): T | undefined => {
    if (row.publishedDate === null) return undefined;
    return row.state === 'PUBLISHED' ? row : standing.get(key(row));
  };
  const patched = (at: string, version: number | undefined, patch: Partial<Drafted>, change: Change): T =>
    table.change(at, version, patch as Partial<T>, change);
  const published = (at: string): T => {
    const row = table.get(at);
    const found = row && publicOf(row);
    if (!found) throw conflict(sentence('nothingPublic'));
    return found;
  };

  return {
    table,
    publicOf,
    allPublic: async () => (await table.all()).flatMap((row) => publicOf(row) ?? []),

    save: (at, version, patch, change) => {
      const before = table.get(at);
      const same = before !== undefined && changesOf(before, { ...before, ...patch }).length === 0;
      const row = table.change(at, version, same ? {} : { ...patch, state: 'DRAFT' }, change);
      if (!same && before?.state === 'PUBLISHED') standing.set(at, before);
      return row;
    },

    publish: (at, version, patch, change) => {
      const publishedDate = new Date(changes.clock.now()).toISOString();
      const now: Partial<Drafted> = { state: 'PUBLISHED', publishedDate, withdrawn: false };
      const row = table.change(at, version, table.get(at)?.state === 'PUBLISHED' ? {} : { ...patch, ...now }, change);
      standing.delete(at);
      return row;
    },

    discard: (at, version, change) => {
      const before = published(at);
      // What it has not is taken away.
      const nothing = Object.fromEntries(Object.keys(table.get(at) ?? {}).map((property) => [property, undefined]));
      const kept = { ...nothing, ...before } as Partial<T>;
      const row = table.change(at, version, kept, change);
      standing.delete(at);
      return row;
    },

    withdraw: (at, version, change) => {
      published(at);
      const row = patched(at, version, { state: 'DRAFT', publishedDate: null, withdrawn: true }, change);
      standing.delete(at);
      return row;
    },
  };
}
