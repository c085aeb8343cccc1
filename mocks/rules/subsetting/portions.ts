import { computeSubsets } from './compute-subsets';
import { Cancelled, type Computer, type Outcome } from './task';

/** Milliseconds of work between two looks at what else there is to do. */
const PORTION = 12;

/** Computes in this thread, a portion at a time: where no worker can be made. */
export const computeInPortions: Computer = (task, onProgress) => {
  const steps = computeSubsets(task);
  let cancel = (): void => undefined;
  const result = new Promise<Outcome>((resolve, reject) => {
    let isCancelled = false;
    const work = (): void => {
      if (isCancelled) return;
      try {
        const until = performance.now() + PORTION;
        let share = 0;
        do {
          const step = steps.next();
          if (step.done) {
            resolve(step.value);
            return;
          }
          share = step.value;
        } while (performance.now() < until);
        onProgress(share);
        setTimeout(work);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    setTimeout(work);
    cancel = () => {
      isCancelled = true;
      reject(new Cancelled());
    };
  });
  return { result, cancel: () => cancel() };
};
