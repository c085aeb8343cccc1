import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import type { Accession } from '@/contract/accession/accession';
import type { FilteredPage } from '@/contract/page';
import { sampled } from '../samples/sampled';
import type { Journey } from './journey';
import { askAt, sampleAddresses } from '../samples/sample-addresses';
import { settled } from './visitor';

/** What a person sees of a result: where they are, how much there is, which criteria are in force. */
interface State {
  /** Without the view of a map, which follows the mouse. */
  address: string;
  count: string;
  criteria: string;
  ticked: string;
  /** What a tab says of its own count. */
  own: string;
}

const STATES = { full: 200, sample: 8 };
/** Of each list and page beside the accessions that is walked through as well. */
const BESIDE = { full: 20, sample: 4 };
const TEXTS = ['wheat & rye', '100 %', 'north, south', 'قمح', '小麦', 'a+b=c?', '"PI 5"', 'é #1', ''];

const TABS = ['List', 'Overview', 'Map', 'Images', 'Analogues', 'Subsetting', 'Traits'];

const read = (page: Page): Promise<State> =>
  page.evaluate(() => {
    // Names of institutes follow their codes as soon as the server has told them.
    const plain = (one: Element | null) => (one?.textContent ?? '').replace(/\b([A-Z]{3}\d{3,4}) .*/, '$1');
    const text = (selector: string) => [...document.querySelectorAll(selector)].map(plain).join(' | ');
    const ticked = [...document.querySelectorAll('aside label')].filter((one) => one.querySelector(':checked'));
    const figure = [...document.querySelectorAll('main p:not(.hint)')].map(plain).find((said) => /\d/.test(said));
    return {
      address: location.pathname.replace(/\/@[^/]*$/, '') + location.search,
      count: text('main h1, main .head [role=status]'),
      criteria: text('main ul[aria-label="Filters in force"] li'),
      ticked: ticked.map((one) => plain(one.querySelector('.name'))).join(' | '),
      own: /\/(overview|map|images|subsetting)/.test(location.pathname) ? (figure ?? '') : '',
    };
  });

/** Everything is answered and drawn: what is read now stays. */
async function still(page: Page, asking: ReadonlySet<unknown>): Promise<State> {
  await settled(page);
  let last = await read(page);
  for (let [calm, wait] = [0, 0]; calm < 3 && wait < 1_200; wait += 1) {
    await page.waitForTimeout(60);
    const next = await read(page);
    const busy = await page.locator('main [aria-busy="true"], main .skeleton, main .first-rows').count();
    calm = next.count && asking.size === 0 && busy === 0 && isDeepStrictEqual(next, last) ? calm + 1 : 0;
    last = next;
  }
  return last;
}

/** Another tab of the result or of My List, or the way from the one to the other. */
async function turn(page: Page, random: () => number): Promise<void> {
  const inList = new URL(page.url()).pathname.startsWith('/sel');
  const banner = page.getByRole('banner');
  if (random() < 0.2) {
    if (inList) await banner.getByRole('button', { name: 'Data' }).hover();
    return banner.getByRole('link', { name: inList ? 'Passport data' : /My List/ }).click();
  }
  const names = inList ? ['Table', 'Map'] : TABS;
  const name = names[Math.floor(random() * names.length)] ?? '';
  await page
    .getByRole('navigation', { name: /^Views of the/ })
    .getByRole('link', { name, exact: true })
    .click();
}

/** One to three ticks, the later ones before the first is answered; or a text; a page; another tab; My List. */
async function change(page: Page, random: () => number): Promise<void> {
  const kind = random();
  if (kind > 0.7 || page.url().includes('/sel')) return turn(page, random);
  if (kind < 0.15) {
    const box = page.locator('aside input[type=search]').first();
    await box.fill(TEXTS[Math.floor(random() * TEXTS.length)] ?? '');
    await box.press('Enter');
    return;
  }
  if (kind < 0.25) {
    const next = page.getByRole('button', { name: 'Next', exact: true });
    if ((await next.count()) && (await next.isEnabled())) return next.click();
  }
  const clicks = 1 + Math.floor(random() * 3);
  for (let click = 0; click < clicks; click += 1) {
    const boxes = page.locator('aside details[open] label input[type=checkbox]:visible');
    // Chosen and clicked in one turn: the answer to the click before takes boxes away.
    await boxes.evaluateAll(
      (all, share) => (all[Math.floor(share * Math.min(15, all.length))] as HTMLElement | undefined)?.click(),
      random(),
    );
  }
}

