import { computeInPortions } from './portions';
import { Cancelled, type Computer, type Outcome, type Running } from './task';
import type { WorkerMessage } from './worker-messages';

/** A worker of Node or of a browser, as far as it matters here. */
export interface ComputingWorker {
  post(task: unknown): void;
  onMessage(listener: (message: WorkerMessage) => void): void;
  /** The worker could not be started, or broke down. */
  onError(listener: (error: unknown) => void): void;
  terminate(): void;
}

/**
 * Computes each task in a worker of its own, which a cancellation ends at once. Where none starts, the task is computed
 * here in portions.
 */
export const workerComputer =
  (open: () => ComputingWorker | Promise<ComputingWorker>): Computer =>
  (task, onProgress) => {
    let stop: (reason: Error) => void = () => undefined;
    let worker: ComputingWorker | undefined;
    let instead: Running | undefined;
    let isOver = false;

    const result = new Promise<Outcome>((resolve, reject) => {
      const end = (settle: () => void): void => {
        isOver = true;
        worker?.terminate();
        settle();
      };
      stop = (reason) => end(() => reject(reason));
      let hasSpoken = false;
      const broken = (fault: unknown): void => {
        if (isOver || instead) return;
        worker?.terminate();
        if (hasSpoken) {
          stop(fault instanceof Error ? fault : new Error(String(fault)));
          return;
        }
        instead = computeInPortions(task, onProgress);
        instead.result.then(
          (outcome) => end(() => resolve(outcome)),
          (failure: Error) => stop(failure),
        );
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
          if ('share' in message) onProgress(message.share);
          else if ('outcome' in message) end(() => resolve(message.outcome));
          else stop(new Error(message.failure));
        });
        worker.post(task);
      };
      begin().catch(broken);
    });
    return {
      result,
      cancel: () => {
        instead?.cancel();
        stop(new Cancelled());
      },
    };
  };
