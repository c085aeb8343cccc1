import { signOut } from '@/session/running-session';
import { isSignedIn } from '@/session/policies';
import { useSession } from '@/session/use-session';
import { isSameAddress } from '@/contract/is-same-address';

/** Logs out here whoever is signed in with an address whose sessions the server has just ended. */
export function useLeave(): (email: string) => void {
  const session = useSession();
  return (email) => {
    if (isSignedIn(session) && isSameAddress(session.account ?? '', email)) void signOut();
  };
}
