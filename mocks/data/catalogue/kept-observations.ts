import type { AccessionReference } from '@/contract/dataset/dataset';
import type { Observations } from '../observations/observed-dataset';
import { packObservations, unpackObservations } from '../observations/packed-observations';
import { MOST_FILE_BYTES } from '../../tools/store/files';
import type { Store } from '../../tools/store/store';

/** Observations that were taken in. Rows name them by what `keep` answers. */
export interface KeptObservations {
  /** On the disk when it resolves, with the report of the load that they came by; `notHeld` with the next commit. */
  keep(observations: Observations, report?: string, notHeld?: readonly AccessionReference[]): Promise<string>;
  of(name: string): Promise<Observations>;
  /** Undefined where none was kept. */
  report(name: string): Promise<string | undefined>;
  /** Accessions of the sheet that the catalogue did not hold. */
  notHeld(name: string): readonly AccessionReference[];
  /** Forgets those that no row names any more, once that is kept. */
  tidy(names: readonly string[]): void;
}

/** `{uuid}:{parts}`, with a report `{uuid}:{parts}:{parts}`: they lie in files, as many as their size asks for. */
const filesOf = (name: string) => {
  const [key = '', count = '0', report = '0'] = name.split(':');
  const paths = (length: string, folder: string) =>
    Array.from({ length: Number(length) }, (_, at) => `${folder}/${key}/${at}`);
  return { parts: paths(count, 'observations'), report: paths(report, 'ingest-reports') };
};

/** Whether a report was kept with the observations of this name. */
export const hasReport = (name: string | null): boolean => name !== null && filesOf(name).report.length > 0;

const partsFor = (bytes: Uint8Array): number => Math.ceil(bytes.length / MOST_FILE_BYTES);

/** @param isNamed whether a row still names them. */
export function keptObservations(store: Store, isNamed: (name: string) => boolean): KeptObservations {
  const read = new Map<string, Promise<Observations>>();
  const notHeld = store.rows<AccessionReference[]>('accessions-not-held');

  const readFiles = async (paths: readonly string[]): Promise<Uint8Array> => {
    const parts = await Promise.all(paths.map((path) => store.files.get(path)));
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
    return whole;
  };
  const write = async (paths: readonly string[], bytes: Uint8Array): Promise<void> => {
    for (const [at, path] of paths.entries())
      await store.files.put(path, bytes.slice(at * MOST_FILE_BYTES, (at + 1) * MOST_FILE_BYTES));
  };
  const load = async (name: string): Promise<Observations> => unpackObservations(await readFiles(filesOf(name).parts));

  return {
    keep: async (observations, report, without = []) => {
      const bytes = packObservations(observations);
      const text = report === undefined ? undefined : new TextEncoder().encode(report);
      const name = [crypto.randomUUID(), partsFor(bytes), ...(text ? [partsFor(text)] : [])].join(':');
      const files = filesOf(name);
      await write(files.parts, bytes);
      if (text) await write(files.report, text);
      read.set(name, Promise.resolve(observations));
      if (without.length > 0) notHeld.set(name, [...without]);
      return name;
    },
    of: (name) => {
      const known = read.get(name) ?? load(name);
      read.set(name, known);
      // What could not be read is tried again by the next question.
      known.catch(() => read.delete(name));
      return known;
    },
    report: async (name) =>
      hasReport(name)
        ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(await readFiles(filesOf(name).report))
        : undefined,
    notHeld: (name) => notHeld.get(name) ?? [],
    tidy: (names) => {
      const left = names.filter((name) => !isNamed(name));
      const forget = async (name: string): Promise<void> => {
        read.delete(name);
        notHeld.delete(name);
        const { parts, report } = filesOf(name);
        for (const path of [...parts, ...report]) await store.files.delete(path);
      };
      void store.commit().then(
        () => Promise.all(left.filter((name) => !isNamed(name)).map(forget)),
        () => undefined,
      );
    },
  };
}
