import { useEffect, useRef } from 'react';
import { asFailure, type Failure } from './failure';

/** Work that takes as long as it takes, one at a time: it ends with the page, or by hand. */
export function useCancellable() {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  /** Answers what the work does, or the `Failure` that it throws; undefined when it was cancelled. */
  const run = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | Failure | undefined> => {
    const mine = new AbortController();
    running.current = mine;
    try {
      const done = await work(mine.signal);
      return mine.signal.aborted ? undefined : done;
    } catch (fault) {
      return mine.signal.aborted ? undefined : asFailure(fault);
    }
  };
  return { run, cancel: () => running.current?.abort() };
}
