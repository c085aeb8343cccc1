/** A worker of the browser, whose script is a file of its own. Loaded where there are workers only: not in tests. */
export const browserWorker = (): Worker =>
  new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
