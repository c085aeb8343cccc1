import { answerTableTask, type TableMessage, type TableTask } from './table-task';

/** Reads a file somewhere and says what comes of it; `end` gives up. */
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

/** A worker of Node or of a browser, as far as it matters here. */
export interface ReadingWorker {
  post(task: TableTask): void;
  onMessage(listener: (message: TableMessage) => void): void;
  /** The worker could not be started, or broke down. */
  onError(listener: (error: unknown) => void): void;
  terminate(): void;
}

/** Reads each file in a worker of its own; where none starts, in this thread. */
export const workerReader =
  (open: () => ReadingWorker | Promise<ReadingWorker>): TableReader =>
  (task, onMessage) => {
    let worker: ReadingWorker | undefined;
    let instead: { end(): void } | undefined;
    let isOver = false;
    let hasSpoken = false;
    const end = (): void => {
      isOver = true;
      instead?.end();
      worker?.terminate();
    };
    const broken = (): void => {
      if (isOver || instead) return;
      worker?.terminate();
      if (!hasSpoken) instead = readHere(task, onMessage);
      else {
        end();
        onMessage({ failure: 'the file could not be read to its end', isFault: false });
      }
    };
    const begin = async (): Promise<void> => {
      worker = await open();
      if (isOver) {
        worker.terminate();
        return;
      }
      worker.onError(broken);
      worker.onMessage((message) => {
        hasSpoken = true;
        if (isOver) return;
        if ('sheets' in message || 'failure' in message) end();
        onMessage(message);
      });
      worker.post(task);
    };
    begin().catch(broken);
    return { end };
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
