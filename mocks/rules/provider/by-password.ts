import { ApiFailure } from '../../tools/http/api-failure';
import { clientAddressOf } from '../../tools/http/client-address';
import type { AccountRefusal, User } from '../../data/users/users';
import type { CodeFlow } from './authorization';

/** Sent only after a correct password, so that nobody else learns whether an account exists. */
export const REFUSALS: Readonly<Record<AccountRefusal, string>> = {
  disabled: 'User is disabled',
  locked: 'User account is locked',
  expired: 'User account has expired',
  unvalidated: 'E-mail address is not validated',
};

const refused = (sentence: string) => new ApiFailure(400, 'invalid_grant', sentence);

/**
 * The person whose address and password these are. 400 `invalid_grant`: `Bad credentials`, or why the
 * account cannot be used; 429 after too many attempts for the address or by the client. Both places that ask for a password
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
  // Still counted: after registering somebody else's address one knows a password that is accepted this far.
  if (typeof found === 'string') throw refused(REFUSALS[found]);
  succeeded();
  return found;
}
