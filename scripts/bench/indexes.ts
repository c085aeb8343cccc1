import { readFileSync } from 'node:fs';
import { demoAccessions } from '../../mocks/data/demo/demo-accessions';
import { threadedDemo } from '../../mocks/data/demo/threaded-demo';
import { relearning, wordsOf } from '../../mocks/rules/search/knowledge';
import { makeWorld } from '../../mocks/rules/world/world';
import { longestTurn } from '../../test/harness/processor-time';
import type { Figure } from './figure';

/** `SIZES=4300000 npm run bench indexes` for as many as there are in the world's genebanks. */
const SIZE = Number(process.env.SIZES ?? 1_000_000);
/** Milliseconds of the main thread's processor time in which nobody else is answered. */
const TURN = 200;
/** Milliseconds after which what is under way is stopped, and within which it has ended. */
const LATER = 300;
const STOPPED = 200;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds of the processor that the main thread has had; those of threads that collect garbage are not in it (Linux). */
const worked = (): number =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;

/** What is asked first after a start, and each index made anew, and stopped: how long others wait at most. */
export async function* indexes(): AsyncIterable<Figure> {
  demoAccessions(SIZE, threadedDemo);
  const world = makeWorld({ accessions: SIZE });
  const { accessions } = world;
  const count = await accessions.count({});
  const turnOf = async (what: string, work: () => Promise<unknown>): Promise<Figure> => {
    const longest = await longestTurn(work, worked);
    return {
      what: `${what}, ${count} accessions: longest turn`,
      measured: `${longest.toFixed(0)} ms`,
      limit: `≤ ${TURN} ms of the processor`,
      met: longest <= TURN,
    };
  };
  yield await turnOf('first words after a start', () => wordsOf(world));
  // Asked again while the index is made, as a page does.
  const shared = async (): Promise<unknown> =>
    accessions.duplicates({}, 0, 20).catch(async () => {
      await wait(LATER);
      return shared();
    });
  yield await turnOf('first question for what genebanks share', shared);
  const all = await accessions.indexes();
  for (const { name } of all) yield await turnOf(`${name} made anew`, () => accessions.rebuildIndex(name));
  yield await turnOf('names of searches made anew', () => relearning(world).run());
  for (const { name } of all) {
    const before = JSON.stringify(await accessions.indexes());
    const running = accessions.rebuildIndex(name);
    await wait(LATER);
    const asked = performance.now();
    await accessions.stopRebuild();
    const isDone = await running;
    const took = performance.now() - asked;
    const isKept = JSON.stringify(await accessions.indexes()) === before;
    yield {
      what: `${name} stopped amid its making`,
      measured: isDone ? 'was done before' : `${took.toFixed(0)} ms, ${isKept ? 'as before' : 'NOT as before'}`,
      limit: `≤ ${STOPPED} ms, as before`,
      met: isDone || (took <= STOPPED && isKept),
    };
  }
}
