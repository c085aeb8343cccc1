/** Milliseconds that this process has worked on it, which others on the machine make no longer. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Milliseconds that this process works in one turn of its thread at most, until something is done. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = process.cpuUsage();
  let runs = true;
  const turn = () => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.cpuUsage();
    if (runs) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  runs = false;
  turn();
  return longest;
}
