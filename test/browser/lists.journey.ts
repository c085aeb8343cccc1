import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { LIST_ADDRESSES } from '../samples/list-addresses';
import { sampled } from '../samples/sampled';
import type { Journey, JourneyContext } from './journey';
import { lookAsWhoMay } from './viewer';
import { open, settled, visitorContext } from './visitor';

const LISTS =
  '/a /datasets /subsets /descriptors /descriptorlists /partners /wiews /network /bibliography /iso3166 /vocabulary'.split(
    ' ',
  );
/** Of those who write and who administer. Texts and changes are no tables; the administrator has asked for nothing. */
const WORKING_LISTS = LIST_ADDRESSES.filter((address) =>
  /^\/(dashboard|admin)\/(?!l10n|auditlog|my-requests)/.test(address),
);
const LANGUAGES = ['', '/es', '/ar'];
const MOST_CUT = 0.1;

/** Of the cells in the first ten rows: how many there are, and the columns of those that are cut off. */
const cells = (page: Page) =>
  page.locator('.MuiDataGrid-row').evaluateAll((rows) => {
    const hides = (element: Element) =>
      element.clientWidth > 1 &&
      getComputedStyle(element).overflow.includes('hidden') &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    const all = rows.slice(0, 10).flatMap((row) => [...row.querySelectorAll<HTMLElement>('[role=gridcell] .cell')]);
    const cut = all.filter((cell) => [cell, ...cell.querySelectorAll('*')].some(hides));
    return {
      count: all.length,
      cut: cut.length,
      names: cut.filter((cell) => cell.querySelector('.link-strong')).map((cell) => cell.textContent),
    };
  });

/** The columns that do not stand whole beside the others: out of the table, or under those that stay while it scrolls. */
const hiddenColumns = (page: Page) =>
  page.locator('.MuiDataGrid-main').evaluate((table) => {
    const frame = table.getBoundingClientRect();
    const headers = [...table.querySelectorAll('[role=columnheader]')].map((header) => ({
      name: header.textContent,
      box: header.getBoundingClientRect(),
    }));
    return headers
      .filter(
        ({ box }) =>
          box.left < frame.left - 1 ||
          box.right > frame.right + 1 ||
          headers.some(
            (other) => other.box !== box && other.box.left < box.right - 1 && other.box.right > box.left + 1,
          ),
      )
      .map(({ name }) => name);
  });

/** Everything that a working list shows as a rule is in sight. */
async function workingLists(journey: JourneyContext): Promise<void> {
  const context = await visitorContext(journey, { width: 1280, language: 'en', scheme: 'light' });
  const page = await context.newPage();
  const lists = sampled(
    LANGUAGES.flatMap((language) => WORKING_LISTS.map((list) => [list, language + list] as const)),
    4,
  );
  for (const [list, address] of lists) {
    await lookAsWhoMay(context, journey.base, list);
    await open(page, address);
    await page.locator('.MuiDataGrid-row').first().waitFor();
    assert.deepEqual(await hiddenColumns(page), [], `${address} hides columns`);
  }
  journey.note(`all columns of ${lists.map(([, address]) => address).join(' ')}`);
}

async function cutCells(journey: JourneyContext): Promise<void> {
  const context = await visitorContext(journey, { width: 1280, language: 'en', scheme: 'light' });
  const page = await context.newPage();
  const addresses = sampled(
    LANGUAGES.flatMap((language) => LISTS.map((list) => language + list)),
    4,
  );
  for (const address of addresses) {
    await open(page, address);
    await page.locator('.MuiDataGrid-row').first().waitFor();
    const { count, cut, names } = await cells(page);
    assert.deepEqual(names, [], `${address} cuts names`);
    assert.ok(cut <= MOST_CUT * count, `${address} cuts ${cut} of ${count} cells`);
  }
  journey.note(`cut cells of ${addresses.join(' ')}`);
}

const widthOf = async (page: Page, column: string) =>
  Math.round((await page.getByRole('columnheader', { name: column }).boundingBox())?.width ?? 0);

