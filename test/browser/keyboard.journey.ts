import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import type { Journey, JourneyContext } from './journey';
import { DEMO_USERS } from '../../mocks/data/users/demo-users';
import { actAs, lookAsWhoMay, signedInToken } from './viewer';
import { open, settled, visitorContext, type View } from './visitor';

const DESK: View = { width: 1280, language: 'en', scheme: 'light' };
const PHONE: View = { width: 390, language: 'en', scheme: 'light' };
const MANY = 120;
/** Whose terms of asking nobody else decides about. */
const REQUESTER = DEMO_USERS.find(({ email }) => email === 'requests@example.org');

/** What has the focus: its accessible text, with the tick of a box. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return '';
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.querySelector('.name') : undefined;
    return (element.ariaLabel ?? label?.textContent ?? element.textContent ?? '').trim();
  });

/** Tab until something has the focus, as a person does. */
async function tabTo(page: Page, wanted: RegExp, key = 'Tab'): Promise<void> {
  for (let step = 0; step < MANY; step += 1) {
    await page.keyboard.press(key);
    if (wanted.test(await focused(page))) return;
  }
  throw new Error(`${MANY} times ${key} and never at ${String(wanted)}; now at "${await focused(page)}"`);
}

/** Whatever has the focus lies on the screen. */
const waitUntilSeen = (page: Page) =>
  page.waitForFunction(() => {
    const box = document.activeElement?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  }, undefined);

/** An arrow within the table; the next key is not pressed before the focus has come where it should. */
async function arrow(page: Page, key: string, field: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForFunction(
    (wanted) => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field === wanted,
    field,
  );
}

async function desk(journey: JourneyContext) {
  const page = await (await visitorContext(journey, DESK)).newPage();
  await open(page, '/a');
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'Skip to the content');
  await waitUntilSeen(page);
  const order: string[] = [];
  while (order.length < 20 && order.at(-1) !== 'Log in') {
    await page.keyboard.press('Tab');
    order.push(await focused(page));
  }
  assert.match(order.join(', '), /^PGR Portal, Data, Reference, About, My List, (.*, )?Log in$/);

  await page.goto('/a');
  await settled(page);
  await tabTo(page, /^Data$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'Passport data');
  await page.keyboard.press('Escape');
  assert.equal(await focused(page), 'Data', 'the focus is back on the button of the group');

  await page.goto('/a');
  await settled(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
  await tabTo(page, /^Wild$/);
  const before = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
  await page.keyboard.press('Space');
  await page.waitForURL(/\/a\/v/);
  await settled(page);
  assert.notEqual(await page.getByRole('main').getByRole('heading', { level: 1 }).innerText(), before);
  assert.equal(await focused(page), 'Wild', 'the focus stays where it was after the answer');
  assert.ok(await page.getByRole('checkbox', { name: 'Wild' }).isChecked());

  await tabTo(page, /^Show all/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
  assert.equal(await focused(page), 'Search values');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await focusComesBack(page, /^Show all/, 'the dialog');
  return page;
}

async function table(page: Page) {
  const filtered = page.url();
  await tabTo(page, /^Columns$/);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemcheckbox').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  assert.equal(await focused(page), 'Columns');

  // One stop in the table, arrows within: the first is the box that selects all.
  await page.keyboard.press('Tab');
  await arrow(page, 'ArrowRight', 'accessionNumber');
  await arrow(page, 'ArrowRight', 'myList');
  await arrow(page, 'ArrowRight', 'taxonomy.taxonName');
  await page.keyboard.press('Enter');
  await page.waitForURL(/sort=taxonomy/);
  await settled(page);
  await page.locator('[role=columnheader][aria-sort=ascending][data-field^="taxonomy"]').waitFor();

  await arrow(page, 'ArrowDown', 'taxonomy.taxonName');
  await arrow(page, 'ArrowLeft', 'myList');
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'My List, 1 accession' }).waitFor();
  await arrow(page, 'ArrowLeft', 'accessionNumber');
  await arrow(page, 'ArrowLeft', '__check__');
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  await page.keyboard.press('Space');
  await page.getByRole('region', { name: 'Selection' }).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('region', { name: 'Selection' }).waitFor({ state: 'detached' });

  for (let row = 0; row < 20; row += 1) await arrow(page, 'ArrowDown', '__check__');
  await arrow(page, 'ArrowRight', 'accessionNumber');
  await waitUntilSeen(page);
  const at = await page.evaluate(() => scrollY);
  const number = await focused(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/a\/[^v]/);
  // The list stays until the page of the accession is there, which then has the focus on its heading.
  await page.getByRole('main').getByRole('heading', { level: 1, name: number, exact: true }).waitFor();
  await page.waitForFunction((name) => document.activeElement?.textContent === name, number);
  await page.goBack();
  await page.waitForURL(`${filtered}?sort=taxonomy*`);
  await settled(page);
  await page.waitForFunction((place) => Math.abs(scrollY - place) < 4, at);
}

