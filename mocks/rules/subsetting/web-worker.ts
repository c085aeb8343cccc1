import type { Task } from './task';
import { answerTask, type WorkerMessage } from './worker-messages';

const scope = globalThis as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;

scope.addEventListener(
  'message',
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  (event) => answerTask(event.data as Task, (message: WorkerMessage) => scope.postMessage(message)),
  { once: true },
);
