import { useSelector } from 'react-redux';
import { selectSession, type Session } from './session';

/** Who is here; changes with every sign-in, sign-out and change of the cookie. */
export function useSession(): Session {
  return useSelector(selectSession);
}
