import { atMost } from '../../tools/workers/at-most';
import { Cancelled, type Computer, type Outcome } from './task';

/** At most so many computations at once; the others wait for their turn. */
export function queued(computer: Computer, most: number): Computer {
  const enter = atMost(most);
  return (task, onProgress) => {
    let cancel = (): void => undefined;
    const result = new Promise<Outcome>((resolve, reject) => {
      let leave = (): void => undefined;
      cancel = () => {
        leave();
        reject(new Cancelled());
      };
      leave = enter(() => {
        const work = computer(task, onProgress);
        cancel = () => work.cancel();
        work.result.then(resolve, reject);
        return work.result;
      });
    });
    return { result, cancel: () => cancel() };
  };
}
