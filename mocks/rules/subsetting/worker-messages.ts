import { computeSubsets } from './compute-subsets';
import type { Outcome, Task } from './task';

/** Messages of a worker: its progress, its result or its failure. */
export type WorkerMessage = { share: number } | { outcome: Outcome } | { failure: string };

/** Milliseconds between two words on the way. */
const PACE = 50;

/** The worker's side: computes the task and reports by `post`. */
export function answerTask(task: Task, post: (message: WorkerMessage) => void): void {
  try {
    const steps = computeSubsets(task);
    let reportedAt = performance.now();
    for (;;) {
      const { done, value } = steps.next();
      if (done) {
        post({ outcome: value });
        return;
      }
      if (performance.now() - reportedAt < PACE) continue;
      reportedAt = performance.now();
      post({ share: value });
    }
  } catch (error) {
    post({ failure: error instanceof Error ? error.message : String(error) });
  }
}
