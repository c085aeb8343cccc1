/** Where a world keeps its changes; one JSON document. Node: a file. Browser: IndexedDB. Jest: nowhere. */
export interface SnapshotStore {
  load(): Promise<unknown>;
  save(snapshot: unknown): Promise<void>;
  /** Several pages of a browser are several worlds on one store: each tells the others at once what it changed. */
  share?(snapshot: unknown): void;
  onShared?(listener: (snapshot: unknown) => void): void;
}

/** One part of the world's state that outlives a restart. `dump` gives JSON, `restore` takes it back. */
export interface Kept {
  dump(): unknown;
  restore(state: unknown): void;
}

/** Gathers the parts, restores them once before the first call, saves them a moment after a change. */
export interface Journal {
  keep(name: string, part: Kept): void;
  ready(): Promise<void>;
  changed(): void;
  /** Writes what is pending; call it before the process ends. */
  flush(): Promise<void>;
}

const SAVE_DELAY = 250;

export function makeJournal(store?: SnapshotStore): Journal {
  const parts = new Map<string, Kept>();
  let restored: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  let sharing = false;

  const take = (snapshot: unknown): void => {
    if (typeof snapshot !== 'object' || snapshot === null) return;
    const states = new Map(Object.entries(snapshot));
    for (const [name, part] of parts) if (states.has(name)) part.restore(states.get(name));
  };

  const dump = () => Object.fromEntries([...parts].map(([name, part]) => [name, part.dump()]));

  const write = (): void => {
    timer = undefined;
    if (!store) return;
    const snapshot = dump();
    // One write after the other; a failed one does not stop the next.
    writing = writing.catch(() => undefined).then(() => store.save(snapshot));
    writing.catch(() => undefined);
  };

  store?.onShared?.(take);

  return {
    keep: (name, part) => void parts.set(name, part),
    ready: () => (restored ??= (store?.load() ?? Promise.resolve()).then(take)),
    changed: () => {
      if (store?.share && !sharing) {
        sharing = true;
        // Once for all changes of this moment, and after them.
        queueMicrotask(() => {
          sharing = false;
          store.share?.(dump());
        });
      }
      if (!store || timer !== undefined) return;
      timer = setTimeout(write, SAVE_DELAY);
      if (typeof timer === 'object' && 'unref' in timer) timer.unref();
    },
    flush: async () => {
      if (timer !== undefined) {
        clearTimeout(timer);
        write();
      }
      await writing;
    },
  };
}
