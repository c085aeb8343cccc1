import { giveToWorker, type OpenWorker, type TaskWorker } from '../../tools/workers/task-worker';
import { computeInPortions } from './portions';
import { Cancelled, type Computer, type Outcome, type Running, type Task } from './task';
import type { WorkerMessage } from './worker-messages';

export type ComputingWorker = TaskWorker<Task, WorkerMessage>;

/**
 * Computes each task in a worker of its own, which a cancellation ends at once. Where none starts, the task is computed
 * here in portions.
 */
export const workerComputer =
  (open: OpenWorker<Task, WorkerMessage>): Computer =>
  (task, onProgress) => {
    let instead: Running | undefined;
    let cancel = (): void => undefined;
    const result = new Promise<Outcome>((resolve, reject) => {
      const worker = giveToWorker(open, task, {
        onMessage: (message) => {
          if ('share' in message) return onProgress(message.share);
          worker.end();
          if ('outcome' in message) resolve(message.outcome);
          else reject(new Error(message.failure));
        },
        onSilence: () => {
          instead = computeInPortions(task, onProgress);
          instead.result.then(resolve, reject);
        },
        onBreakdown: (fault) => reject(fault instanceof Error ? fault : new Error(String(fault))),
      });
      cancel = () => {
        worker.end();
        instead?.cancel();
        reject(new Cancelled());
      };
    });
    return { result, cancel: () => cancel() };
  };
