import { isWaiting, type User } from '../../data/users/users';
import type { Accounts } from './accounts';
import { letterLanguage } from './letter-language';
import { LINK_LIFETIME } from './links';
import { compose } from './post';

/** The account with a validated address; a waiting registration does not own it yet. */
export function ownerOf({ users }: Accounts, email: string): User | undefined {
  const user = users.byEmail(email);
  return user && !isWaiting(user) ? user : undefined;
}

/**
 * Sends a link to the new address and a notice to the old one. Where another account has the new address, only its
 * owner learns of that, by letter: for the caller the change waits like any other, but no link completes it.
 */
export async function askForEmail(accounts: Accounts, user: User, email: string): Promise<void> {
  const { clock, users, links, outbox } = accounts;
  const { tokens, keep } = await links.draw();
  const language = letterLanguage(user.language);
  const values = { purpose: 'validate', token: tokens.open, email } as const;
  const asking = compose(accounts, 'newEmail', language, values);
  const owner = ownerOf(accounts, email);
  links.endAll(user.uuid, 'replaced', { purpose: 'validate' });
  keep({ purpose: 'validate', userUuid: user.uuid, email, change: true });
  const pendingUntil = new Date(clock.now() + LINK_LIFETIME.validate).toISOString();
  users.update(user.uuid, { pendingEmail: email, pendingUntil });
  outbox.send(
    owner
      ? { to: owner.email, ...compose(accounts, 'emailTaken', letterLanguage(owner.language, language)) }
      : { to: email, ...asking },
  );
  // Its link can only cancel: the owner of the old address must not validate the new one.
  outbox.send({
    to: user.email,
    ...compose(accounts, 'emailChanging', language, { ...values, cancelToken: tokens.cancel }),
  });
}

export function withdrawEmail({ users, links }: Accounts, user: User): void {
  links.endAll(user.uuid, 'cancelled', { purpose: 'validate' });
  users.update(user.uuid, { pendingEmail: undefined, pendingUntil: undefined });
}
