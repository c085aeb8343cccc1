import { parentPort } from 'node:worker_threads';
import { answerTableTask, type TableTask } from './table-task';

parentPort?.once('message', (task: TableTask) =>
  answerTableTask(task, (message) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
    parentPort?.postMessage(message, 'block' in message ? [message.block.bytes.buffer] : []),
  ),
);
