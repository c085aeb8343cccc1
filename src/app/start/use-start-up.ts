import { useEffect } from 'react';
import { useSession } from '@/session/use-session';
import { registerWhenIdle } from './register-when-idle';
import { startUp } from './start-up';
import type { Store } from '../store';

/**
 * What nobody waits for, once the first screen stands and has asked: effects of what holds others come after theirs. Anew
 * for another account, for whom the answers of the one before are forgotten.
 */
export function useStartUp(store: Store): void {
  const { account } = useSession();
  useEffect(() => {
    const left = new AbortController();
    void startUp({ store, account }, left.signal);
    return () => left.abort();
  }, [store, account]);
  useEffect(() => {
    const left = new AbortController();
    // Out of reach now: the next visit starts it.
    registerWhenIdle(store, left.signal).catch(() => undefined);
    return () => left.abort();
  }, [store]);
}
