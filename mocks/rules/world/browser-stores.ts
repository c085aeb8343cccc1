import { Level } from 'level';
import { levelBackend } from '../../tools/store/level-backend';
import type { Backend, Backends } from '../../tools/store/store';
import { rowsOfSnapshot } from './rows-of-snapshot';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed.')));
  });

/** What was kept as one document until 2025, under its fingerprint: taken over once, then set aside. */
async function takeOver(name: string, fingerprint: string, accounts: Backend): Promise<void> {
  const request = indexedDB.open(name, 1);
  // Where there is none, none is made.
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  const database = await done(request).catch(() => undefined);
  if (!database) return;
  try {
    const store = () => database.transaction('changes', 'readwrite').objectStore('changes');
    const snapshot: unknown = await done(store().get(fingerprint));
    if (snapshot === undefined) return;
    if ((await accounts.load()).length === 0) await accounts.write(rowsOfSnapshot(snapshot));
    await done(store().put(snapshot, `${fingerprint} taken over`));
    await done(store().delete(fingerprint));
  } finally {
    database.close();
  }
}

async function opened(name: string): Promise<Backend> {
  const backend = await levelBackend({
    open: async () => {
      const database = new Level(name);
      await database.open();
      return database;
    },
    channel: new BroadcastChannel(name),
  });
  // A browser that lets nothing be written says so only now.
  await backend.write([]);
  return backend;
}

/** Changes in the browser's IndexedDB, those of the data by its fingerprint; in memory only where the browser forbids it. */
export async function browserStores(name: string, fingerprint: string): Promise<Backends> {
  try {
    const accounts = await opened(`${name}/accounts`);
    await takeOver(name, fingerprint, accounts);
    return { accounts, changes: await opened(`${name}/changes/${fingerprint}`) };
  } catch {
    return {};
  }
}
