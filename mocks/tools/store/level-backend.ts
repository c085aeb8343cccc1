import type { AbstractLevel } from 'abstract-level';
import { checkSize } from './files';
import { StorageFailed, type Backend, type RowChange } from './store';

export type Database = AbstractLevel<string | Buffer | Uint8Array, string, string>;

interface Options {
  /** An open database. Asked again after a write that failed: LevelDB's log is in an unknown state then. */
  open(): Promise<Database>;
  /** Only where one process writes: sums up the rows, so that damage shows which LevelDB passes over in silence. */
  summed?: boolean;
  /** Takes what was removed off the disk, where the database can. */
  compact?(database: Database): Promise<void>;
  /** Tells the other pages of the browser. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}

/** The rows are not what was written. */
export class DamagedStore extends Error {
  override name = 'DamagedStore';
}

export interface LevelBackend extends Backend {
  /** Whether anything was ever written; `false` for a database that has lost everything too. */
  wasWritten(): Promise<boolean>;
}

/** Written together by the operating system, not only handed to it. */
const DURABLE = { sync: true, keyEncoding: 'utf8' };

/** FNV-1a. Sums of it do not depend on an order, so that a change adds and takes away its own rows only. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

const SUM = 'rows';
const keyOf = ({ table, key }: RowChange): string => `${table}\0${key}`;

function rowOf(name: string, text: string | undefined): RowChange {
  const at = name.indexOf('\0');
  const row = { table: name.slice(0, at), key: name.slice(at + 1) };
  return text === undefined ? row : { ...row, value: JSON.parse(text) as unknown };
}

const partsOf = (database: Database) => ({
  database,
  rows: database.sublevel('rows'),
  files: database.sublevel<string, Uint8Array>('files', { valueEncoding: 'view' }),
  sums: database.sublevel('sums'),
});

/** Rows, each under its table and key as JSON, and files in one database. */
export async function levelBackend({ open, summed = false, compact, channel }: Options): Promise<LevelBackend> {
  let parts = partsOf(await open());
  let broken = false;
  let last: Promise<unknown> = Promise.resolve();
  /** Of every row, and all together. */
  const hashes = new Map<string, number>();
  let sum = 0;

  /** One after the other, as any of them may open the database anew. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done;
    return done;
  };

  const writing = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      if (broken) {
        await parts.database.close();
        parts = partsOf(await open());
      }
      broken = true;
      const done = await work();
      broken = false;
      return done;
    });

  /** Without a hash the row is removed. */
  const sumAfter = (next: ReadonlyMap<string, number | undefined>): number => {
    let after = sum;
    for (const [name, value] of next) after += (value ?? 0) - (hashes.get(name) ?? 0);
    return after >>> 0;
  };

  const remember = (next: ReadonlyMap<string, number | undefined>): void => {
    sum = sumAfter(next);
    for (const [name, value] of next)
      if (value === undefined) hashes.delete(name);
      else hashes.set(name, value);
  };

  const load = (): Promise<RowChange[]> =>
    inTurn(async () => {
      const entries = await parts.rows.iterator().all();
      if (summed) {
        remember(new Map(entries.map(([name, text]) => [name, hash(name + text)])));
        if (String(sum) !== ((await parts.sums.get(SUM)) ?? '0'))
          throw new DamagedStore('Rows are missing, or are not what was written.');
      }
      try {
        return entries.map(([name, text]) => rowOf(name, text));
      } catch (error) {
        throw new DamagedStore('A row cannot be read.', { cause: error });
      }
    });

  const write = (changes: readonly RowChange[]): Promise<void> =>
    writing(async () => {
      const next = new Map<string, number | undefined>();
      const { rows, sums, database } = parts;
      const operations = changes.map((change) => {
        const key = keyOf(change);
        const value = change.value === undefined ? undefined : JSON.stringify(change.value);
        if (summed) next.set(key, value === undefined ? undefined : hash(key + value));
        return value === undefined
          ? ({ type: 'del', sublevel: rows, key } as const)
          : ({ type: 'put', sublevel: rows, key, value } as const);
      });
      if (summed) operations.push({ type: 'put', sublevel: sums, key: SUM, value: String(sumAfter(next)) });
      await database.batch(operations, DURABLE);
      remember(next);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin anyway
      channel?.postMessage(changes);
    });

  return {
    load,
    write,
    wasWritten: () => inTurn(async () => (await parts.sums.get(SUM)) !== undefined),
    onWritten: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<RowChange[]>) => {
        listener(data);
        // Messages of two pages may cross: what lies there in the end counts.
        const names = data.map(keyOf);
        void inTurn(async () => {
          const texts = await parts.rows.getMany(names);
          listener(names.map((name, at) => rowOf(name, texts[at])));
        });
      }),
    files: {
      put: async (path, bytes) => {
        checkSize(bytes);
        await writing(() => parts.files.batch([{ type: 'put', key: path, value: bytes }], DURABLE)).catch(failed);
      },
      get: (path) => inTurn(() => parts.files.get(path)),
      delete: (path) => writing(() => parts.files.del(path)).catch(failed),
      list: (beginning) => inTurn(() => parts.files.keys({ gte: beginning, lt: `${beginning}\uffff` }).all()),
    },
    ...(compact && { compact: () => writing(() => compact(parts.database)) }),
    close: () => inTurn(() => parts.database.close()),
  };
}

function failed(error: unknown): never {
  throw new StorageFailed(error);
}
