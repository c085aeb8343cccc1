import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { sampled } from '../samples/sampled';
import { focused, press, tabToLink, typeInto, wordsOf } from './by-keyboard';
import type { Journey, JourneyContext } from './journey';
import { settled, unfoldLetter, visitorContext } from './visitor';

const LANGUAGES = ['en', 'es', 'ar'] as const;
const SECRETS = { first: 'Emmer-2031-field!', second: 'Einkorn-2032-hill!', third: 'Spelt-2033-river!' };

interface Walk {
  page: Page;
  t: (key: string) => string;
  email: string;
  open(path: string): Promise<void>;
  /** The main heading is this one. */
  arrive(key: string): Promise<void>;
}

async function logIn({ page, t, email, open }: Walk, password: string): Promise<void> {
  if (!new URL(page.url()).pathname.endsWith('/login')) await open('/login');
  await typeInto(page, t('session:signIn.email'), email);
  await typeInto(page, t('session:signIn.password'), password);
  await page.keyboard.press('Enter');
}

const signedIn = ({ page }: Walk) => page.getByRole('banner').locator('button[aria-haspopup]').last().waitFor();

async function logOut(walk: Walk): Promise<void> {
  const { page, t } = walk;
  const button = page.getByRole('banner').locator('button[aria-haspopup]').last();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: t('nav:logOut') }).waitFor();
  for (let step = 0; step < 20 && (await focused(page)) !== t('nav:logOut'); step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav:logIn') })
    .waitFor();
}

