import type { PasswordHash } from '../../tools/crypto/password';
import type { User } from '../../data/users/users';
import type { Accounts } from './accounts';
import { letterLanguage } from './letter-language';
import { linkFault } from './links';
import { compose } from './post';

/**
 * The new password ends all sessions but one and every link that waits, as they may come from a person who knew the old
 * one; the owner gets a letter. API tokens stay valid: programs go on using them.
 * @param spared the `jti` of the session that stays.
 */
export function setPassword(accounts: Accounts, user: User, password: PasswordHash, spared?: string): void {
  const { users, links, tokens, outbox } = accounts;
  users.update(user.uuid, { password, pendingEmail: undefined, pendingUntil: undefined });
  links.endAll(user.uuid, 'cancelled');
  tokens.revokeUser(user.uuid, spared);
  outbox.send({ to: user.email, ...compose(accounts, 'passwordChanged', letterLanguage(user.language)) });
}

/** By an e-mailed link, which shows that mail reaches its owner; a closed or locked account stays closed or locked. */
export async function resetPassword(accounts: Accounts, token: string, password: string): Promise<void> {
  const { users, links } = accounts;
  // A link that cannot be used costs no hash.
  await links.find(token, 'pwdreset');
  const hash = await users.hash(password);
  await links.use(token, 'pwdreset', ({ userUuid }) => {
    const user = users.update(userUuid, { validated: true });
    if (!user) throw linkFault('link_unknown');
    setPassword(accounts, user, hash);
  });
}
