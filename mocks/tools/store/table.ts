import type { Stored } from '@/contract/entity';
import type { PublicationState } from '@/contract/publication/publication';
import { conflict } from '../http/api-failure';
import { changesOf, type Audit } from './audit';
import type { Clock } from './clock';
import { following, type Revised, type Source } from './source';
import type { Store } from './store';
import { sentence } from '../http/sentence';

/** Those made at one instant stay as they came. */
const byAge = ({ createdDate: a = '' }: Stored, { createdDate: b = '' }: Stored): number =>
  Number(a > b) - Number(a < b);

/** Who changes, by uuid; undefined: the server itself. */
export interface Change {
  by: string | undefined;
  reason?: string | undefined;
}

export interface Table<T extends Stored> extends Source<T> {
  /** Counted up by every change, of other pages too: what was computed from the rows is good as long as it stays. */
  readonly revision: number;
  /** Keys of rows that were changed, made or removed. */
  readonly changed: readonly string[];
  /** After `all` or `one` was awaited once: what they answer, at once. */
  rows(): readonly T[];
  get(key: string): T | undefined;
  /** With version 1, dates and names. 409 where the key is taken. */
  create(row: T, change: Change): T;
  /**
   * Only what is in the patch, and a version more; the row as it is where nothing differs.
   * @param version that the sender has seen; `undefined` for the server's own changes. 409 where it is stale.
   */
  change(key: string, version: number | undefined, patch: Partial<T>, change: Change): T;
  /** What goes with it goes in the same breath. */
  remove(key: string, version: number | undefined, change: Change): void;
  /** Whether a row that was removed is missed at its address. */
  isGone(key: string): boolean;
}

export interface TableGiven<T> {
  /** Of the class in the audit and of the rows in the store. */
  name: string;
  key(row: T): string;
  /** The rows that are there without any change, in their order. */
  seeds(): Promise<readonly T[]>;
  /** They are made anew where this has changed. */
  follows?: Revised | undefined;
  /** What a changed row has that is no part of the change, from the row and what it was made from: counts, above all. */
  computed?(row: T, seed: T | undefined): Partial<T>;
  /** What is computed follows this as well, and every row has it, changed or not. */
  computedFrom?: Revised | undefined;
  /** What else is removed with a row. */
  cascade?(row: T, change: Change): void;
  /** Whether the address of a removed row says that it was there. */
  missed?(row: T): boolean;
}

type Layer<T> = { row: T } | { removed: true; missed: boolean };

const BOOKKEEPING = new Set([
  'version',
  'createdDate',
  'createdBy',
  'lastModifiedDate',
  'lastModifiedBy',
  'publishedDate',
  // Its reason stands beside the change that it came with.
  'sentBack',
  '_class',
  '_permissions',
  '_moves',
]);

const bare = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !BOOKKEEPING.has(name)));

const UNCHANGED: Revised = { revision: 0 };

const stale = (): Error => conflict(sentence('changed'));

/**
 * Seed rows under a layer of changes. Changes are synchronous, once the seeds are there: what is checked holds when it
 * is written. Each is in the audit. Rows are never changed in place, and the same row stays the same object.
 */
