import { useState } from 'react';
import { isFailure, type Failure } from '@/shared/api/failure';

interface Attempt<A extends unknown[]> {
  busy: boolean;
  /** Why the last one did not succeed. */
  failed: Failure | undefined;
  run(...args: A): void;
}

/** Something that a button does: one at a time, and what failed is told beside the button. */
export function useAttempt<A extends unknown[]>(work: (...args: A) => Promise<void>): Attempt<A> {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure>();
  const attempt = async (...args: A) => {
    setBusy(true);
    setFailed(undefined);
    try {
      await work(...args);
    } catch (fault) {
      if (!isFailure(fault)) throw fault;
      setFailed(fault);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, run: (...args) => void (busy || attempt(...args)) };
}
