import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childApi } from '../../serve/api/child-api';
import type { Figure } from '../figure';
import { killedWriters, type Call, type Writer } from './killed-writers';
import { percentile } from '../percentile';

const KILLS = Number(process.env.KILLS ?? 200);
/** Milliseconds of writing before the end comes, at least and at most. */
const LIFE = [50, 600] as const;

/** What was acknowledged of one thing, and what was asked last without an answer. Without a value it is not there. */
interface Known {
  value: string | undefined;
  asked?: { value: string | undefined };
}

/** Changes one thing after the other until the server is gone; counts what was acknowledged. */
async function write(writer: Writer, call: Call, known: Map<string, Known>, count: () => void): Promise<void> {
  for (;;) {
    const values = new Map([...known].flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])));
    const { key, value, send } = writer.next(values);
    const before = known.get(key)?.value;
    known.set(key, { value: before, asked: { value } });
    try {
      await send(call);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
    known.set(key, { value });
    count();
  }
}

/** @returns how many things are neither as they were acknowledged nor as they were asked to be. */
function compare(known: Map<string, Known>, there: ReadonlyMap<string, string>): string[] {
  const wrong = [...new Set([...known.keys(), ...there.keys()])].filter((key) => {
    const { value, asked } = known.get(key) ?? { value: undefined };
    const is = there.get(key);
    return is !== value && !(asked && is === asked.value);
  });
  known.clear();
  for (const [key, value] of there) known.set(key, { value });
  return wrong;
}

/** Ends the server amid writes, again and again, and looks each time whether what it acknowledged is there, and whole. */
export async function kills(): Promise<Figure[]> {
  const api = childApi();
  const folder = mkdtempSync(join(tmpdir(), 'kills-'));
  const writers = await killedWriters();
  const known = writers.map(() => new Map<string, Known>());
  const restarts: number[] = [];
  const lost: string[] = [];
  const halves: string[] = [];
  let acknowledged = 0;
  let unanswered = 0;
  const tokens = new Map<string, string>();
  try {
    for (let round = 0; round <= KILLS; round += 1) {
      const start = performance.now();
      const { base, kill } = await api.start(folder);
      if (round > 0) restarts.push(performance.now() - start);
      try {
        for (const [at, writer] of writers.entries()) {
          const call = await writer.callOf(base, tokens);
          const rows = known[at] ?? new Map<string, Known>();
          const { values, half } = await writer.state(call);
          lost.push(...compare(rows, values).map((key) => `kill ${round}: ${writer.what} ${key}`));
          halves.push(...half.map((key) => `kill ${round}: ${writer.what} ${key}`));
        }
        if (round === KILLS) break;
        const calls = await Promise.all(writers.map((writer) => writer.callOf(base, tokens)));
        const writing = Promise.all(
          writers.map((writer, at) =>
            write(writer, calls[at] as Call, known[at] as Map<string, Known>, () => {
              acknowledged += 1;
            }),
          ),
        );
        await Promise.race([
          writing,
          new Promise((resolve) => void setTimeout(resolve, LIFE[0] + Math.random() * (LIFE[1] - LIFE[0]))),
        ]);
        await kill();
        await writing;
        unanswered += known.flatMap((rows) => [...rows.values()]).filter(({ asked }) => asked).length;
      } finally {
        await kill();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    api.remove();
  }
  for (const each of [...lost.slice(0, 10), ...halves.slice(0, 10)]) console.error(each);
  return [
    {
      what: `${KILLS} kills (SIGKILL) amid writes of ${writers.map(({ what }) => what).join(', ')}`,
      measured: `${acknowledged} acknowledged, ${unanswered} without an answer; ${lost.length} lost or back again, ${halves.length} half; restart p50 ${percentile(restarts, 0.5).toFixed(0)} ms`,
      limit: '0 lost, 0 half',
      met: lost.length === 0 && halves.length === 0 && acknowledged > KILLS,
    },
  ];
}