export function makeTable<T extends Stored>(
  { store, audit, clock }: { store: Store; audit: Audit; clock: Clock },
  { name, key, seeds, follows = UNCHANGED, computed, computedFrom, cascade, missed = () => false }: TableGiven<T>,
): Table<T> {
  const layer = store.rows<Layer<T>>(name);
  let made: readonly T[] | undefined;
  let merged: { revision: number; made: readonly T[]; rows: readonly T[] } | undefined;
  let index: { made: readonly T[]; seeds: ReadonlyMap<string, T> } | undefined;

  /** The same object as long as the row is the same. */
  let completed = new WeakMap<T, T>();
  let completedAt = -1;
  const withComputed = (row: T, seed: T | undefined): T => {
    if (!computed) return row;
    if (computedFrom && completedAt !== computedFrom.revision) {
      completed = new WeakMap();
      completedAt = computedFrom.revision;
    }
    const found = completed.get(row) ?? { ...row, ...computed(row, seed) };
    completed.set(row, found);
    return found;
  };

  const loaded = following(follows, async () => {
    made = await seeds();
    completed = new WeakMap();
  });

  const seedsByKey = () => {
    if (!made) throw new Error(`The rows of ${name} are not there yet.`);
    if (index?.made !== made) index = { made, seeds: new Map(made.map((seed) => [key(seed), seed])) };
    return index;
  };

  /** Not by the rows, all of which are put together anew after each change. */
  const rowAt = (at: string): T | undefined => {
    const seed = seedsByKey().seeds.get(at);
    const over = layer.get(at);
    if (over === undefined) return seed && computedFrom ? withComputed(seed, seed) : seed;
    return 'row' in over ? withComputed(over.row, seed) : undefined;
  };

  const present = (): readonly T[] => {
    const { made: from, seeds: known } = seedsByKey();
    const revision = layer.revision + (computedFrom?.revision ?? 0);
    if (merged?.revision === revision && merged.made === from) return merged.rows;
    const kept = from.flatMap((seed) => rowAt(key(seed)) ?? []);
    const created = [...layer.entries()]
      .flatMap(([at, over]) => (!known.has(at) && 'row' in over ? withComputed(over.row, undefined) : []))
      .sort(byAge);
    merged = { revision, made: from, rows: [...kept, ...created] };
    return merged.rows;
  };

  const now = (): string => new Date(clock.now()).toISOString();
  const stateOf = (row: object): { state?: PublicationState } =>
    'state' in row ? { state: row.state as PublicationState } : {};

  const seen = (at: string, version: number | undefined): T => {
    const row = rowAt(at);
    if (!row || (version !== undefined && version !== (row.version ?? 0))) throw stale();
    return row;
  };

  return {
    get revision() {
      return layer.revision + follows.revision + (computedFrom?.revision ?? 0);
    },
    get changed() {
      return [...layer.entries()].map(([at]) => at);
    },
    rows: () => present(),
    get: (at) => rowAt(at),
    all: async () => {
      await loaded();
      return present();
    },
    one: async (at) => {
      await loaded();
      return rowAt(at);
    },

    create: (row, { by, reason }) => {
      const at = key(row);
      if (rowAt(at)) throw conflict(`There is a ${name} "${at}" already.`);
      const time = now();
      const who = by === undefined ? {} : { createdBy: by, lastModifiedBy: by };
      const whole = { ...row, version: 1, createdDate: time, lastModifiedDate: time, ...who };
      layer.set(at, { row: whole });
      audit.note({ class: name, id: at, action: 'INSERT', by, reason, changes: [] });
      return rowAt(at) ?? whole;
    },

    change: (at, version, patch, { by, reason }) => {
      const row = seen(at, version);
      const next = { ...row, ...patch };
      const changes = changesOf(bare(row), bare(next));
      if (changes.length === 0 && JSON.stringify(bare(row)) === JSON.stringify(bare(next))) return row;
      const whole = {
        ...next,
        version: (row.version ?? 0) + 1,
        lastModifiedDate: now(),
        ...(by === undefined ? {} : { lastModifiedBy: by }),
      };
      layer.set(at, { row: whole });
      audit.note({ class: name, id: at, action: 'UPDATE', by, reason, changes, ...stateOf(row) });
      return rowAt(at) ?? whole;
    },

    remove: (at, version, change) => {
      const row = seen(at, version);
      layer.set(at, { removed: true, missed: missed(row) });
      audit.note({
        class: name,
        id: at,
        action: 'DELETE',
        ...change,
        changes: changesOf(bare(row), {}),
        ...stateOf(row),
      });
      cascade?.(row, change);
    },

    isGone: (at) => {
      const over = layer.get(at);
      return over !== undefined && 'removed' in over && over.missed;
    },
  };
}
