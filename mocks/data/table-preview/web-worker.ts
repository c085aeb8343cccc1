import { answerTableTask, type TableMessage, type TableTask } from './table-task';

const scope = globalThis as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;

scope.addEventListener(
  'message',
  (event) =>
    answerTableTask(event.data as TableTask, (message: TableMessage) =>
      scope.postMessage(message, 'block' in message ? [message.block.bytes.buffer] : []),
    ),
  { once: true },
);
