/** What this process has worked until now, in milliseconds, with all of its threads. */
export const workedUntilNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** How often something is measured: what collects garbage and compiles counts too, and works when it likes. */
const TRIES = 3;

/**
 * Milliseconds that this process works on it, which others on the machine make no longer: the least of three times, for
 * what can be done again.
 * @param enough with which no further time is tried.
 */
export function processorTime(work: () => void, enough = 0): number {
  let least = Infinity;
  for (let tried = 0; tried < TRIES && least > enough; tried++) {
    const before = workedUntilNow();
    work();
    least = Math.min(least, workedUntilNow() - before);
  }
  return least;
}

/** Milliseconds of the longest turn of this thread: the least of three times, for what can be done again. */
export async function leastLongestTurn(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let tried = 0; tried < TRIES; tried++) least = Math.min(least, await longestTurn(work));
  return least;
}

/**
 * Milliseconds of work in one turn of this thread at most, until something is done.
 * @param worked says how much was worked until now.
 */
export async function longestTurn(work: () => Promise<unknown>, worked = workedUntilNow): Promise<number> {
  let longest = 0;
  let before = worked();
  let runs = true;
  const turn = () => {
    const now = worked();
    longest = Math.max(longest, now - before);
    before = now;
    if (runs) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  runs = false;
  turn();
  return longest;
}