/** A column is narrowed by mouse, what is cut then is shown whole to mouse and keyboard, keys widen it again. */
async function widths(journey: JourneyContext): Promise<void> {
  const page = await (await visitorContext(journey, { width: 1280, language: 'en', scheme: 'light' })).newPage();
  await open(page, '/a?columns=taxonomy.taxonName,sampStat');
  const header = page.getByRole('columnheader', { name: 'Taxon' });
  const before = await header.boundingBox();
  assert.ok(before);
  await page.mouse.move(before.x + before.width - 1, before.y + 20);
  await page.mouse.down();
  await page.mouse.move(before.x + 70, before.y + 20, { steps: 4 });
  await page.mouse.up();
  const narrow = await widthOf(page, 'Taxon');
  assert.ok(narrow < 80, `${narrow} px`);
  await page.reload();
  await settled(page);
  assert.equal(await widthOf(page, 'Taxon'), narrow, 'the width is kept');

  const cell = page.locator('[role=gridcell][data-field="taxonomy.taxonName"]').first();
  const whole = await cell.innerText();
  await cell.hover();
  const note = page.locator('[data-full-text]', { hasText: whole.replace(/\s+/g, ' ') });
  await note.waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await note.waitFor({ state: 'detached' });
  await cell.focus();
  await note.waitFor();

  await header.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.waitForFunction(
    ([selector, least]) => (document.querySelector(String(selector))?.clientWidth ?? 0) > Number(least),
    ['[role=columnheader][data-field="taxonomy.taxonName"]', narrow],
  );
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitem', { name: 'Usual columns and widths' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Availability' }).waitFor();
  assert.ok((await widthOf(page, 'Taxon')) >= 140);
}

const MOST_TABS = 6;

/** From the address bar to the first row, by the links that skip. */
async function tabs(journey: JourneyContext): Promise<void> {
  const page = await (await visitorContext(journey, { width: 1280, language: 'en', scheme: 'light' })).newPage();
  for (const address of sampled(['/a', '/datasets', '/wiews'], 1)) {
    await open(page, address);
    await page.locator('.MuiDataGrid-row').first().waitFor();
    let tabsPressed = 0;
    const inRow = () => page.evaluate(() => Boolean(document.activeElement?.closest('.MuiDataGrid-row')));
    while (tabsPressed <= MOST_TABS && !(await inRow())) {
      await page.keyboard.press('Tab');
      tabsPressed += 1;
      const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (text.startsWith('Skip to')) await page.keyboard.press('Enter');
    }
    journey.note(`${tabsPressed} Tabs to the first row of ${address}`);
    assert.ok(tabsPressed <= MOST_TABS, `${tabsPressed} Tabs to the first row of ${address}`);
  }
}

/** However far down a filter stands, the rows that it narrows stay in sight while it is set. */
async function rowsInSight(journey: JourneyContext): Promise<void> {
  const page = await journey.newPage();
  await open(page, '/a');
  const row = page.locator('.MuiDataGrid-row').first();
  await row.waitFor();
  const parts = page.getByRole('complementary', { name: 'Filters' }).locator('details');
  // What is folded is not drawn: groups first, then what they hold.
  for (let before = -1; before !== (await parts.count());) {
    before = await parts.count();
    await parts.evaluateAll((some) => some.forEach((one) => ((one as HTMLDetailsElement).open = true)));
    await settled(page);
    await page.waitForTimeout(500);
  }
  const all = await parts.all();
  assert.ok(all.length > 60, `${all.length} filters`);
  for (const part of all) {
    await part.evaluate((one) => one.scrollIntoView({ block: 'nearest' }));
    const box = await row.boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 800, `${await part.innerText()} leaves the rows out of sight`);
  }
  journey.note(`${all.length} filters and groups unfolded, the first row in sight beside each`);
}

/** Rows are there before the grid's code, in the places that they have in it; who is at one of them stays there. */
async function rowsFirst(journey: JourneyContext): Promise<void> {
  const page = await (await visitorContext(journey, { width: 1280, language: 'en', scheme: 'light' })).newPage();
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/ListTable-*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/a');
  const link = page.locator('.first-rows tbody tr').nth(2).getByRole('link').first();
  await link.focus();
  const [name, place] = [await link.innerText(), await link.boundingBox()];
  send();
  await page.waitForFunction(() => document.activeElement?.closest('.MuiDataGrid-row'));
  const focused = page.locator(':focus');
  assert.equal(await focused.innerText(), name);
  const { x = 0, y = 0 } = (await focused.boundingBox()) ?? {};
  assert.ok(place && Math.abs(place.x - x) < 2 && Math.abs(place.y - y) < 2, 'rows do not move when the grid comes');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

export default {
  name: 'Lists can be read at the width of a laptop',
  async run(journey) {
    await rowsFirst(journey);
    await cutCells(journey);
    await workingLists(journey);
    await widths(journey);
    await tabs(journey);
    await rowsInSight(journey);
  },
} satisfies Journey;
