import type { Language } from '@/contract/constants';
import type { LinkPurpose } from '@/contract/account/account';
import type { Accounts } from './accounts';
import { LINK_LIFETIME } from './links';
import { writeLetter, type LetterName } from './letters';
import type { Message } from './outbox';
import { portalPages } from './portal-pages';

interface LetterValues {
  /** Of the link that the letter is about. */
  purpose?: LinkPurpose;
  /** Opens the link and its cancelling page. */
  token?: string;
  /** A token that can only cancel, in place of it. */
  cancelToken?: string;
  email?: string;
  provider?: string;
  /** When something ends, in milliseconds since 1970. */
  end?: number;
}

/**
 * Writes a letter with the addresses it may name, to be sent or dropped: the time must not reveal whether
 * there is a recipient. It holds no text typed by a stranger, so that the server cannot be used for spam.
 */
export function compose(
  { clock, settings }: Accounts,
  name: LetterName,
  language: Language,
  { purpose, token, cancelToken = token, email = '', provider = '', end }: LetterValues = {},
): Omit<Message, 'to'> {
  const { link, cancel, portal, login, forgot, tokens } = portalPages(settings.frontendUrl, language);
  return writeLetter(name, language, {
    portal,
    login,
    forgot,
    tokens,
    ...(purpose === undefined || token === undefined ? {} : { link: link(token, purpose) }),
    ...(purpose === undefined || cancelToken === undefined ? {} : { cancel: cancel(cancelToken, purpose) }),
    ...(purpose === undefined ? {} : { until: clock.now() + LINK_LIFETIME[purpose] }),
    now: clock.now(),
    email,
    provider,
    ...(end !== undefined && { end }),
  });
}
