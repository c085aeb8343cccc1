import { Worker } from 'node:worker_threads';
import type { TaskWorker } from './task-worker';

/** A thread of Node knows no TypeScript until it has loaded what this process runs by. */
const begin = (file: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file)}); })`;

/**
 * A thread of Node that runs a module of this project: `nodeWorker(new URL('node-thread.ts', import.meta.url))`.
 * A server that stops does not wait for its task, unless it is `held`: what a server does not start without.
 */
export function nodeWorker<Task, Message>(module: URL, { held = false } = {}): TaskWorker<Task, Message> {
  const thread = new Worker(begin(module.href), { eval: true });
  if (!held) thread.unref();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
    post: (task) => thread.postMessage(task),
    onMessage: (listener) => void thread.on('message', (message: Message) => listener(message)),
    onError: (listener) => void thread.on('error', listener).on('messageerror', listener),
    terminate: () => void thread.terminate(),
  };
}
