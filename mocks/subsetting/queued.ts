import { Cancelled, type Computer, type Outcome } from './task';

/** At most so many computations at once; the others wait for their turn. */
export function queued(computer: Computer, most: number): Computer {
  let running = 0;
  const waiting: (() => void)[] = [];
  const next = (): void => {
    while (running < most) {
      const start = waiting.shift();
      if (!start) return;
      running += 1;
      start();
    }
  };
  return (task, onProgress) => {
    let cancel = (): void => undefined;
    const result = new Promise<Outcome>((resolve, reject) => {
      const start = (): void => {
        const work = computer(task, onProgress);
        cancel = () => work.cancel();
        const ended = (): void => {
          running -= 1;
          next();
        };
        work.result.then(resolve, reject).finally(ended);
      };
      cancel = () => {
        const place = waiting.indexOf(start);
        if (place >= 0) waiting.splice(place, 1);
        reject(new Cancelled());
      };
      waiting.push(start);
      next();
    });
    return { result, cancel: () => cancel() };
  };
}
