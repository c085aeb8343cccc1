import type { Page } from 'playwright-core';
import type { AccountLink, ApiToken, Mail } from '@/contract/account/account';
import type { Profile } from '@/contract/account/session';
import { href } from '@/routes/href';
import { answerOf } from '../answer-of';
import { HOSTILE_TEXTS } from './hostile-texts';
import type { Stop } from './hostile-tools';
import { settled } from '../visitor';
import { actAs, signedInToken } from '../viewer';

const LINK = { tokenUUID: '11111111-2222-4333-8444-555555555555' };
const NOW = '2025-01-01T00:00:00Z';

/** Half a surrogate does not pass through JSON. */
const texts = HOSTILE_TEXTS.map((text) => Buffer.from(text).toString());
const textAt = (at: number) => texts[at % texts.length] ?? '';
/** Times are texts, too. */
const timeAt = (at: number) => (at % 4 ? NOW : textAt(at));

const tokens = texts.map((label, at): ApiToken => ({
  uuid: `${at}`,
  label,
  active: at % 2 === 0,
  expires: at % 3 ? timeAt(at) : null,
  createdDate: timeAt(at + 1),
  lastUsed: timeAt(at + 2),
  hint: textAt(at + 3),
}));

const mails = texts.map((subject, at): Mail => ({
  id: `${at}`,
  subject,
  to: textAt(at + 1),
  text: [2, 3, 4].map((part) => textAt(at + part)).join(' '),
  sent: timeAt(at),
  language: at % 5 ? 'en' : textAt(at),
}));

/** A server that says such things of accounts; `start` chooses which. */
async function misinform(page: Page, start: number): Promise<void> {
  const profile: Partial<Profile> = {
    fullName: textAt(start),
    email: textAt(start + 1),
    pendingEmail: textAt(start + 2),
    ftpUsername: textAt(start + 3),
    provider: textAt(start + 4),
    language: textAt(start + 5),
    createdDate: textAt(start + 6),
    lastLogin: textAt(start + 7),
    accountExpires: textAt(start + 8),
  };
  await page.route('**/api/v2/me/profile', async (route) => {
    const asked = (await (await answerOf(route)).json()) as object;
    await route.fulfill({ json: { ...asked, ...profile } });
  });
  await page.route('**/api/v2/me/tokens', (route) => route.fulfill({ json: tokens }));
  await page.route('**/api/v2/mailbox', (route) => route.fulfill({ json: mails }));
  await page.route('**/api/v2/info', async (route) => {
    const asked = (await (await answerOf(route)).json()) as object;
    await route.fulfill({ json: { ...asked, version: textAt(start), captchaSiteKey: undefined } });
  });
  await page.route('**/.well-known/openid-configuration', async (route) => {
    const asked = (await (await answerOf(route)).json()) as object;
    const providers = texts.slice(0, 20).map((name, at) => ({
      name,
      label: textAt(start + at),
      authorization_endpoint: at % 2 ? textAt(at) : `https://login.example/?${textAt(at)}`,
    }));
    await route.fulfill({ json: { ...asked, identity_providers: providers } });
  });
  await page.route('**/api/v2/user/*/link', (route) => {
    const purpose = /\/(pwdreset|validate|delete)/.exec(page.url())?.[1] as AccountLink['purpose'];
    return route.fulfill({
      json: { purpose, email: textAt(start + 9), word: textAt(start + 10), expires: timeAt(start) },
    });
  });
}

const at = (address: string, then?: (page: Page) => Promise<void>): Stop => ({
  name: address,
  async show(page) {
    await page.goto(address);
    await settled(page);
    await then?.(page);
  },
});

const asVisitor = (address: string): Stop => ({
  name: address,
  async show(page) {
    await page.context().clearCookies({ name: 'access_token' });
    await at(address).show(page);
  },
});

/** Everything that belongs to an account, of somebody whose name is one of these texts. */
export async function accountStops(page: Page, base: string, start: number): Promise<readonly Stop[]> {
  const profile = `${base}/api/v2/me/profile`;
  const headers = { Authorization: `Bearer ${await signedInToken(base)}` };
  const { version, language } = (await (await page.request.get(profile, { headers })).json()) as Profile;
  const fullName = textAt(start + 11);
  const changed = await page.request.put(profile, { headers, data: { fullName, language, version } });
  // A name that the API does not take does not come from it.
  if (!changed.ok() && changed.status() !== 400) throw new Error(`a name was answered by ${changed.status()}`);
  await actAs(page.context(), base, await signedInToken(base));
  await misinform(page, start);
  return [
    at(href('dashboard'), (shown) => shown.getByRole('banner').locator('button[aria-haspopup]').last().click()),
    ...(['drafts', 'reviews', 'recent'] as const).map((tab) => at(href('dashboard', { tab }))),
    at(href('profile')),
    at(href('password')),
    at(href('apiTokens'), async (shown) => {
      for (const name of [/^Edit /, /^Delete /])
        await shown.getByRole('main').getByRole('button', { name }).first().click();
    }),
    at(href('admin')),
    at(href('mailbox'), (shown) =>
      shown.getByRole('main').evaluate((main) => {
        for (const folded of main.querySelectorAll('details')) folded.open = true;
      }),
    ),
    ...(['resetPassword', 'cancelReset', 'validateEmail', 'cancelValidation', 'deleteAccount'] as const).map((name) =>
      at(href(name, LINK)),
    ),
    asVisitor(href('login')),
    asVisitor(`${href('login')}?code=x&state=y&error=${encodeURIComponent(textAt(start))}`),
  ];
}
