import { filesInMemory, type Files } from './files';

/** One row as it was changed; without a value it was removed. */
export interface RowChange {
  table: string;
  key: string;
  value?: unknown;
}

/**
 * Where rows lie. Node: LevelDB in a folder. Browser: IndexedDB. Jest: nowhere.
 * Several pages of a browser are several worlds on one backend: each tells the others what it wrote.
 */
export interface Backend {
  load(): Promise<readonly RowChange[]>;
  /** All of them or none; they are on the disk when it resolves. Not known which when it rejects. */
  write(changes: readonly RowChange[]): Promise<void>;
  onWritten?(listener: (changes: readonly RowChange[]) => void): void;
  /** In memory without. */
  files?: Files;
  /** What was removed is on the disk no more when it resolves: until then a database may only have marked it. */
  compact?(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Accounts are one whatever data is served; changes of the catalogue belong to the data they were made on.
 * What belongs together is set in one place: they are written one after the other.
 */
export type Place = 'accounts' | 'changes';
export type Backends = Partial<Record<Place, Backend>>;

/** JSON values by key, in memory. Values are never changed in place: a change is another value. */
export interface Rows<V> {
  readonly size: number;
  /** Counted up by every change, of other pages too: what is computed from the rows is good as long as it stays. */
  readonly revision: number;
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
  /** By key after a restart, then in the order they came: sort where the order tells something. */
  entries(): IterableIterator<[string, V]>;
  values(): IterableIterator<V>;
}

/** Nothing could be written, and what was changed is taken back. `full`: for want of room. */
export class StorageFailed extends Error {
  override name = 'StorageFailed';
  readonly full: boolean;

  constructor(cause: unknown) {
    super(`Nothing could be written: ${reasonOf(cause)}`, { cause });
    this.full = /no space|disk quota|file too large|quota ?exceeded/i.test(this.message);
  }
}

/** With what is behind it: libraries name only the step that failed. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.name}: ${error.message}${error.cause === undefined ? '' : ` – ${reasonOf(error.cause)}`}`
    : String(error);

/**
 * Everything that outlives a restart. Changes are made at once in memory and kept together by the next `commit`: what is
 * set without an `await` in between is kept whole or not at all. A server answers only after `commit` has resolved.
 */
export interface Store {
  /**
   * Tables named `accounts/…` lie with the accounts, all others with the data. What is set before `ready` is what an
   * empty place begins with. `noted` rows may be lost: when they cannot be written, they stay in memory, wait for the
   * next commit and make nobody's call fail.
   */
  rows<V>(table: string, kind?: 'kept' | 'noted'): Rows<V>;
  /** How many rows each table has now, by name. */
  sizes(): { name: string; entries: number }[];
  /** Of the data that is served. They are kept before the row that names them, and removed after it. */
  files: Files;
  /** Those of people, which lie with the accounts. */
  personalFiles: Files;
  /** Takes back what was kept, or keeps what an empty place begins with; before the first call. */
  ready(): Promise<void>;
  /** Counts changes: taken at the start of a call, and given to `commit` at its end. */
  mark(): number;
  /**
   * Resolves when everything changed so far is kept. Rejects with `StorageFailed` when it cannot be, and then takes the
   * changes back.
   * @param since rejects also when anything that was changed after this mark has been taken back meanwhile; resolves at
   * once where nothing was changed since.
   */
  commit(since?: number): Promise<void>;
  /** Hears of every change of a table, of other pages too, as soon as it is made. */
  onChange(table: string, listener: () => void): void;
  /** Keeps what was changed, then leaves no byte of what was removed on the disk. Never rejects: it only tidies. */
  compact(): Promise<void>;
  close(): Promise<void>;
}

interface Held {
  rows: Map<string, unknown>;
  revision: number;
  listeners: (() => void)[];
  noted: boolean;
}

/** What a row was before; only what is essential is taken back. */
interface Before extends RowChange {
  essential: boolean;
}

const PLACES = ['changes', 'accounts'] as const;
const placeOf = (table: string): Place => (table.startsWith('accounts/') ? 'accounts' : 'changes');
const nameOf = ({ table, key }: RowChange): string => `${table}\0${key}`;

export function makeStore(backends: Backends = {}): Store {
  const tables = new Map<string, Held>();
  let pending = new Map<string, Before>();
  let inFlight = new Map<string, Before>();
  let restored: Promise<void> | undefined;
  let running: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;
  let made = 0;
  /** All changes up to this one were kept or taken back by a write that failed. */
  let lost = 0;
  let failure: StorageFailed | undefined;
  let failing = false;

  const held = (table: string): Held => {
    const known = tables.get(table) ?? { rows: new Map<string, unknown>(), revision: 0, listeners: [], noted: false };
    tables.set(table, known);
    return known;
  };

  const put = ({ table, key, value }: RowChange): void => {
    const { rows } = held(table);
    if (value === undefined) rows.delete(key);
    else rows.set(key, value);
  };

  const tell = (names: Iterable<string>): void => {
    for (const table of new Set(names)) {
      const one = held(table);
      one.revision += 1;
      for (const listener of one.listeners) listener();
    }
  };
  const tablesOf = (changes: readonly RowChange[]): string[] => changes.map(({ table }) => table);

  const change = (row: RowChange): void => {
    const { rows, noted } = held(row.table);
    const at = nameOf(row);
    if (!pending.get(at)?.essential) pending.set(at, { ...row, value: rows.get(row.key), essential: !noted });
    if (!noted) made += 1;
    put(row);
    tell([row.table]);
  };

  /** Whatever was changed since builds on what is taken back here, and goes with it. */
  const takeBack = (batch: Map<string, Before>): void => {
    const all = new Map(pending);
    for (const [at, each] of batch) if (each.essential || !all.has(at)) all.set(at, each);
    const taken = [...all.values()].filter(({ essential }) => essential);
    for (const each of taken) put(each);
    // Nobody knows what of it has reached the disk: the next write says how it is.
    pending = new Map([...all].map(([at, each]) => [at, { ...each, essential: false }]));
    lost = made;
    tell(tablesOf(taken));
  };

  const write = async (): Promise<void> => {
    const batch = pending;
    inFlight = batch;
    pending = new Map();
    const changes = [...batch.values()].map(({ table, key }) => ({ table, key, value: held(table).rows.get(key) }));
    try {
      for (const place of PLACES) {
        const own = changes.filter(({ table }) => placeOf(table) === place);
        if (own.length > 0) await backends[place]?.write(own);
      }
      failing = false;
    } catch (error) {
      failure = new StorageFailed(error);
      if ([...batch.values()].some(({ essential }) => essential)) takeBack(batch);
      else pending = new Map([...batch, ...pending]);
      // Once more at once, for what the failed write may have left behind; then with the next change.
      if (!failing) void flush();
      failing = true;
    }
    inFlight = new Map();
  };

  /** Resolves, whether it worked or not, when what is pending now has been written. */
  const flush = (): Promise<void> => {
    if (pending.size === 0) return running;
    return (queued ??= running.then(() => {
      queued = undefined;
      running = write();
      return running;
    }));
  };

  /** Other pages' rows. One that is being changed here stays: it is written last. */
  const receive = (changes: readonly RowChange[]): void => {
    const news = changes.filter((row) => {
      const at = nameOf(row);
      const own = [inFlight.get(at), pending.get(at)].find((each) => each?.essential);
      if (own) own.value = row.value;
      return !own && JSON.stringify(held(row.table).rows.get(row.key)) !== JSON.stringify(row.value);
    });
    for (const each of news) put(each);
    tell(tablesOf(news));
  };

  const commit: Store['commit'] = async (since) => {
    if (since === made) {
      if (!failing) void flush();
      return;
    }
    const from = since ?? lost;
    await flush();
    if (lost > from && failure) throw failure;
  };

  const ready = (): Promise<void> =>
    (restored ??= (async () => {
      for (const place of PLACES) {
        const rows = (await backends[place]?.load()) ?? [];
        if (rows.length === 0) continue;
        const own = [...tables.keys()].filter((table) => placeOf(table) === place);
        for (const table of own) held(table).rows.clear();
        for (const [at, { table }] of pending) if (own.includes(table)) pending.delete(at);
        for (const each of rows) put(each);
        tell([...own, ...tablesOf(rows)]);
      }
      await commit();
    })());

  for (const place of PLACES) backends[place]?.onWritten?.((changes) => void ready().then(() => receive(changes)));

  return {
    rows: <V>(table: string, kind: 'kept' | 'noted' = 'kept'): Rows<V> => {
      if (kind === 'noted') held(table).noted = true;
      return {
        get size() {
          return held(table).rows.size;
        },
        get revision() {
          return held(table).revision;
        },
        get: (key) => held(table).rows.get(key) as V | undefined,
        set: (key, value) => change({ table, key, value }),
        delete: (key) => {
          if (held(table).rows.has(key)) change({ table, key });
        },
        entries: () => held(table).rows.entries() as IterableIterator<[string, V]>,
        values: () => held(table).rows.values() as IterableIterator<V>,
      };
    },
    files: backends.changes?.files ?? filesInMemory(),
    personalFiles: backends.accounts?.files ?? filesInMemory(),
    ready,
    mark: () => made,
    commit,
    sizes: () =>
      [...tables]
        .map(([name, { rows }]) => ({ name, entries: rows.size }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    onChange: (table, listener) => void held(table).listeners.push(listener),
    compact: async () => {
      await flush();
      await Promise.allSettled(PLACES.map((place) => backends[place]?.compact?.()));
    },
    close: async () => {
      await flush();
      await Promise.all(PLACES.map((place) => backends[place]?.close()));
    },
  };
}
