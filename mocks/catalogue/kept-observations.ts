import type { Observations } from '../observations/observed-dataset';
import { packObservations, unpackObservations } from '../observations/packed-observations';
import { MOST_FILE_BYTES, type Store } from '../store/store';

/** Observations that were taken in. Rows name them by what `keep` answers. */
export interface KeptObservations {
  /** On the disk when it resolves. */
  keep(observations: Observations): Promise<string>;
  of(name: string): Promise<Observations>;
  /** Forgets those that no row names any more, once that is kept. */
  tidy(names: readonly string[]): void;
}

/** `{uuid}:{parts}`: they lie in files, as many as their size asks for. */
const partsOf = (name: string): string[] => {
  const [key = '', count = '0'] = name.split(':');
  return Array.from({ length: Number(count) }, (_, at) => `observations/${key}/${at}`);
};

/** @param isNamed whether a row still names them. */
export function keptObservations(store: Store, isNamed: (name: string) => boolean): KeptObservations {
  const read = new Map<string, Promise<Observations>>();

  const load = async (name: string): Promise<Observations> => {
    const parts = await Promise.all(partsOf(name).map((path) => store.files.get(path)));
    const bytes = parts.map((part) => {
      if (!part) throw new Error('Observations are missing from the storage.');
      return part;
    });
    const whole = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of bytes) {
      whole.set(part, at);
      at += part.length;
    }
    return unpackObservations(whole);
  };

  return {
    keep: async (observations) => {
      const bytes = packObservations(observations);
      const name = `${crypto.randomUUID()}:${Math.ceil(bytes.length / MOST_FILE_BYTES)}`;
      for (const [at, path] of partsOf(name).entries())
        await store.files.put(path, bytes.slice(at * MOST_FILE_BYTES, (at + 1) * MOST_FILE_BYTES));
      read.set(name, Promise.resolve(observations));
      return name;
    },
    of: (name) => {
      const known = read.get(name) ?? load(name);
      read.set(name, known);
      // What could not be read is tried again by the next question.
      known.catch(() => read.delete(name));
      return known;
    },
    tidy: (names) => {
      const left = names.filter((name) => !isNamed(name));
      const forget = async (name: string): Promise<void> => {
        read.delete(name);
        for (const path of partsOf(name)) await store.files.delete(path);
      };
      void store.commit().then(
        () => Promise.all(left.filter((name) => !isNamed(name)).map(forget)),
        () => undefined,
      );
    },
  };
}