/** What closes gives it back a moment after it is gone. */
async function focusComesBack(page: Page, to: RegExp, from: string): Promise<void> {
  for (let wait = 0; wait < 2_400 && !to.test(await focused(page)); wait += 1) await page.waitForTimeout(50);
  const at = await focused(page);
  assert.match(at, to, `${from} gives the focus back to ${String(to)}, not to "${at}"`);
}

/** Opens a dialog by Enter; Escape closes it, and the focus is where it was. */
async function dialog(page: Page, button: RegExp, name: RegExp, key?: string): Promise<void> {
  await tabTo(page, button, key);
  await page.keyboard.press('Enter');
  const opened = page.getByRole('dialog', { name });
  await opened.waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
  const inside = await page.evaluate(() =>
    Boolean(document.activeElement?.closest('[role=presentation], [role=dialog]')),
  );
  assert.ok(inside, `the dialog of ${String(button)} keeps the focus`);
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });
  await focusComesBack(page, button, 'a dialog');
}

/** The tools of a result and My List. */
async function tools(page: Page) {
  await open(page, '/a');
  await page.locator('main h1').evaluate((one: HTMLElement) => one.focus());
  await dialog(page, /^Paste numbers/, /^Paste numbers$/);
  await dialog(page, /^Export/, /^Export/);
  await tabTo(page, /^Overview$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/a\/overview/);
  await page.locator('main section ul .term').first().waitFor();
  const before = await page.locator('main h1').innerText();
  await page.locator('main button.term').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/a\/overview\/v/);
  await settled(page);
  assert.notEqual(await page.locator('main h1').innerText(), before, 'a bar narrows the result');

  await open(page, '/a/images');
  await page.locator('main h1').evaluate((one: HTMLElement) => one.focus());
  await dialog(page, /^Open |^$/, /./);

  await open(page, '/sel');
  await page.locator('main h1').evaluate((one: HTMLElement) => one.focus());
  for (const name of ['Lists', 'Combine', 'What changed', 'Clear']) await dialog(page, new RegExp(`^${name}`), /./);
  await dialog(page, /^Add a note/, /^Note for/);
}

/** The working areas of somebody who is signed in: their tabs, the menu of the account, the drawer on a phone. */
async function areas(journey: JourneyContext) {
  const context = await visitorContext(journey, DESK);
  await lookAsWhoMay(context, journey.base, '/dashboard');
  const page = await context.newPage();
  await open(page, '/dashboard');
  await tabTo(page, /^Drafts/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/drafts$/);
  await page.getByRole('grid').getByRole('link').first().waitFor();
  await focusComesBack(page, /^Drafts/, 'the tab');

  await page.locator('main h1').evaluate((one: HTMLElement) => one.focus());
  await tabTo(page, /^Account/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Admin', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await focusComesBack(page, /^Account/, 'the menu');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Admin', exact: true }).waitFor();
  for (let step = 0; step < 20 && (await focused(page)) !== 'Admin'; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin$/);
  await settled(page);

  await page.setViewportSize({ width: PHONE.width, height: 844 });
  await page.locator('main h1').evaluate((one: HTMLElement) => one.focus());
  await dialog(page, /^Open the menu$/, /./, 'Shift+Tab');
}

async function phone(journey: JourneyContext) {
  const page = await (await visitorContext(journey, PHONE)).newPage();
  await open(page, '/a');
  const button = page.getByRole('button', { name: /^Filters/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.waitFor();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
    const inside = await drawer.evaluate((one) => one.parentElement?.contains(document.activeElement));
    assert.ok(inside, `the drawer keeps the focus, after ${step} steps it was at "${await focused(page)}"`);
  }
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await focusComesBack(page, /^Filters/, 'the drawer');
}

/** A question in one's own words, from the terms to the accessions that it finds. */
async function asking(journey: JourneyContext) {
  const context = await visitorContext(journey, DESK);
  await actAs(context, journey.base, await signedInToken(journey.base, REQUESTER));
  const page = await context.newPage();
  await open(page, '/a');
  await page.locator('main h1').evaluate((one: HTMLElement) => one.focus());
  await tabTo(page, /^Ask in your own words$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/view=ask/);
  await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  await tabTo(page, /^Accept$/);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement instanceof HTMLTextAreaElement);
  await page.keyboard.type('wheat landraces');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Show these accessions' }).waitFor();
  await focusComesBack(page, /^Answer 1$/, 'the question');
  await tabTo(page, /^Show these accessions$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/a\/v[\w-]+$/);
  await settled(page);
}

export default {
  name: 'Everything can be done without a mouse',
  async run(journey) {
    const page = await desk(journey);
    await table(page);
    await tools(page);
    await areas(journey);
    await asking(journey);
    await phone(journey);
  },
} satisfies Journey;
