import { contactSchema, newsletterSchema } from '@/contract/content/visitor-schemas';
import { letterLanguage } from '../../rules/accounts/letter-language';
import { unlinked, writeLetter } from '../../rules/accounts/letters';
import { askForNewsletter, confirmNewsletter, leaveNewsletter } from '../../rules/accounts/newsletter/newsletter';
import { portalPages } from '../../rules/accounts/portal-pages';
import { readChange } from '../../rules/entities/read-change';
import { checkCaptcha } from '../../rules/requests/captcha';
import { withToken } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import { clientAddressOf } from '../../tools/http/client-address';

/** The answer to a captcha apart from what was typed. */
const taken = (body: object | undefined): { captcha?: unknown } & Record<string, unknown> => ({ ...body });

/** What visitors send without an account: answers are alike for every address, and each is sent a few letters at most. */
export const visitors: readonly Answer[] = [
  answer('POST /newsletter', withToken, async ({ world, body, request, language }) => {
    const { captcha, ...given } = taken(body);
    const { email, name = null, lang } = readChange(newsletterSchema, given, false);
    checkCaptcha(world, captcha);
    world.limits.newsletter.attempt(email, clientAddressOf(request));
    await askForNewsletter(world, { email, name, language: letterLanguage(lang, language) });
    return null;
  }),

  answer('POST /newsletter/:token/confirm', withToken, async ({ world, params }) => {
    await confirmNewsletter(world, params.token);
    return null;
  }),

  answer('POST /newsletter/:token/leave', withToken, async ({ world, params }) => {
    await leaveNewsletter(world, params.token);
    void world.store.compact();
    return null;
  }),

  answer('POST /contact', withToken, ({ world, body, request }) => {
    const { captcha, ...given } = taken(body);
    const { email, name, subject, message } = readChange(contactSchema, given, false);
    checkCaptcha(world, captcha);
    world.limits.contact.attempt(email, clientAddressOf(request));
    const { frontendUrl, supportEmail } = world.settings;
    // What a stranger typed leads nowhere by itself.
    const typed = { name: unlinked(name), subject: unlinked(subject ?? '–'), message: unlinked(message) };
    const { portal } = portalPages(frontendUrl, 'en');
    world.outbox.send({ to: supportEmail, ...writeLetter('contact', 'en', { ...typed, email, portal }) });
    return null;
  }),
];
