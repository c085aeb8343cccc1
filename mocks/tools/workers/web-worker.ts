import type { TaskWorker } from './task-worker';

/** A worker of a browser. Its module is named where it is made, so that the build finds it. */
export const webWorker = <Task, Message>(worker: Worker): TaskWorker<Task, Message> => ({
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  post: (task) => worker.postMessage(task),
  onMessage: (listener) => worker.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data)),
  onError: (listener) => worker.addEventListener('error', listener),
  terminate: () => worker.terminate(),
});
