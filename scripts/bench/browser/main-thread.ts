import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** The same without what other programs of the machine took. */
  tdur?: number;
  args?: { name?: string };
}

const CATEGORIES = [
  'devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
  'toplevel',
];

/**
 * Work of the page's main thread in each frame while something is done, in milliseconds of its processor: all tasks from one frame's
 * beginning to the next's, whatever they are for.
 */
export async function workPerFrame(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  const path = join(tmpdir(), `trace-${process.pid}-${Date.now()}.json`);
  await browser.startTracing(page, { path, categories: CATEGORIES });
  await act();
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(readFileSync(path, 'utf8')) as { traceEvents: TraceEvent[] };
  rmSync(path);
  return frames(traceEvents);
}

/** The renderer that drew most frames is the page. */
function busiest(events: readonly TraceEvent[]): { pid: number; tid: number } {
  const counts = new Map<string, { pid: number; tid: number; count: number }>();
  for (const { pid, tid } of events) {
    const known = counts.get(`${pid} ${tid}`) ?? { pid, tid, count: 0 };
    known.count += 1;
    counts.set(`${pid} ${tid}`, known);
  }
  const [first] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  if (!first) throw new Error('The trace holds no frame.');
  return first;
}

function frames(events: readonly TraceEvent[]): number[] {
  const drawn = events.filter(({ name }) => name === 'FireAnimationFrame');
  const { pid, tid } = busiest(drawn);
  const mine = (event: TraceEvent) => event.pid === pid && event.tid === tid;
  // Tasks as the scheduler runs them, from outside: none lies within another.
  const tasks = events.filter((event) => mine(event) && event.ph === 'X' && event.name === 'RunTask');
  const starts = drawn.filter(mine).map(({ ts }) => ts);
  starts.sort((a, b) => a - b);
  const work = starts.map(() => 0);
  let at = 0;
  for (const { ts, dur = 0, tdur = dur } of tasks.toSorted((a, b) => a.ts - b.ts)) {
    while (at + 1 < starts.length && (starts[at + 1] ?? Infinity) <= ts + dur) at += 1;
    if (ts + dur >= (starts[0] ?? 0)) work[at] = (work[at] ?? 0) + tdur / 1000;
  }
  // The last one has no end.
  return work.slice(0, -1);
}
