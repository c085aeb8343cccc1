import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onUnhandled, unhandled } from '../unhandled';

const FaultDialog = lazy(() => import('./FaultDialog'));

/** The dialog for faults that nobody handled. */
export function UnhandledFault() {
  const text = useSyncExternalStore(onUnhandled, unhandled);
  return text === undefined ? null : (
    <Suspense fallback={null}>
      <FaultDialog text={text} />
    </Suspense>
  );
}
