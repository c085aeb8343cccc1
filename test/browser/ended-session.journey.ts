import { strict as assert } from 'node:assert';
import type { BrowserContext, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../mocks/data/users/demo-users';
import { sampled } from '../samples/sampled';
import type { Journey, JourneyContext } from './journey';
import { settled } from './visitor';

const MINUTE = 60_000;

/** The clock of the page is wrong from the start, and may be set on while it is open. */
const withClock = (context: BrowserContext, skew: number) =>
  context.addInitScript((by) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + by + Number((globalThis as { setOn?: number }).setOn ?? 0);
  }, skew);

const setOn = (page: Page, by: number) =>
  page.evaluate((more) => {
    (globalThis as { setOn?: number }).setOn = more;
    dispatchEvent(new Event('focus'));
  }, by);

async function logIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('publisher@example.org');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

const name = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Full name' });

async function typing(journey: JourneyContext, skew: number) {
  const context = await journey.newContext();
  await withClock(context, skew);
  const page = await context.newPage();
  await page.goto('/login?from=%2Fdashboard%2Fprofile');
  await logIn(page);
  await page.waitForURL('**/dashboard/profile');
  await settled(page);
  await name(page).fill('Pavel Half-typed');
  return { context, page };
}

/** Back on the form, after a reload and whatever it takes to be signed in again. */
async function nothingLost(page: Page): Promise<void> {
  await page.waitForURL('**/dashboard/profile');
  await page.getByText('We restored what you typed here before.').waitFor();
  assert.equal(await name(page).inputValue(), 'Pavel Half-typed');
}

const expired = (page: Page) => page.getByRole('dialog', { name: 'Your session has expired.' });

/** The server ends the session while somebody types. */
async function endedByTheServer(journey: JourneyContext, skew: number): Promise<void> {
  const { context, page } = await typing(journey, skew);
  const token = (await context.cookies()).find((each) => each.name === 'refresh_token')?.value ?? '';
  await context.request.post(`${journey.base}/oauth/revoke`, { form: { token } });
  await page.keyboard.press('Enter');
  await expired(page).waitFor();
  assert.match(page.url(), /\/login\?from=%2Fdashboard%2Fprofile$/);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  assert.ok(kept.includes('Half-typed') && !kept.includes(token) && !kept.includes(DEMO_PASSWORD));
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
  await logIn(page);
  await nothingLost(page);
  await context.close();
}

/** The token cannot be renewed: a warning, and work goes on until it ends. */
async function failedRefresh(journey: JourneyContext, skew: number): Promise<string> {
  const { context, page } = await typing(journey, skew);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const tried: string[] = [];
  const isToken = (url: URL) => url.pathname === '/oauth/token';
  await context.route(isToken, async (route) => {
    if (!route.request().postData()?.includes('grant_type=refresh_token')) return route.continue();
    tried.push(route.request().url());
    await route.abort();
  });
  const noted = (await context.cookies()).find((each) => each.name === 'session_token')?.value ?? '';
  const { life } = JSON.parse(decodeURIComponent(noted)) as { life: number };

  // Within the last seconds of the token: the refresh fails, the page works on.
  await setOn(page, life - 4_000);
  await page.waitForTimeout(1_500);
  for (let turn = 0; turn < 1_200 && tried.length === 0; turn += 1) await page.waitForTimeout(100);
  assert.equal(tried.length, 1, 'one refresh was tried');
  assert.ok(
    warnings.some((text) => text.startsWith('Refreshing the session failed')),
    warnings.join(),
  );
  assert.equal(await expired(page).count(), 0, 'a failed refresh only warns');
  assert.equal(await name(page).inputValue(), 'Pavel Half-typed');

  // Then it ends.
  await setOn(page, life + 1_000);
  await page.keyboard.press('Enter');
  await expired(page).waitFor();
  assert.equal(tried.length, 1, 'a refresh that failed is not tried again');
  await context.unroute(isToken);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await nothingLost(page);
  await context.close();
  return `${tried.length} refresh that failed, a warning, then the dialog`;
}

export default {
  name: 'Nothing typed is lost when a session ends',
  alone: true,
  async run(journey) {
    for (const minutes of sampled([-5, 5], 1)) {
      await endedByTheServer(journey, minutes * MINUTE);
      const told = await failedRefresh(journey, minutes * MINUTE);
      journey.note(`clock ${minutes} min off: ended by the server, and ${told}; what was typed came back`);
    }
  },
} satisfies Journey;
