import { Cancelled, type Computer, type Running } from './task';

/** A computer whose code is loaded with the first task. */
export function lazyComputer(load: () => Promise<Computer>): Computer {
  let loaded: Promise<Computer> | undefined;
  return (task, onProgress) => {
    let running: Running | undefined;
    let isCancelled = false;
    const begin = async () => {
      const computer = await (loaded ??= load());
      if (isCancelled) throw new Cancelled();
      running = computer(task, onProgress);
      return running.result;
    };
    return {
      result: begin(),
      cancel: () => {
        isCancelled = true;
        running?.cancel();
      },
    };
  };
}
