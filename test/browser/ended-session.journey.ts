import { strict as assert } from 'node:assert';
import type { BrowserContext, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../mocks/data/users/demo-users';
import { sampled } from '../samples/sampled';
import type { Journey, JourneyContext } from './journey';
import { settled } from './visitor';

const MINUTE = 60_000;

/** The clock of the page is wrong from the start. */
const withClock = (context: BrowserContext, skew: number) =>
  context.addInitScript((by) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + by;
  }, skew);

/** The clock of the page says this, and stands: no part of a journey has to be quick. */
const stopClock = (page: Page, at: number) =>
  page.evaluate((now) => {
    Date.now = () => now;
    dispatchEvent(new Event('focus'));
  }, at);

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
  const tried: string[] = [];
  const isToken = (url: URL) => url.pathname === '/oauth/token';
  await context.route(isToken, async (route) => {
    if (!route.request().postData()?.includes('grant_type=refresh_token')) return route.continue();
    tried.push(route.request().url());
    await route.abort();
  });
  const noted = (await context.cookies()).find((each) => each.name === 'session_token')?.value ?? '';
  const { at, life } = JSON.parse(decodeURIComponent(noted)) as { at: number; life: number };

  // Within the last seconds of the token: the refresh fails, the page works on.
  const warned = page.waitForEvent('console', (said) => said.text().startsWith('Refreshing the session failed'));
  await stopClock(page, at + life - 4_000);
  await warned;
  assert.equal(tried.length, 1, 'one refresh was tried');
  assert.equal(await expired(page).count(), 0, 'a failed refresh only warns');
  assert.equal(await name(page).inputValue(), 'Pavel Half-typed');

  // Then it ends.
  await stopClock(page, at + life + 1_000);
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
  async run(journey) {
    for (const minutes of sampled([-5, 5], 1)) {
      await endedByTheServer(journey, minutes * MINUTE);
      const told = await failedRefresh(journey, minutes * MINUTE);
      journey.note(`clock ${minutes} min off: ended by the server, and ${told}; what was typed came back`);
    }
  },
} satisfies Journey;
