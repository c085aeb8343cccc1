import type { Registration } from '@/contract/account/account';
import { isWaiting, type User } from '../../data/users/users';
import type { Accounts } from './accounts';
import { letterLanguage } from './letter-language';
import { conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { compose } from './post';
import type { Message } from './outbox';

/** For the owner of a known address, whose account stays as it is. */
function knownLetter(
  accounts: Accounts,
  { accountType, provider = '', language }: User,
  asked: unknown,
): Omit<Message, 'to'> {
  const name = accountType === 'EXTERNAL' ? 'knownExternal' : 'known';
  return compose(accounts, name, letterLanguage(language, asked), { provider });
}

/**
 * Creates an account that waits for the validation of its address and sends the link; for a known address only a letter
 * to its owner, in the same time. Each registration of a pending account sends a link of its own, and the password becomes the
 * account's only with the link of its own registration, so that nobody can set the password of another person's account
 * by registering before or after them.
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

/** Sends the link of the registration that waits last once more. 409 where none waits. */
export async function resendValidation(accounts: Accounts, user: User): Promise<void> {
  const { uuid: userUuid, email, fullName, password, language } = user;
  if (!isWaiting(user) || !password) throw conflict(sentence('nothingToConfirm'));
  const link = await accounts.links.draw();
  const letter = compose(accounts, 'validate', letterLanguage(language), {
    purpose: 'validate',
    token: link.tokens.open,
  });
  link.keep({
    purpose: 'validate',
    userUuid,
    email,
    registered: { fullName, password, ...(language && { language }) },
  });
  accounts.outbox.send({ to: email, ...letter });
}
