import { computeSubsets } from './compute-subsets';
import type { Outcome, Task } from './task';

/** What a worker says: how far it is, what came out, or what went wrong. */
export type WorkerMessage = { share: number } | { outcome: Outcome } | { failure: string };

/** Milliseconds between two words on the way. */
const PACE = 50;

/** The worker's side: computes the task and tells of it by `post`. */
export function answerTask(task: Task, post: (message: WorkerMessage) => void): void {
  try {
    const steps = computeSubsets(task);
    let told = performance.now();
    for (;;) {
      const { done, value } = steps.next();
      if (done) {
        post({ outcome: value });
        return;
      }
      if (performance.now() - told < PACE) continue;
      told = performance.now();
      post({ share: value });
    }
  } catch (error) {
    post({ failure: error instanceof Error ? error.message : String(error) });
  }
}
