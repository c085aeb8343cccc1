import { strict as assert } from 'node:assert';
import type { BrowserContext, Page } from 'playwright-core';
import type { Journey } from './journey';

const PASSWORD = 'Demo-2025!';
const CALLS = 50;
const COUNTRIES =
  'ARG AUS BRA CHN COL CZE DEU EGY ESP ETH FRA IND IRN ITA JPN KEN KOR MEX NGA PER PHL POL RUS SYR TUR USA CAN CHE GBR GRC HUN IDN NLD NPL PAK PRT ROU SWE UKR VNM'.split(
    ' ',
  );

async function logIn(page: Page, account: string, password = PASSWORD) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
}

const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((each) => each.name === name);

/** Everything that a script of the page could read, cookies aside. */
const storedText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));

/** Opens page after page without waiting for any. */
const leafThrough = (tab: Page, paths: string[]) =>
  tab.evaluate(async (addresses) => {
    for (const address of addresses) {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((done) => setTimeout(done, 80));
    }
  }, paths);

/**
 * The clocks of the tabs jump to the end of the token, then each opens many pages; the token server answers when they have.
 * Counts the refreshes, and the calls that were sent when the new token had come.
 */
async function atTheEnd(context: BrowserContext, tabs: Page[], skip: number, paths: string[]) {
  const counted = { refreshes: 0, waiting: 0 };
  let answered = false;
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const isToken = (url: URL) => url.pathname === '/oauth/token';
  context.on('request', (request) => {
    if (answered && request.url().includes('/api/v2/')) counted.waiting += 1;
  });
  await context.route(isToken, async (route) => {
    if (route.request().postData()?.includes('grant_type=refresh_token')) counted.refreshes += 1;
    await held;
    answered = true;
    await route.continue();
  });
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.evaluate((by) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + by;
      }, skip);
      await leafThrough(tab, paths);
    }),
  );
  release?.();
  await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
  for (let turn = 0; turn < 1_200 && counted.waiting < CALLS; turn += 1) await tabs[0]?.waitForTimeout(100);
  await context.unroute(isToken);
  return counted;
}

const PATHS = COUNTRIES.map((code) => `/iso3166/${code}`);

/** In the page, before anything else. */
function setClock(minutes: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + minutes * 60_000;
}

/** Milliseconds from the arrival of the token to its end. */
async function lifeOf(context: BrowserContext): Promise<number> {
  const kept = decodeURIComponent((await cookie(context, 'session_token'))?.value ?? '');
  return (JSON.parse(kept) as { life: number }).life;
}

async function signedInTwice(context: BrowserContext, base: string) {
  const tabs = [await context.newPage(), await context.newPage()];
  const [first, second] = tabs;
  await first?.goto(`${base}/login?from=%2Fc%2F`);
  if (first) await logIn(first, 'user@example.org');
  await first?.waitForURL('**/c/');
  await second?.goto(`${base}/c/`);
  for (const tab of tabs) await tab.getByRole('banner').getByRole('button', { name: /User/ }).waitFor();
  return { tabs, life: await lifeOf(context) };
}

export default {
  name: 'The session holds over two tabs',
  async run({ newContext, base, note }) {
    // Whatever the clock of the computer says: it may be off from the start.
    const [slow, context] = [await newContext(), await newContext()];
    for (const [each, minutes] of [
      [slow, -5],
      [context, 5],
    ] as const)
      await each.addInitScript(setClock, minutes);
    const behind = await signedInTwice(slow, base);
    const early = await atTheEnd(slow, behind.tabs, behind.life - 2_000, PATHS);
    note(`clock 5 min slow: ${early.waiting} calls waiting in two tabs, ${early.refreshes} refresh`);
    assert.equal(early.refreshes, 1);
    await slow.close();

    const first = await context.newPage();
    await first.goto(`${base}/login?from=%2Fc%2F`);

    await logIn(first, 'user@example.org', 'Wrong-2025!');
    await first.getByRole('alert').filter({ hasText: 'Bad credentials' }).waitFor();
    await logIn(first, 'user@example.org');
    await first.waitForURL('**/c/');

    const access = await cookie(context, 'access_token');
    const refresh = await cookie(context, 'refresh_token');
    assert.ok(access && refresh);
    for (const each of [access, refresh]) {
      assert.deepEqual([each.path, each.sameSite, each.secure], ['/', 'Strict', base.startsWith('https:')]);
    }
    const stored = await storedText(first);
    for (const secret of [access.value, refresh.value, PASSWORD]) assert.ok(!stored.includes(secret));

    const second = await context.newPage();
    await second.goto(`${base}/c/`);
    for (const tab of [first, second]) await tab.getByRole('banner').getByRole('button', { name: /User/ }).waitFor();

    const { refreshes, waiting } = await atTheEnd(context, [first, second], (await lifeOf(context)) - 2_000, PATHS);
    note(`clock 5 min fast: ${waiting} calls waiting in two tabs, ${refreshes} refresh`);
    assert.equal(refreshes, 1);
    assert.ok(waiting >= CALLS, `${waiting} calls waited`);
    assert.notEqual((await cookie(context, 'access_token'))?.value, access.value);

    // The server ends the session behind its back: the next call of either tab says so in both.
    const renewed = (await cookie(context, 'refresh_token'))?.value ?? '';
    await context.request.post(`${base}/oauth/revoke`, { form: { token: renewed } });
    await second.getByRole('main').getByRole('link', { name: 'Countries' }).click();
    for (const tab of [first, second]) await tab.getByRole('dialog', { name: 'Your session has expired.' }).waitFor();
    assert.equal(await cookie(context, 'refresh_token'), undefined);
    await first.getByRole('button', { name: 'Reload the page' }).click();
    await first.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    assert.equal(await first.getByRole('dialog').count(), 0);

    // Signing in anew in one tab closes the dialog of the other; signing out there is followed here.
    await first.goto(`${base}/login`);
    await logIn(first, 'admin@example.org');
    await first.waitForURL(`${base}/dashboard`);
    await second.getByRole('dialog').waitFor({ state: 'detached' });
    const dead = (await cookie(context, 'access_token'))?.value ?? '';
    const late: string[] = [];
    await second.getByRole('banner').getByRole('button', { name: /Admin/ }).click();
    await second.getByRole('menuitem', { name: 'Log out' }).click();
    for (const tab of [first, second]) await tab.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    context.on('response', (response) => {
      const sent = response.request().headers()['authorization'] ?? '';
      if (sent.endsWith(dead) && response.ok() && !response.url().includes('/oauth/')) late.push(response.url());
    });
    await first.getByRole('banner').getByRole('button', { name: 'Reference' }).click();
    await first.getByRole('banner').getByRole('link', { name: 'Institutes' }).click();
    await first.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    const refused = await context.request.get(`${base}/api/v2/me/profile`, {
      headers: { Authorization: `Bearer ${dead}` },
    });
    assert.deepEqual([refused.status(), late], [401, []], 'no call with a dead token succeeds');
    assert.equal(await cookie(context, 'refresh_token'), undefined);
  },
} satisfies Journey;