/** As `change`, of a list or a page beside the accessions, as far as it has tabs, pages and filters. */
async function changeBeside(page: Page, random: () => number): Promise<void> {
  const tabs = page.getByRole('navigation', { name: /^Views of the/ }).getByRole('link');
  const next = page.getByRole('button', { name: 'Next', exact: true }).and(page.locator(':enabled'));
  const boxes = page.locator('aside details[open] label input[type=checkbox]:visible');
  const choices = [tabs, boxes, boxes, next];
  const offered = await Promise.all(choices.map(async (one) => [one, Math.min(15, await one.count())] as const));
  const possible = offered.filter(([, count]) => count > 0);
  const [chosen, count] = possible[Math.floor(random() * possible.length)] ?? [];
  await chosen?.nth(Math.floor(random() * (count ?? 1))).click();
}

/** Accessions that My List holds from the start. */
const LISTED = 30;

async function fillMyList(page: Page, base: string): Promise<void> {
  const ask = await askAt(base);
  const { content } = await ask<FilteredPage<Accession>>('POST', `/acn/filter?l=${LISTED}`, {});
  await page.evaluate(
    (accessions) => localStorage.setItem('myList', JSON.stringify({ count: accessions.length, accessions })),
    content.map(({ uuid }) => uuid),
  );
}

const journey: Journey = {
  name: 'Back, Forward and reload bring every filter state back',
  async run({ newPage, base, full, note }) {
    const page = await newPage();
    const asking = new Set<unknown>();
    page.on('request', (request) => request.url().includes('/api/') && asking.add(request));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => asking.delete(request));
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const known = new Map<string, State>();
    const counts = new Map<string, string>();
    const keep = async () => {
      const state = await still(page, asking);
      assert.deepEqual(state, known.get(state.address) ?? state, 'one address, one state');
      known.set(state.address, state);
      // The tabs of a page have counts of their own.
      if (/[0-9a-f-]{36}/.test(state.address)) return state;
      const list = /^\/\w+/.exec(state.address)?.[0] ?? '';
      const code = `${list}${/[/=]v2[\w-]+/.exec(state.address)?.[0].slice(1) ?? ''}`;
      assert.equal(state.count, counts.get(code) ?? state.count, `${state.address}: one filter, one count`);
      counts.set(code, state.count);
      return state;
    };
    let compared = 0;
    /** A click that was answered before the next one made a state in between, which was not looked at. */
    const compare = async (way: string) => {
      const { address } = await read(page);
      const expected = known.get(address);
      if (!expected) return;
      let seen = await read(page);
      for (let wait = 0; wait < 1_200 && !isDeepStrictEqual(seen, expected); wait += 1) {
        await page.waitForTimeout(100);
        seen = await read(page);
      }
      assert.deepEqual(seen, expected, `${way} to ${address}`);
      compared += 1;
    };
    const entry = () => page.evaluate(() => (history.state as { idx?: number } | null)?.idx ?? 0);
    /** From there through `wanted` states at most, all the way back and forth again. */
    const walk = async (start: string, wanted: number, step = change) => {
      await page.goto(start);
      await keep();
      const first = await entry();
      const until = known.size + wanted;
      // Chromium keeps fifty entries of a history; the last change may make a few at once.
      for (let turns = 0; known.size < until && turns < 2 * wanted && (await entry()) - first < 40; turns += 1) {
        await step(page, random);
        const { count } = await keep();
        if (count.startsWith('0 ')) {
          await page.getByRole('button', { name: 'Clear all' }).first().click();
          await still(page, asking);
        }
      }
      await keep();
      const steps = (await entry()) - first;
      for (let back = 0; back < steps; back += 1) {
        await page.goBack();
        await compare('Back');
      }
      assert.equal((await read(page)).address, start, 'all the way back');
      for (let on = 1; on <= steps; on += 1) {
        await page.goForward();
        await compare('Forward');
        if (on % 10 === 0 || on === steps) {
          await page.reload();
          await compare('Reload');
        }
      }
    };
    await page.goto('/');
    await fillMyList(page, base);
    const { datasetTab } = await sampleAddresses(base);
    const [data = ''] = datasetTab;
    const beside = ['/subsets', '/datasets', '/descriptorlists', '/descriptors', '/partners', '/bibliography', data];
    for (const start of sampled(beside, 2)) await walk(start, full ? BESIDE.full : BESIDE.sample, changeBeside);
    const wanted = known.size + (full ? STATES.full : STATES.sample);
    while (known.size < wanted) await walk('/a', wanted - known.size);
    const tabs = new Set(
      [...known.keys()].map((address) => /^\/(?:a\/[a-z]+(?=\/|$)|sel(?:\/map)?|\w+)/.exec(address)?.[0]),
    );
    note(`${known.size} states of ${[...tabs].toSorted().join(', ')}`);
    note(`${compared} returns by Back, Forward and reload, each to the same count and criteria`);
  },
};

export default journey;
