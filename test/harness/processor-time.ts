/** What this process has worked until now, in milliseconds, with all of its threads. */
export const workedUntilNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Milliseconds that this process has worked on it, which others on the machine make no longer. */
export function processorTime(work: () => void): number {
  const before = workedUntilNow();
  work();
  return workedUntilNow() - before;
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
