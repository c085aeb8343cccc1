import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { sampled } from '../samples/sampled';
import type { Journey, JourneyContext } from './journey';
import { open, settled, visitorContext } from './visitor';

const ADDRESSES =
  '/ /a /a/overview /a/map /a/images /a/analogues /a/subsetting /subsets /datasets /descriptorlists /descriptors /c /iso3166 /partners /wiews /network /bibliography /sel /requests /login'.split(
    ' ',
  );
/** Where a tab goes next, by what its header shows. */
const NEXT = ['Passport data', 'Datasets', 'Institutes', 'Bibliography', 'My List'];
/** What only an engineer could read: names of faults, and keys of texts. */
const TECHNICAL = /\w+Error\b|Failed to fetch|dynamically imported|\bundefined\b|\b[a-z]\w+(?:\.[a-z]\w+){2,}\b/;

type Faults = string[];

/** Reads the page for what says something technical. */
async function read(page: Page, where: string, faults: Faults): Promise<void> {
  const text = await page.locator('body').innerText();
  const technical = TECHNICAL.exec(text.replaceAll(/\S+@\S+|https?:\S+/g, ''));
  if (technical) faults.push(`${where} says ${technical[0]}`);
}

/** Presses what a page offers to be whole again, until it is. */
async function recovered(page: Page, where: string, faults: Faults): Promise<void> {
  const offers = page.getByRole('button', { name: /^(?:Try again|Reload the page)$/ });
  for (let press = 0; press < 6; press += 1) {
    // What is tried again says so a moment later.
    await page.waitForTimeout(500);
    await read(page, where, faults);
    if ((await offers.count()) === 0) {
      // A part of a part may fail later still.
      const [whole, failed] = [settled(page), offers.first().waitFor()];
      await Promise.any([whole, failed]).catch(() => faults.push(`${where} never was whole again`));
      if ((await offers.count()) === 0) return;
    }
    // Found and pressed in one turn: what is whole again meanwhile offers nothing more.
    await offers.evaluateAll(([first]) => (first as HTMLElement | undefined)?.click());
  }
  faults.push(`${where} is not whole again: ${(await page.getByRole('main').innerText()).slice(0, 200)}`);
}

/** Every file of the portal that is not named in the page itself fails the first time it is asked for. */
async function failOnce(journey: JourneyContext, address: string, faults: Faults): Promise<number> {
  const context = await visitorContext(journey, { width: 1280, language: 'en', scheme: 'light' });
  const page = await context.newPage();
  const failed = new Set<string>();
  const document = await (await fetch(`${journey.base}${address}`)).text();
  await page.route('**/assets/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    if (failed.has(path) || document.includes(path) || !path.endsWith('.js')) return route.continue();
    failed.add(path);
    return route.abort();
  });
  await page.goto(address);
  await recovered(page, `${address} with files that fail once`, faults);
  await context.close();
  return failed.size;
}

interface Tab {
  page: Page;
  address: string;
  next: string;
}

/** A tab in which something is typed, and then another version takes the place of the files that it has not fetched. */
async function opened(journey: JourneyContext, address: string, next: string, faults: Faults): Promise<Tab> {
  const context = await visitorContext(journey, { width: 1280, language: 'en', scheme: 'light' });
  const page = await context.newPage();
  await open(page, address);
  const typed = page.locator('main input:visible:is([type=search], [type=text], [type=email])').first();
  const hasField = (await typed.count()) > 0;
  if (hasField) await typed.fill('typed before');
  let isLoadedAnew = false;
  await page.route('**/assets/**', (route) => (isLoadedAnew ? route.continue() : route.fulfill({ status: 404 })));
  page.on('request', (request) => (isLoadedAnew ||= request.isNavigationRequest()));
  if (hasField) {
    await page.waitForTimeout(500);
    if ((await typed.inputValue()) !== 'typed before') faults.push(`${address} lost what was typed`);
  }
  return { page, address, next };
}

/** The groups of the menu that the entries stand in; My List stands in none. */
const GROUPS: Readonly<Record<string, string>> = {
  'Passport data': 'Data',
  Datasets: 'Data',
  Institutes: 'Reference',
  Bibliography: 'Reference',
  Partners: 'Reference',
};

async function follow({ page }: Tab, name: string): Promise<void> {
  const banner = page.getByRole('banner');
  const group = GROUPS[name];
  if (group) await banner.getByRole('button', { name: group, exact: true }).click();
  await banner.getByRole('link', { name, exact: true }).click();
}

/** Tabs that stay open: no sentence for engineers, nothing typed lost, and every page works again. */
export default {
  name: 'Open tabs outlive a deployment and a network that is gone',
  async run(journey) {
    const faults: Faults = [];
    const addresses = sampled(ADDRESSES, 2);
    let failed = 0;
    for (const address of addresses) failed += await failOnce(journey, address, faults);
    journey.note(`${failed} files failed once at ${addresses.join(' ')}`);

    const tabs: Tab[] = [];
    for (const [at, address] of addresses.entries())
      tabs.push(await opened(journey, address, NEXT[at % NEXT.length] ?? 'Institutes', faults));
    for (const tab of tabs) await follow(tab, tab.next);
    for (const { page, address, next } of tabs)
      await recovered(page, `${address}, then ${next}, after a deployment`, faults);

    for (const { page } of tabs) await page.context().setOffline(true);
    for (const tab of tabs) await follow(tab, 'Partners');
    await tabs[0]?.page.waitForTimeout(journey.full ? 30_000 : 3_000);
    for (const { page, address } of tabs) await read(page, `Partners after ${address}, without a network`, faults);
    for (const { page } of tabs) await page.context().setOffline(false);
    for (const { page, address } of tabs) {
      await recovered(page, `Partners after ${address}, with a network again`, faults);
      await page.getByRole('heading', { level: 1, name: /data providers$/ }).waitFor();
    }
    journey.note(`${tabs.length} tabs open under a deployment, and without a network`);
    assert.deepEqual(faults, []);
  },
} satisfies Journey;
