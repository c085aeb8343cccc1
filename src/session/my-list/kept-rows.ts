import type { Accession } from '@/contract/accession/accession';
import { today } from './passport-snapshot';

/** What accessions of My List were when they were read last, so that it can be read without a network. */
interface KeptRows {
  /** ISO day. */
  day: string;
  rows: readonly Accession[];
}

/** Rows are too many for the browser's small storage. Its files do not stand below this address: nobody else answers it. */
const [CACHE, ADDRESS] = ['my-list', '/kept/my-list-rows'];

/** Without https there are no caches; a browser may refuse, too. */
const unlessRefused = <T>(work: (storage: CacheStorage) => Promise<T>): Promise<T | undefined> =>
  'caches' in globalThis ? work(globalThis.caches).catch(() => undefined) : Promise.resolve(undefined);

/** Keeps these rows and no others; nothing where there are none. */
export const keepRows = (rows: readonly Accession[]): Promise<unknown> =>
  unlessRefused(async (storage) => {
    if (rows.length === 0) return storage.delete(CACHE);
    const kept: KeptRows = { day: today(), rows };
    return (await storage.open(CACHE)).put(ADDRESS, Response.json(kept));
  });

export const keptRows = (): Promise<KeptRows | undefined> =>
  unlessRefused(async (storage) => {
    const found = await (await storage.open(CACHE)).match(ADDRESS);
    return found && ((await found.json()) as KeptRows);
  });
