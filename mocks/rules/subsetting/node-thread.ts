import { parentPort } from 'node:worker_threads';
import type { Task } from './task';
import { answerTask } from './worker-messages';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
parentPort?.once('message', (task: Task) => answerTask(task, (message) => parentPort?.postMessage(message)));
