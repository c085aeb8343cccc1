import { isWaiting, type User } from '../users/users';
import type { Accounts } from './accounts';
import { letterLanguage } from './letter-language';
import { LINK_LIFETIME } from './links';
import { compose } from './post';

/** An address that only waits for its validation belongs to nobody yet. */
export function ownerOf({ users }: Accounts, email: string): User | undefined {
  const user = users.byEmail(email);
  return user && !isWaiting(user) ? user : undefined;
}

/**
 * Asks the new address, and tells the old one. That somebody else has the new one shows nowhere but in the letter to
 * them: the change waits as any other, and can be cancelled, but no link makes it true.
 */
export async function askForEmail(accounts: Accounts, user: User, email: string): Promise<void> {
  const { clock, users, links, outbox } = accounts;
  const { tokens, keep } = await links.draw();
  const language = letterLanguage(user.language);
  const said = { purpose: 'validate', token: tokens.open, email } as const;
  const asking = compose(accounts, 'newEmail', language, said);
  const owner = ownerOf(accounts, email);
  links.endAll(user.uuid, 'replaced', 'validate');
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
    ...compose(accounts, 'emailChanging', language, { ...said, cancelToken: tokens.cancel }),
  });
}

export function withdrawEmail({ users, links }: Accounts, user: User): void {
  links.endAll(user.uuid, 'cancelled', 'validate');
  users.update(user.uuid, { pendingEmail: undefined, pendingUntil: undefined });
}
