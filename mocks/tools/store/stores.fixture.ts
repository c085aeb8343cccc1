import { MemoryLevel } from 'memory-level';
import { turns } from '../../../test/harness/turns';
import { levelBackend, type Database } from './level-backend';
import type { Backend, Backends, RowChange } from './store';

/** Rejects before anything is written, or after all of it was. */
export type Fault = 'before' | 'after';

interface Disk {
  /** For a world of its own each time, as after a restart; what was kept stays. */
  backends(): Promise<Required<Backends>>;
  /** The next writes end so, one after the other. */
  faults: Fault[];
  /** Of writes that were tried: what with, and whether they ended well. */
  writes: { changes: readonly RowChange[]; kept: boolean }[];
}

/** A disk that fails when it is told to. */
export function disk(): Disk {
  const databases = { accounts: new MemoryLevel(), changes: new MemoryLevel() };
  const faults: Fault[] = [];
  const writes: Disk['writes'] = [];
  const faulty = (backend: Backend): Backend => ({
    ...backend,
    write: async (changes) => {
      const fault = faults.shift();
      const entry = { changes, kept: false };
      writes.push(entry);
      // As long as a disk takes: other calls go on meanwhile.
      await turns(1);
      if (fault !== 'before') await backend.write(changes);
      if (fault) throw new Error('ENOSPC: no space left on device');
      entry.kept = true;
    },
  });
  const opened = async (database: MemoryLevel): Promise<Backend> =>
    faulty(
      await levelBackend({
        open: async () => {
          await database.open();
          return database as Database;
        },
        summed: true,
      }),
    );
  return {
    backends: async () => ({ accounts: await opened(databases.accounts), changes: await opened(databases.changes) }),
    faults,
    writes,
  };
}

/** Keeps what worlds write as JSON text: for one after the other, as over a restart. */
export function textStores(): { stores: Backends; text(): string } {
  const kept = { accounts: new Map<string, string>(), changes: new Map<string, string>() };
  const backend = (rows: Map<string, string>): Backend => ({
    load: async () => [...rows.values()].map((text) => JSON.parse(text) as RowChange),
    write: async (changes) => {
      for (const change of changes)
        if (change.value === undefined) rows.delete(`${change.table} ${change.key}`);
        else rows.set(`${change.table} ${change.key}`, JSON.stringify(change));
    },
    close: async () => undefined,
  });
  return {
    stores: { accounts: backend(kept.accounts), changes: backend(kept.changes) },
    text: () =>
      Object.values(kept)
        .flatMap((rows) => [...rows.values()])
        .join('\n'),
  };
}

/** Two pages of a browser: one database, and what one says in the channel the other hears. */
export async function pages(): Promise<[Backend, Backend]> {
  const database = new MemoryLevel();
  const listeners: ((event: MessageEvent) => void)[] = [];
  const page = (at: number) =>
    levelBackend({
      open: async () => {
        await database.open();
        return database as Database;
      },
      channel: {
        postMessage: (data: unknown) =>
          listeners[1 - at]?.(new MessageEvent('message', { data: structuredClone(data) })),
        addEventListener: (_: string, listener: unknown) => {
          listeners[at] = listener as (event: MessageEvent) => void;
        },
      },
    });
  return [await page(0), await page(1)];
}
