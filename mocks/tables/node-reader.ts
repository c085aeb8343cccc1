import { Worker } from 'node:worker_threads';
import { workerReader, type TableReader } from './table-reader';
import type { TableMessage } from './table-task';

/** A thread of Node knows no TypeScript until it has loaded what this process runs by. */
const BEGIN = (file: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file)}); })`;

/** Reads in threads of Node. */
export const nodeReader: TableReader = workerReader(() => {
  const thread = new Worker(BEGIN(new URL('node-thread.ts', import.meta.url).href), { eval: true });
  // A server that is told to stop does not wait for a file.
  thread.unref();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
    post: (task) => thread.postMessage(task),
    onMessage: (listener) => void thread.on('message', (message: TableMessage) => listener(message)),
    onError: (listener) => void thread.on('error', listener).on('messageerror', listener),
    terminate: () => void thread.terminate(),
  };
});
