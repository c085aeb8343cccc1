import { availableParallelism } from 'node:os';
import { storeOf } from '../accessions/kept/builder';
import type { Catalogue } from '../accessions/catalogue';
import { joinCatalogues, joinNumbers } from '../accessions/columns/join-columns';
import type { AccessionService } from '../accessions/service';
import { ACCESSION_REFERENCE } from '../reference/reference';
import { nodeWorker } from '../../tools/workers/node-worker';
import { giveToWorker } from '../../tools/workers/task-worker';
import { demoParts } from './demo-catalogue';

export interface PartsTask {
  /** Accessions of the whole catalogue. */
  count: number;
  /** In how many parts it is made, and which of them are asked for. */
  of: number | undefined;
  parts: readonly number[];
}

/** The columns of a part; when those of all are made, the first words of its uuids. */
export type PartMessage = { part: number } & ({ columns: Catalogue } | { heads: Uint32Array });

/** What comes of the parts one by one, whole with the last. */
function gathered<T>(count: number) {
  const parts: T[] = [];
  let left = count;
  let end: { resolve: (parts: T[]) => void; reject: (fault: unknown) => void } | undefined;
  const whole = new Promise<T[]>((resolve, reject) => {
    end = { resolve, reject };
  });
  return {
    whole,
    put(part: number, made: T): void {
      parts[part] = made;
      left -= 1;
      if (left === 0) end?.resolve(parts);
    },
    fail: (fault: unknown) => end?.reject(fault),
  };
}

/** The demo catalogue, its parts made side by side in threads of Node, as many as there are cores. */
export async function threadedDemo(count: number, of?: number): Promise<AccessionService> {
  const all = demoParts(count, undefined, of).map((_, part) => part);
  const columns = gathered<Catalogue>(all.length);
  const heads = gathered<Uint32Array>(all.length);
  const fail = (fault: unknown): void => {
    columns.fail(fault);
    heads.fail(fault);
  };
  const threads = Math.min(all.length, availableParallelism());
  for (let thread = 0; thread < threads; thread += 1)
    giveToWorker<PartsTask, PartMessage>(
      () => nodeWorker(new URL('part-thread.ts', import.meta.url), { held: true }),
      { count, of, parts: all.filter((part) => part % threads === thread) },
      {
        onMessage: (message) => {
          if ('columns' in message) columns.put(message.part, message.columns);
          else heads.put(message.part, message.heads);
        },
        onSilence: () => fail(new Error('No thread could be started for the accessions.')),
        onBreakdown: fail,
      },
    );
  // Who needs them then makes them.
  const words = heads.whole.then(
    (parts) => joinNumbers(parts, new Uint32Array(count)),
    () => undefined,
  );
  return storeOf(joinCatalogues(await columns.whole), ACCESSION_REFERENCE, words);
}
