import { strict as assert } from 'node:assert';
import type { BrowserContext, Page } from 'playwright-core';
import { startChildPortal } from '../../scripts/serve/child-portal';
import { sampled } from '../samples/sampled';
import { objections } from './axe-core';
import type { Journey } from './journey';
import { visitorContext } from './visitor';

const PASSWORD = 'Demo-2025!';
const FROM = '/login?from=%2Fc%2F';

const refreshToken = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'refresh_token');

/** Presses the key until the element has the focus: nobody needs a mouse. */
async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  const target = page.getByRole(role, { name }).last();
  await target.waitFor();
  for (let turn = 0; turn < 60; turn += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

/** What was on the way is in no address, no storage and no history entry that Back leads to. */
async function nothingLeft(page: Page) {
  assert.doesNotMatch(page.url(), /code=|state=/);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  assert.ok(!stored.includes('sign-in:'), stored);
}

export default {
  name: 'Logging in at an identity provider and at the API itself',
  async run(journey) {
    const { base, screenshot, note } = journey;
    const context = await visitorContext(journey, { width: 1280, language: 'en', scheme: 'light' });
    const page = await context.newPage();

    // Somebody refuses, is told, and begins again.
    await page.goto(FROM);
    await press(page, /Demo identity provider/);
    await page.getByRole('heading', { name: 'Demo identity provider' }).waitFor();
    assert.deepEqual(await objections(page), []);
    await screenshot(page, 'provider-people');
    await press(page, 'Do not log in');
    await page.getByRole('alert').filter({ hasText: 'You did not log in there.' }).waitFor();
    assert.equal(page.url(), `${base}${FROM}`);
    await nothingLeft(page);

    // Somebody whose address belongs to a local account gets neither that account nor another.
    await press(page, /Demo identity provider/);
    await press(page, /Another Uma/);
    await page.getByRole('alert').filter({ hasText: 'There is an account here already' }).waitFor();
    await screenshot(page, 'provider-account-exists');
    assert.equal(await refreshToken(context), undefined);

    // Somebody logs in and lands where they came from.
    await press(page, /Demo identity provider/);
    await press(page, /Olena Outside/);
    await page.waitForURL(`${base}/c/`);
    await page.getByRole('banner').getByRole('button', { name: /Olena/ }).waitFor();
    assert.ok(await refreshToken(context));
    await nothingLeft(page);

    // A login that this tab did not begin is refused.
    await page.goto('/login?code=stolen&state=foreign');
    await page.getByRole('alert').filter({ hasText: 'was not begun in this tab' }).waitFor();
    await nothingLeft(page);

    const languages = sampled(['es', 'ar'], 1);
    for (const language of languages) {
      const other = await visitorContext(journey, { width: 390, language: 'ar', scheme: 'dark' });
      const tab = await other.newPage();
      await tab.goto(`/${language}${FROM}`);
      await press(tab, /Demo identity provider/);
      await tab.getByRole('button', { name: /Kwame Elsewhere/ }).waitFor();
      await screenshot(tab, `provider-people-${language}`);
      await press(tab, /Kwame Elsewhere/);
      await tab.waitForURL(`${base}/${language}/c/`);
      await tab.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    }
    note(`refused, address taken, chosen, not begun here; in en and ${languages.join(', ')} by the keyboard`);

    // Where no application may take passwords, the API's own page does.
    const strict = await startChildPortal(['--fresh', '--accessions', '500', '--no-password-grant']);
    try {
      const visitor = await visitorContext(
        { ...journey, base: strict.url },
        { width: 390, language: 'en', scheme: 'dark' },
      );
      const tab = await visitor.newPage();
      await tab.goto(`${strict.url}${FROM}`);
      await tab.getByRole('button', { name: 'Go on to log in' }).waitFor();
      await screenshot(tab, 'provider-no-password');
      await press(tab, 'Go on to log in');
      await tab.getByRole('heading', { name: 'Log in' }).waitFor();
      assert.ok(tab.url().includes('/oauth/authorize'));
      await tab.keyboard.type('user@example.org');
      await tab.keyboard.press('Tab');
      await tab.keyboard.type('Wrong-2025!');
      await tab.keyboard.press('Enter');
      await tab.getByRole('alert').filter({ hasText: 'Bad credentials' }).waitFor();
      assert.deepEqual(await objections(tab), []);
      await screenshot(tab, 'provider-own-page');
      await tab.keyboard.type(PASSWORD);
      await tab.keyboard.press('Enter');
      await tab.waitForURL(`${strict.url}/c/`);
      await nothingLeft(tab);
      assert.ok(await refreshToken(visitor));
    } finally {
      await strict.stop();
    }
  },
} satisfies Journey;
