import { ApiFailure } from '../http/api-failure';
import { clientAddressOf } from '../http/client-address';
import type { AccountRefusal, User } from '../users/users';
import type { CodeFlow } from './authorization';

/** Said only after a right password: to everybody else an account does not show. */
export const REFUSALS: Readonly<Record<AccountRefusal, string>> = {
  disabled: 'User is disabled',
  locked: 'User account is locked',
  expired: 'User account has expired',
  unvalidated: 'E-mail address is not validated',
};

const refused = (sentence: string) => new ApiFailure(400, 'invalid_grant', sentence);

/**
 * The person whose address and password these are. 400 `invalid_grant`: `Bad credentials`, or why a right password
 * opens nothing; 429 after too many attempts for the address or by the client. Both places that ask for a password
 * share the count.
 */
export async function userByPassword(
  { limits, users }: Pick<CodeFlow, 'limits' | 'users'>,
  request: Request,
  email: string,
  password: string,
): Promise<User> {
  const succeeded = limits.signIn.attempt(email, clientAddressOf(request));
  const found = await users.authenticate(email, password);
  if (found === undefined) throw refused('Bad credentials');
  // Still counted: whoever registers somebody else's address knows a password that is "right".
  if (typeof found === 'string') throw refused(REFUSALS[found]);
  succeeded();
  return found;
}
