import type { Language } from '@/contract/constants';
import { ApiFailure } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { sha256 } from '../../tools/crypto/secrets';
import type { Store } from '../../tools/store/store';
import type { Accounts } from './accounts';
import { LINK_LIFETIME, linkFault } from './links';
import { writeLetter } from './letters';
import { portalPages } from './portal-pages';

/** Whoever confirmed an address; ISO text. */
export interface Subscription {
  email: string;
  name: string | null;
  language: Language;
  since: string;
}

interface Kept extends Subscription {
  /** SHA-256 of the token of the link by which they leave. */
  leave: string;
}

/** Addresses at most: each was confirmed from its mailbox. */
const MAX_SUBSCRIPTIONS = 100_000;

/** Who gets the newsletter. Nothing is kept of an address that was not confirmed, or that left. */
export interface Newsletter {
  of(email: string): Subscription | undefined;
  /** @returns whether they are new. */
  add(subscription: Kept): boolean;
  /** @returns whether somebody left. */
  leave(hash: string): boolean;
  forget(email: string): void;
}

const keyOf = (email: string): string => email.trim().toLowerCase();

export function makeNewsletter(store: Store): Newsletter {
  const rows = store.rows<Kept>('accounts/newsletter');
  return {
    of: (email) => {
      const { leave: _leave, ...subscription } = rows.get(keyOf(email)) ?? { leave: '' };
      return 'email' in subscription ? subscription : undefined;
    },
    add: (subscription) => {
      const key = keyOf(subscription.email);
      const before = rows.get(key);
      if (!before && rows.size >= MAX_SUBSCRIPTIONS) throw new ApiFailure(507, 'storage_full', sentence('storageFull'));
      // Links of letters that were sent already go on.
      rows.set(key, before ? { ...subscription, since: before.since, leave: before.leave } : subscription);
      return !before;
    },
    leave: (hash) => {
      const [key] = [...rows.entries()].find(([, { leave }]) => leave === hash) ?? [];
      if (key !== undefined) rows.delete(key);
      return key !== undefined;
    },
    forget: (email) => rows.delete(keyOf(email)),
  };
}

/** Sends the link that confirms an address, whoever has it: nothing tells who gets the newsletter already. */
export async function askForNewsletter(
  { clock, links, outbox, settings }: Accounts,
  { email, name, language }: Omit<Subscription, 'since'>,
): Promise<void> {
  const link = await links.draw();
  link.keep({ purpose: 'newsletter', userUuid: '', email, subscription: { name, language } });
  const { newsletter, portal } = portalPages(settings.frontendUrl, language);
  const until = clock.now() + LINK_LIFETIME.newsletter;
  const values = { link: newsletter(link.tokens.open, 'confirm'), until, portal };
  outbox.send({ to: email, ...writeLetter('newsletterConfirm', language, values) });
}

export async function confirmNewsletter(accounts: Accounts, token: string): Promise<void> {
  const { clock, links, outbox, newsletter, settings } = accounts;
  const leaving = crypto.randomUUID();
  const leave = await sha256(leaving);
  await links.use(token, 'newsletter', ({ email, subscription }) => {
    const { name = null, language = 'en' } = subscription ?? {};
    const since = new Date(clock.now()).toISOString();
    if (!newsletter.add({ email, name, language, since, leave })) return;
    const pages = portalPages(settings.frontendUrl, language);
    const values = { cancel: pages.newsletter(leaving, 'leave'), portal: pages.portal };
    outbox.send({ to: email, ...writeLetter('newsletterWelcome', language, values) });
  });
}

/** 404 for a link that was used already, or that nobody was sent. */
export async function leaveNewsletter({ newsletter }: Accounts, token: string): Promise<void> {
  if (!newsletter.leave(await sha256(token))) throw linkFault('link_unknown');
}
