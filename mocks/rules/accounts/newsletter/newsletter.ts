import { sha256 } from '../../../tools/crypto/secrets';
import type { Accounts } from '../accounts';
import { LINK_LIFETIME, linkFault } from '../links';
import { writeLetter } from '../letters';
import type { Subscription } from './newsletter-rows';
import { portalPages } from '../portal-pages';

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
