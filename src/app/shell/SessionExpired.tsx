import { lazy, Suspense } from 'react';
import { useSession } from '@/session/use-session';

const SessionExpiredDialog = lazy(() => import('./SessionExpiredDialog'));

/** The sign-in ended by itself: nothing goes on unnoticed as somebody else. */
export function SessionExpired() {
  return useSession().status === 'expired' ? (
    <Suspense fallback={null}>
      <SessionExpiredDialog />
    </Suspense>
  ) : null;
}
