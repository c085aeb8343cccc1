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
  /** All of them or none; they are on the disk when it resolves. */
  write(changes: readonly RowChange[]): Promise<void>;
  onWritten?(listener: (changes: readonly RowChange[]) => void): void;
  close(): Promise<void>;
}

/** JSON values by key, in memory. Values are never changed in place: a change is another value. */
export interface Rows<V> {
  readonly size: number;
  /** Counted up by every change, of other pages too: what is computed from the rows is good as long as it stays. */
  readonly revision: number;
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
  entries(): IterableIterator<[string, V]>;
  values(): IterableIterator<V>;
}

/**
 * Everything that outlives a restart. Changes are made at once in memory and kept together by the next `commit`: what is
 * set without an `await` in between is kept whole or not at all. A server answers only after `commit` has resolved.
 */
export interface Store {
  rows<V>(table: string): Rows<V>;
  /** Takes back what was kept; before the first call. */
  ready(): Promise<void>;
  /** Resolves when everything changed so far is kept. Rejects when it cannot be, and then takes the changes back. */
  commit(): Promise<void>;
  /** Hears of every change of a table, of other pages too, as soon as it is made. */
  onChange(table: string, listener: () => void): void;
  close(): Promise<void>;
}

interface Held {
  rows: Map<string, unknown>;
  revision: number;
  listeners: (() => void)[];
}

export function makeStore(backend?: Backend): Store {
  const tables = new Map<string, Held>();
  /** What the rows were before they were changed, by table and key. */
  let pending = new Map<string, RowChange>();
  let restored: Promise<void> | undefined;
  let writing: Promise<void> = Promise.resolve();

  const held = (table: string): Held => {
    const known = tables.get(table) ?? { rows: new Map<string, unknown>(), revision: 0, listeners: [] };
    tables.set(table, known);
    return known;
  };

  const put = ({ table, key, value }: RowChange): void => {
    const { rows } = held(table);
    if (value === undefined) rows.delete(key);
    else rows.set(key, value);
  };

  const tell = (changes: readonly RowChange[]): void => {
    for (const table of new Set(changes.map((change) => change.table))) {
      const one = held(table);
      one.revision += 1;
      for (const listener of one.listeners) listener();
    }
  };

  const change = (table: string, key: string, value: unknown): void => {
    const at = `${table}\0${key}`;
    if (!pending.has(at)) pending.set(at, { table, key, value: held(table).rows.get(key) });
    put({ table, key, value });
    tell([{ table, key }]);
  };

  const write = async (): Promise<void> => {
    if (pending.size === 0) return;
    const before = [...pending.values()];
    pending = new Map();
    if (!backend) return;
    const changes = before.map(({ table, key }) => ({ table, key, value: held(table).rows.get(key) }));
    try {
      await backend.write(changes);
    } catch (error) {
      // What was changed since builds on what is taken back here, and goes with it.
      const all = [
        ...before,
        ...[...pending]
          .filter(([at]) => !before.some((each) => `${each.table}\0${each.key}` === at))
          .map(([, each]) => each),
      ];
      pending = new Map();
      for (const each of all) put(each);
      tell(all);
      throw error;
    }
  };

  backend?.onWritten?.((changes) => {
    for (const each of changes) put(each);
    tell(changes);
  });

  return {
    rows: <V>(table: string): Rows<V> => ({
      get size() {
        return held(table).rows.size;
      },
      get revision() {
        return held(table).revision;
      },
      get: (key) => held(table).rows.get(key) as V | undefined,
      set: (key, value) => change(table, key, value),
      delete: (key) => {
        if (held(table).rows.has(key)) change(table, key, undefined);
      },
      entries: () => held(table).rows.entries() as IterableIterator<[string, V]>,
      values: () => held(table).rows.values() as IterableIterator<V>,
    }),
    ready: () =>
      (restored ??= (async () => {
        for (const each of (await backend?.load()) ?? []) put(each);
      })()),
    commit: () => {
      writing = writing.catch(() => undefined).then(write);
      return writing;
    },
    onChange: (table, listener) => void held(table).listeners.push(listener),
    close: async () => {
      await writing.catch(() => undefined);
      await backend?.close();
    },
  };
}
