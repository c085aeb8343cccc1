import { isSameAddress } from '@/contract/is-same-address';
import { badRequest } from '../../tools/http/api-failure';
import type { User } from '../../data/users/users';
import type { Accounts } from './accounts';
import { refuseLastAdministrator } from './last-administrator';
import { letterLanguage } from './letter-language';
import { linkFault } from './links';
import { compose } from './post';
import { sentence } from '../../tools/http/sentence';

/** Latin letters without marks: they can be typed on every keyboard. */
// oxfmt-ignore
const WORDS = [
  'barley', 'cassava', 'cherry', 'chickpea', 'garden', 'harvest', 'lentil', 'meadow',
  'millet', 'orchard', 'quinoa', 'seedling', 'sesame', 'sorghum', 'sunflower', 'walnut',
];

const drawWord = (): string => {
  const [number = 0] = crypto.getRandomValues(new Uint8Array(1));
  return WORDS[number % WORDS.length] ?? 'harvest';
};

/** Mails the link; nothing is deleted before it is opened and its word typed. */
export async function askForDeletion(accounts: Accounts, user: User, asked?: string): Promise<void> {
  const { links, outbox } = accounts;
  refuseLastAdministrator(accounts, user);
  const { tokens, keep } = await links.draw();
  links.endAll(user.uuid, 'replaced', { purpose: 'delete' });
  keep({ purpose: 'delete', userUuid: user.uuid, email: user.email, word: drawWord() });
  const language = letterLanguage(user.language, asked);
  outbox.send({ to: user.email, ...compose(accounts, 'delete', language, { purpose: 'delete', token: tokens.open }) });
}

/** What somebody is called and written to, within letters. */
const names = ({ text }: { text: string }, { email, fullName }: User): boolean =>
  text.toLowerCase().includes(email.toLowerCase()) || text.includes(fullName);

/**
 * Deletes the account and everything that belongs to it, ends its sessions and sends a last letter, which is not kept.
 * @param besides in the same breath.
 */
export async function deleteAccount(
  accounts: Accounts,
  token: string,
  typed: string,
  besides: (user: User) => void = () => undefined,
): Promise<void> {
  const { users, links, outbox } = accounts;
  const { userUuid, word = '' } = await links.find(token, 'delete');
  const user = users.byUuid(userUuid);
  if (!user) throw linkFault('link_unknown');
  if (typed.trim().toLowerCase() !== word) throw badRequest(sentence('wordsDiffer'), { word: 'wordsDiffer' });
  refuseLastAdministrator(accounts, user);
  await links.use(token, 'delete', () => {
    besides(user);
    links.endAll(userUuid, 'cancelled');
    links.forget(userUuid);
    accounts.tokens.revokeUser(userUuid);
    accounts.apiTokens.removeOf(userUuid);
    accounts.savedMaps.removeOf(userUuid);
    accounts.aiDecisions.removeOf(userUuid);
    accounts.conversations.forgetOf(userUuid);
    accounts.acl.forget(user);
    users.remove(userUuid);
    outbox.forget((mail) => isSameAddress(mail.to, user.email) || names(mail, user));
    outbox.send({ to: user.email, ...compose(accounts, 'deleted', letterLanguage(user.language)) }, false);
  });
}
