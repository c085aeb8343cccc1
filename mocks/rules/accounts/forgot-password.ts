import type { Accounts } from './accounts';
import { letterLanguage } from './letter-language';
import { compose } from './post';

/**
 * Sends a link to a new password, which replaces an earlier link; nothing for an unknown address, in the same time.
 * People of a provider get a letter that says so: they have no password here.
 */
export async function forgotPassword(accounts: Accounts, email: string, asked?: string): Promise<void> {
  const { users, links, outbox } = accounts;
  const { tokens, keep, pretend } = await links.draw();
  const user = users.byEmail(email);
  const language = letterLanguage(user?.language, asked);
  const letters = {
    LOCAL: compose(accounts, 'reset', language, { purpose: 'pwdreset', token: tokens.open }),
    EXTERNAL: compose(accounts, 'knownExternal', language, { provider: user?.provider ?? '' }),
  };
  if (user?.accountType === 'LOCAL') {
    links.endAll(user.uuid, 'replaced', { purpose: 'pwdreset' });
    keep({ purpose: 'pwdreset', userUuid: user.uuid, email: user.email });
  } else pretend();
  if (user) outbox.send({ to: user.email, ...letters[user.accountType] });
}
