import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import type { Journey } from './journey';

/** What a person sees of a list: where they are, how much there is, which criteria are in force. */
interface State {
  address: string;
  count: string;
  criteria: string;
  ticked: string;
}

const STATES = { full: 200, sample: 30 };
const TEXTS = ['wheat & rye', '100 %', 'north, south', 'قمح', '小麦', 'a+b=c?', '"PI 5"', 'é #1', ''];

const settled = (page: Page) =>
  page.locator('main section[aria-busy="false"] h1').waitFor({ state: 'attached', timeout: 15_000 });

const read = (page: Page): Promise<State> =>
  page.evaluate(() => {
    // Names of institutes follow their codes as soon as the server has told them.
    const plain = (one: Element | null) => (one?.textContent ?? '').replace(/\b([A-Z]{3}\d{3,4}) .*/, '$1');
    const text = (selector: string) => [...document.querySelectorAll(selector)].map(plain).join(' | ');
    const ticked = [...document.querySelectorAll('aside label')].filter((one) => one.querySelector(':checked'));
    return {
      address: location.pathname + location.search,
      count: text('main h1'),
      criteria: text('main ul[aria-label] li'),
      ticked: ticked.map((one) => plain(one.querySelector('.name'))).join(' | '),
    };
  });

/** One to three ticks, the later ones before the first is answered; or a text; or a page, an order, a column. */
async function change(page: Page, random: () => number): Promise<void> {
  const kind = random();
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
    await boxes.nth(Math.floor(random() * Math.min(15, await boxes.count()))).click();
  }
}

const journey: Journey = {
  name: 'Back, Forward and reload bring every filter state back',
  timeout: 900_000,
  async run({ newPage, full, note }) {
    const page = await newPage();
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const known = new Map<string, State>();
    const keep = async () => {
      const state = await read(page);
      assert.deepEqual(state, known.get(state.address) ?? state, 'one address, one state');
      known.set(state.address, state);
      return state;
    };
    let compared = 0;
    /** A click that was answered before the next one made a state in between, which was not looked at. */
    const compare = async (way: string) => {
      const address = await page.evaluate(() => location.pathname + location.search);
      const expected = known.get(address);
      if (!expected) return;
      let seen = await read(page);
      for (let wait = 0; wait < 150 && !isDeepStrictEqual(seen, expected); wait += 1) {
        await page.waitForTimeout(100);
        seen = await read(page);
      }
      assert.deepEqual(seen, expected, `${way} to ${address}`);
      compared += 1;
    };
    const entry = () => page.evaluate(() => (history.state as { idx?: number } | null)?.idx ?? 0);
    const wanted = full ? STATES.full : STATES.sample;
    while (known.size < wanted) {
      await page.goto('/a');
      await settled(page);
      await keep();
      const first = await entry();
      // Chromium keeps fifty entries of a history; the last change may make a few at once.
      while (known.size < wanted && (await entry()) - first < 40) {
        await change(page, random);
        await settled(page);
        const { count } = await keep();
        if (count.startsWith('0 ')) {
          await page.getByRole('button', { name: 'Clear all' }).first().click();
          await settled(page);
        }
      }
      await keep();
      const steps = (await entry()) - first;
      for (let step = 0; step < steps; step += 1) {
        await page.goBack();
        await compare('Back');
      }
      assert.equal((await read(page)).address, '/a', 'all the way back');
      for (let step = 1; step <= steps; step += 1) {
        await page.goForward();
        await compare('Forward');
        if (step % 10 === 0) {
          await page.reload();
          await compare('Reload');
        }
      }
    }
    note(`${known.size} states; ${compared} returns by Back, Forward and reload, each to the same count and criteria`);
  },
};

export default journey;
