import { computeSubsets } from './compute-subsets';
import { Cancelled, type Computer, type Outcome } from './task';

/** Milliseconds of work between two looks at what else there is to do. */
const PORTION = 12;

/** Computes in this thread, a portion at a time: where no worker can be made. */
export const computeInPortions: Computer = (task, onProgress) => {
  const steps = computeSubsets(task);
  let cancel = (): void => undefined;
  const result = new Promise<Outcome>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const work = (): void => {
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
        timer = setTimeout(work);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    timer = setTimeout(work);
    cancel = () => {
      clearTimeout(timer);
      reject(new Cancelled());
    };
  });
  return { result, cancel: () => cancel() };
};
