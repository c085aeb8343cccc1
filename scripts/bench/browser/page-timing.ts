/** What a page notes of itself while it opens; milliseconds since its address was asked for. */
export interface Noted {
  firstPaint: number;
  largestPaint: number;
  /** How long each task took that kept the main thread for more than 50 ms. */
  longTasks: number[];
  shifts: { at: number; value: number }[];
  /** When the first result had been painted. */
  result: number;
  requests: Request[];
}

export interface Request {
  /** Path of the address. */
  path: string;
  start: number;
  /** Of the page itself its first byte: what it names is asked for while the rest arrives. */
  end: number;
  /** Of the body, as it came. */
  bytes: number;
}

/** A page's figures; `requests` and `scriptBytes` are those before the first result, `steps` those up to its data. */
export interface PageTiming {
  firstPaint: number;
  largestPaint: number;
  /** By how much tasks took longer than 50 ms, all together. */
  blocking: number;
  /** As browsers count it: the worst burst of shifts, at most 1 s between two of them and 5 s in all. */
  shift: number;
  result: number;
  requests: number;
  steps: number;
  scriptBytes: number;
}

const UNNOTICED = 50;
const PAUSE = 1_000;
const BURST = 5_000;

export function worstBurst(shifts: Noted['shifts']): number {
  let [worst, sum, began, last] = [0, 0, -Infinity, -Infinity];
  for (const { at, value } of shifts) {
    if (at - last > PAUSE || at - began > BURST) [sum, began] = [0, at];
    [sum, last] = [sum + value, at];
    worst = Math.max(worst, sum);
  }
  return worst;
}

/**
 * The most requests of which each began after the one before had ended: no fewer than wait for one another in truth, as
 * what merely came later counts as well.
 */
export function longestChain(requests: readonly Request[]): number {
  let [steps, free] = [0, -Infinity];
  for (const { start, end } of requests.toSorted((one, other) => one.end - other.end)) {
    if (start < free) continue;
    steps += 1;
    free = end;
  }
  return steps;
}

export function timingOf({ longTasks, shifts, requests, ...times }: Noted): PageTiming {
  const before = requests.filter(({ start }) => start < times.result);
  // The browser fetches the icon of the page behind it, when nobody waits any more.
  const answers = before.filter(({ path, end }) => path.startsWith('/api/') && end <= times.result);
  const dataAt = answers.length > 0 ? Math.max(...answers.map(({ end }) => end)) : times.result;
  const scripts = before.filter(({ path }) => path.endsWith('.js'));
  return {
    ...times,
    blocking: longTasks.reduce((sum, duration) => sum + duration - UNNOTICED, 0),
    shift: worstBurst(shifts),
    requests: before.length,
    steps: longestChain(before.filter(({ end }) => end <= dataAt)),
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