/** The link of the newest message of this kind. */
async function followMail({ page, open, email }: Walk, purpose: string): Promise<void> {
  await open('/demo/mailbox');
  await unfoldLetter(page, email, `/${purpose}`);
  await tabToLink(page, new RegExp(`/profile/[^/]+/${purpose}$`));
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/profile/[^/]+/${purpose}$`));
  await settled(page);
}

async function register(walk: Walk): Promise<void> {
  const { page, t, email, open, arrive } = walk;
  await open('/registration');
  // Nothing was typed: what is wrong is told, and the first field has the focus.
  await press(page, t('account:registration.submit'));
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
  assert.equal(await focused(page), t('account:registration.fullName'));
  await typeInto(page, t('account:registration.fullName'), 'Nina Núñez');
  await typeInto(page, t('account:email'), email);
  await typeInto(page, t('account:registration.password'), SECRETS.first);
  await typeInto(page, t('account:registration.repeated'), SECRETS.first);
  await page.keyboard.press('Enter');
  await arrive('account:sent.title');

  await logIn(walk, SECRETS.first);
  await page
    .getByRole('alert')
    .filter({ hasText: t('session:signIn.problem.unvalidated') })
    .waitFor();
  await followMail(walk, 'validate');
  const link = page.url();
  await press(page, t('account:validateEmail.submit'));
  await arrive('account:validateEmail.done');
  await page.goto(link);
  await page.getByRole('main').getByText(t('account:link.title.link_used')).first().waitFor();
}

async function change(walk: Walk): Promise<void> {
  const { page, t, open } = walk;
  await logIn(walk, SECRETS.first);
  await signedIn(walk);
  await open('/dashboard/profile');
  await typeInto(page, t('profile:about.fullName'), 'Nina Nueva');
  await page.keyboard.press('Enter');
  await page.getByText(t('profile:about.saved')).first().waitFor();
  await open('/dashboard/profile/password');
  await typeInto(page, t('profile:password.current'), SECRETS.first);
  await typeInto(page, t('profile:password.new'), SECRETS.second);
  await typeInto(page, t('profile:password.repeated'), SECRETS.second);
  await page.keyboard.press('Enter');
  await page.getByText(t('profile:password.changed')).first().waitFor();
}

async function makeToken({ page, t, open, email }: Walk, base: string): Promise<string> {
  await open('/dashboard/api-tokens');
  await typeInto(page, t('api-tokens:form.label'), 'R on my laptop');
  await typeInto(page, t('api-tokens:form.password'), SECRETS.second);
  await page.keyboard.press('Enter');
  await page.locator('#shown-once').waitFor();
  const token = await page.locator('section pre, article pre, pre').first().innerText();
  const answer = await page.request.get(`${base}/api/v2/me/profile`, {
    headers: { Authorization: `API-Token ${token}` },
    // The line may have been idle for too long.
    maxRetries: 2,
  });
  assert.equal(((await answer.json()) as { email: string }).email, email);
  await press(page, t('api-tokens:made.done'));
  await page.locator('#shown-once').waitFor({ state: 'detached' });
  assert.ok(!(await page.content()).includes(token), 'a token is shown once');
  return token;
}

async function forget(walk: Walk): Promise<void> {
  const { page, t, email, open, arrive } = walk;
  await logOut(walk);
  await open('/forgot-password');
  await typeInto(page, t('account:email'), email);
  await page.keyboard.press('Enter');
  await arrive('account:sent.title');
  await followMail(walk, 'pwdreset');
  await typeInto(page, t('account:resetPassword.password'), SECRETS.third);
  await typeInto(page, t('account:resetPassword.repeated'), SECRETS.third);
  await page.keyboard.press('Enter');
  await arrive('account:resetPassword.done');
  await logIn(walk, SECRETS.second);
  await page
    .getByRole('alert')
    .filter({ hasText: t('session:signIn.problem.badCredentials') })
    .waitFor();
  await logIn(walk, SECRETS.third);
  await signedIn(walk);
}

async function leave(walk: Walk): Promise<void> {
  const { page, t, open, arrive } = walk;
  await open('/dashboard/profile');
  await press(page, t('profile:delete.start'));
  await page.getByRole('dialog').waitFor();
  await press(page, t('profile:delete.send'));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await followMail(walk, 'delete');
  const word = await page.locator('main strong').first().innerText();
  await typeInto(page, t('account:deleteAccount.typed'), `${word}!`);
  await page.keyboard.press('Enter');
  await page.getByText(t('form:problem.wordsDiffer')).waitFor();
  await typeInto(page, t('account:deleteAccount.typed'), word);
  await page.keyboard.press('Enter');
  await arrive('account:deleteAccount.done');
  await logIn(walk, SECRETS.third);
  await page
    .getByRole('alert')
    .filter({ hasText: t('session:signIn.problem.badCredentials') })
    .waitFor();
}

/** From registration to the end of the account; answers what must not be found anywhere. */
async function live(journey: JourneyContext, language: string): Promise<void> {
  const context = await visitorContext(journey, { width: 1280, language: 'en', scheme: 'light' });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const t = wordsOf(language);
  const prefix = language === 'en' ? '' : `/${language}`;
  const walk: Walk = {
    page,
    t,
    // A second try finds the account of the first one there.
    email: `nina.${language}.${Date.now()}@example.net`,
    async open(path) {
      await page.goto(prefix + path);
      await settled(page);
    },
    arrive: (key) => page.getByRole('heading', { level: 1, name: t(key), exact: true }).waitFor(),
  };
  await register(walk);
  await change(walk);
  const token = await makeToken(walk, journey.base);
  await forget(walk);
  const kept = async () =>
    (await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))) +
    said.join('\n');
  const before = await kept();
  await leave(walk);
  for (const secret of [...Object.values(SECRETS), token])
    assert.ok(!(before + (await kept())).includes(secret), 'a secret was kept or said');
  const gone = await page.request.get(`${journey.base}/api/v2/me/profile`, {
    headers: { Authorization: `API-Token ${token}` },
  });
  assert.equal(gone.status(), 401, 'the key of a deleted account');
  await context.close();
}

export default {
  name: 'An account from registration to deletion, by keyboard alone',
  async run(journey) {
    for (const language of sampled(LANGUAGES, 1)) {
      const start = Date.now();
      await live(journey, language);
      journey.note(`${language}: every page of an account in ${((Date.now() - start) / 1_000).toFixed(0)} s`);
    }
  },
} satisfies Journey;
