import type { SnapshotStore } from './journal';

const STORE = 'changes';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed.')));
  });

async function open(name: string): Promise<IDBObjectStore> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  const database = await done(request);
  const transaction = database.transaction(STORE, 'readwrite');
  transaction.addEventListener('complete', () => database.close());
  return transaction.objectStore(STORE);
}

/** Keeps the changes in the browser's IndexedDB, by a fingerprint of the data. Where the browser forbids it, in memory only. */
export function snapshotDatabase(name: string, fingerprint: string): SnapshotStore {
  const channel = new BroadcastChannel(`${name}/${fingerprint}`);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin anyway
    share: (snapshot) => channel.postMessage(snapshot),
    onShared: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    load: async () => {
      try {
        return await done((await open(name)).get(fingerprint));
      } catch {
        return undefined;
      }
    },
    save: async (snapshot) => {
      await done((await open(name)).put(snapshot, fingerprint));
    },
  };
}
