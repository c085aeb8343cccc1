import { giveToWorker, type OpenWorker } from '../../tools/workers/task-worker';
import { answerTableTask, type TableMessage, type TableTask } from './table-task';

/** Reads a file, here or in a thread, and reports by messages; `end` cancels. */
export type TableReader = (task: TableTask, onMessage: (message: TableMessage) => void) => { end(): void };

/** In this very thread, at once: for tests, and where no worker starts. */
export const readHere: TableReader = (task, onMessage) => {
  let isOver = false;
  queueMicrotask(() => {
    if (!isOver)
      answerTableTask(task, (message) => {
        if (!isOver) onMessage(message);
      });
  });
  return {
    end: () => {
      isOver = true;
    },
  };
};

/** Reads each file in a worker of its own; where none starts, in this thread. */
export const workerReader =
  (open: OpenWorker<TableTask, TableMessage>): TableReader =>
  (task, onMessage) => {
    let instead: { end(): void } | undefined;
    const worker = giveToWorker(open, task, {
      onMessage: (message) => {
        if ('sheets' in message || 'failure' in message) worker.end();
        onMessage(message);
      },
      onSilence: () => {
        instead = readHere(task, onMessage);
      },
      onBreakdown: () => onMessage({ failure: 'the file could not be read to its end', isFault: false }),
    });
    return {
      end: () => {
        worker.end();
        instead?.end();
      },
    };
  };

/** A reader whose code is loaded with the first file; where that fails, this thread reads. */
export const lazyReader =
  (load: () => Promise<TableReader>): TableReader =>
  (task, onMessage) => {
    let running: { end(): void } | undefined;
    let isOver = false;
    const begin = (reader: TableReader): void => {
      if (!isOver) running = reader(task, onMessage);
    };
    load().then(begin, () => begin(readHere));
    return {
      end: () => {
        isOver = true;
        running?.end();
      },
    };
  };
