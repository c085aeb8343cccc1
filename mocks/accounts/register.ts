import type { Registration } from '@/contract/account';
import { isWaiting, type User } from '../users/users';
import type { Accounts } from './accounts';
import { letterLanguage } from './letter-language';
import { compose } from './post';
import type { Message } from './outbox';

/** To whom the address belongs already: a stranger's try changes nothing about the account. */
function knownLetter(
  accounts: Accounts,
  { accountType, provider = '', language }: User,
  asked: unknown,
): Omit<Message, 'to'> {
  const name = accountType === 'EXTERNAL' ? 'knownExternal' : 'known';
  return compose(accounts, name, letterLanguage(language, asked), { provider });
}

/**
 * An account that waits for the validation of its address, and the letter; for a known address a letter to its owner.
 * The same work for both. Each registration of a pending account sends a link of its own, and the password becomes the
 * account's with the link of the registration that chose it: nobody sets the password of somebody else's account by
 * registering before or after them.
 */
export async function register(
  accounts: Accounts,
  { email, fullName, password, language }: Registration,
): Promise<void> {
  const { users, links, outbox } = accounts;
  const [hash, link] = await Promise.all([users.hash(password, users.byEmail(email)), links.draw()]);
  const validate = compose(accounts, 'validate', letterLanguage(language), {
    purpose: 'validate',
    token: link.tokens.open,
  });
  const known = users.byEmail(email);
  if (known && !isWaiting(known)) {
    users.update(known.uuid, { tried: hash });
    outbox.send({ to: known.email, ...knownLetter(accounts, known, language) });
    return;
  }
  const registered = { fullName, password: hash, ...(language === undefined ? {} : { language }) };
  const user = known ?? users.add({ email, ...registered, validated: false });
  users.update(user.uuid, registered);
  link.keep({ purpose: 'validate', userUuid: user.uuid, email: user.email, registered });
  outbox.send({ to: user.email, ...validate });
}
