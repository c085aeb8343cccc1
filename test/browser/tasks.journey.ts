import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import type { Accession } from '@/contract/accession/accession';
import type { Page as Rows } from '@/contract/page';
import { sampled } from '../samples/sampled';
import { askAt, type Ask } from '../samples/sample-addresses';
import type { Journey, JourneyContext } from './journey';
import { countHeading, open, settled, visitorContext } from './visitor';

/** What a newcomer does with the page, counted: a click, a typed text with Enter, a choice. */
interface Hand {
  page: Page;
  main: Locator;
  ask: Ask;
  click(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
}

interface Task {
  name: string;
  /** Where it begins; the welcome page by default. */
  from?: string;
  /** Actions that it may take. */
  most: number;
  run(hand: Hand): Promise<void>;
}

const heading = (page: Page) => page.locator('main h1').innerText();
/** An entry of the main menu, whose group a mouse has opened by coming. */
async function menu(page: Page, group: string, name: string): Promise<Locator> {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: group, exact: true }).hover();
  return banner.getByRole('link', { name, exact: true });
}
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search accessions' });
const field = (page: Page, name: string) => page.locator(`[role=gridcell][data-field="${name}"]`);
const figure = (text: string) => Number(text.replaceAll(/\D/g, ''));

async function firstOf(ask: Ask, filter: object): Promise<Accession> {
  const { content } = await ask<Rows<Accession>>('POST', '/acn/list?l=1', filter);
  assert.ok(content[0], 'there is such an accession');
  return content[0];
}

const totalOf = async (ask: Ask, filter: object) =>
  (await ask<Rows<Accession>>('POST', '/acn/list?l=1', filter)).totalElements;

/** Chooses rows of `/a` as somebody would who came by the menu. */
async function chooseRows({ page, click }: Hand, many: number): Promise<Locator> {
  await click(await menu(page, 'Data', 'Passport data'));
  for (let at = 0; at < many; at += 1) await click(page.getByRole('checkbox', { name: 'Select this row' }).nth(at));
  return page.getByRole('region', { name: 'Selection' });
}

const TASKS: readonly Task[] = [
  {
    name: 'available landraces of wheat from Syria that tolerate drought',
    most: 5,
    async run({ page, main, click, type }) {
      await type(searchBox(page), 'available drought tolerant wheat landraces from Syria');
      const understood = page.getByRole('region', { name: /understood/ });
      for (const part of ['Crop: Wheat', /Landrace/, 'Origin: Syria', 'Property: Available'])
        await understood.getByRole('button', { name: part }).waitFor();
      assert.match(await countHeading(page), /^[1-9]/);
      await click(understood.getByRole('link', { name: 'Drought susceptibility' }));
      await main.getByRole('region', { name: 'Drought susceptibility' }).waitFor();
      assert.equal(await main.getByRole('alert').count(), 0);
    },
  },
  {
    name: 'sorghum that the genebanks of Ethiopia hold, and that originates there',
    most: 3,
    async run({ page, main, ask, click, type }) {
      await click(await menu(page, 'Reference', 'Countries'));
      await type(main.getByRole('combobox', { name: /^Search/ }), 'Ethiopia');
      await click(main.getByRole('link', { name: 'Ethiopia', exact: true }));
      const country = { country: { code3: ['ETH'] } };
      const asked = [{ countryOfOrigin: { code3: ['ETH'] } }, { institute: country }];
      const cards = main.getByRole('region', { name: 'Crop' });
      await cards.nth(1).waitFor();
      for (const [at, where] of asked.entries()) {
        const row = cards.nth(at).getByRole('listitem').filter({ hasText: 'Sorghum' });
        assert.equal(figure(await row.innerText()), await totalOf(ask, { crop: ['sorghum'], ...where }));
      }
    },
  },
  {
    name: 'an accession by its number',
    most: 2,
    async run({ page, main, ask, click, type }) {
      const { accessionNumber } = await firstOf(ask, { crop: ['barley'] });
      await type(searchBox(page), accessionNumber);
      await click(main.getByRole('grid').getByRole('link', { name: accessionNumber, exact: true }));
      await main.getByRole('heading', { level: 1, name: accessionNumber }).waitFor();
    },
  },
  {
    name: 'an accession by its DOI',
    most: 1,
    async run({ page, main, ask, type }) {
      const { doi, accessionNumber } = await firstOf(ask, { hasDoi: true });
      await type(searchBox(page), doi ?? '');
      await main.getByRole('heading', { level: 1, name: accessionNumber }).waitFor();
    },
  },
  {
    name: 'institutes that hold barley and take requests',
    most: 3,
    async run({ page, main, ask, click }) {
      await click(await menu(page, 'Reference', 'Institutes'));
      const group = (name: string) => main.getByRole('group', { name, exact: true });
      await click(group('Crops held').getByRole('checkbox', { name: /^Barley/ }));
      await page.getByRole('button', { name: 'Crops held: Barley' }).waitFor();
      await click(group('Accepts requests').getByRole('checkbox', { name: /^Yes/ }));
      await page.getByRole('button', { name: 'Accepts requests: Yes' }).waitFor();
      const filter = { crops: ['barley'], allowMaterialRequests: true };
      const { totalElements } = await ask<Rows<unknown>>('POST', '/wiews/list?l=1', filter);
      // What was chosen stands there before it is answered.
      await main.getByRole('heading', { level: 1, name: new RegExp(`^${totalElements} `) }).waitFor();
    },
  },
  {
    name: 'how an accession compares with its dataset in a trait',
    from: 'hasDataset',
    most: 1,
    async run({ page, main, click }) {
      const observed = main.getByRole('region', { name: 'Observations' });
      await observed.getByText(/rank/i).first().waitFor();
      await click(observed.getByRole('link', { name: 'All distributions' }).first());
      await page.waitForURL(/\/datasets\/[\w-]+\/overview/);
    },
  },
  {
    name: 'the accessions with the highest value of a trait',
    most: 5,
    async run({ page, main, click }) {
      await click(await menu(page, 'Data', 'Datasets'));
      await click(main.getByRole('link', { name: /Agronomic evaluation of wheat/ }));
      await click(main.getByRole('link', { name: 'Data', exact: true }));
      const sort = main.getByRole('button', { name: 'Sort: Plant height' });
      await click(sort);
      await click(sort);
      const sorted = page.locator('[aria-sort=descending]');
      const column = main.getByRole('columnheader', { name: /^Plant height/ }).and(sorted);
      const place = await column.evaluate((one) => [...(one.parentElement?.children ?? [])].indexOf(one));
      // The heading tells the order before the rows have come in it.
      await page.waitForFunction((at) => {
        const cells = [...document.querySelectorAll<HTMLElement>(`main tbody tr > :nth-child(${at})`)];
        const highest = cells.map((cell) => Math.max(...(cell.innerText.match(/[\d.]+/g) ?? ['-1']).map(Number)));
        return highest.length > 1 && highest[0] === Math.max(...highest);
      }, place + 1);
    },
  },
  {
    name: 'where wild relatives come from',
    most: 3,
    async run({ page, main, ask, click, type }) {
      await type(searchBox(page), 'wild wheat');
      await click(main.getByRole('link', { name: 'Map', exact: true }));
      await main.getByRole('region', { name: 'Accessions in view' }).getByRole('link').first().waitFor();
      const { geo } = await firstOf(ask, { crop: ['wheat'], sampStat: [100], geo: { referenced: true } });
      await page.waitForURL(/@/);
      const [, lat = 0, lon = 0, zoom = 0] = (/@([-\d.]+),([-\d.]+),([-\d.]+)z/.exec(page.url()) ?? []).map(Number);
      const north = (degrees: number) => Math.asinh(Math.tan((degrees * Math.PI) / 180)) * (180 / Math.PI);
      const scale = (256 * 2 ** zoom) / 360;
      const map = page.getByRole('application');
      const box = await map.boundingBox();
      assert.ok(box && geo?.latitude !== null && geo?.longitude !== null && geo);
      const position = {
        x: box.width / 2 + ((geo.longitude ?? 0) - lon) * scale,
        y: box.height / 2 - (north(geo.latitude ?? 0) - north(lat)) * scale,
      };
      await click({ click: () => map.click({ position }), waitFor: () => map.waitFor() } as Locator);
      const list = main.getByRole('region', { name: 'Accessions at the chosen place' });
      await list.getByRole('link').first().waitFor();
    },
  },
  {
    name: 'five accessions in My List, and their file',
    most: 10,
    async run(hand) {
      const { page, main, click } = hand;
      const chosen = await chooseRows(hand, 5);
      await click(chosen.getByRole('button', { name: 'Add to My List' }));
      await click(page.getByRole('banner').getByRole('link', { name: 'My List, 5 accessions' }));
      // Until it is drawn, the list's own button for the chosen rows stands there.
      await page.getByRole('heading', { level: 1, name: 'My List' }).waitFor();
      await click(main.getByRole('button', { name: 'Export …' }));
      const download = page.waitForEvent('download');
      await click(page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }));
      const text = readFileSync(await (await download).path(), 'utf8');
      assert.match(text, /ACCENUMB/);
      assert.equal(text.trim().split(/\r?\n/).length, 6);
    },
  },
  {
    name: 'two accessions compared',
    most: 4,
    async run(hand) {
      const chosen = await chooseRows(hand, 2);
      await hand.click(chosen.getByRole('button', { name: 'Compare' }));
      const table = hand.main.getByRole('region', { name: 'Accessions side by side' });
      await table.getByRole('row').nth(5).waitFor();
      await table.getByRole('columnheader').nth(2).waitFor();
      assert.equal(await table.getByRole('columnheader').count(), 3);
    },
  },
  {
    name: 'an accession cited',
    from: 'crop',
    most: 2,
    async run({ page, main, click }) {
      await click(main.getByRole('button', { name: 'Cite' }));
      const card = main.getByRole('region', { name: 'Cite as' });
      await click(card.getByRole('button', { name: 'Copy', exact: true }));
      await card.getByText('Copied', { exact: true }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      assert.ok(copied.includes(await heading(page)) && /https?:/.test(copied), copied);
    },
  },
  {
    name: 'a filter by elevation',
    most: 3,
    async run({ page, main, click, type }) {
      await click(await menu(page, 'Data', 'Passport data'));
      await type(page.getByRole('searchbox', { name: 'Find a filter' }), 'elevation');
      await type(main.getByRole('textbox', { name: 'From (m)' }), '1500');
      await main.getByRole('button', { name: /^Elevation: .*1,500 m/ }).waitFor();
      await page.waitForURL(/\/a\/v/);
      await settled(page);
      await field(page, 'accessionNumber').first().waitFor();
      const row = await field(page, 'accessionNumber').first().boundingBox();
      assert.ok(row && row.y + row.height < 800, 'the first row is in sight');
    },
  },
];

async function perform(journey: JourneyContext, ask: Ask, { name, from, most, run }: Task): Promise<void> {
  const view = { width: 1280, language: 'en', scheme: 'light' } as const;
  const context = await visitorContext(journey, view, { permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const start = from && (await firstOf(ask, from === 'crop' ? { crop: ['wheat'] } : { [from]: true }));
  await open(page, start ? `/a/${start.uuid}` : '/');
  let actions = 0;
  const act = async (action: Promise<void>) => {
    actions += 1;
    await action;
    await settled(page);
  };
  await run({
    page,
    main: page.getByRole('main'),
    ask,
    click: (target) => act(target.click()),
    type: (target, text) => act(target.fill(text).then(() => target.press('Enter'))),
  });
  journey.note(`${actions} actions: ${name}`);
  assert.ok(actions <= most, `${name}: ${actions} actions, at most ${most} expected`);
  await context.close();
}

/** What somebody who comes for the first time wants to know or do, by what is to be seen. */
export default {
  name: 'A newcomer does what they came for in few steps',
  essential: true,
  async run(journey) {
    const ask = await askAt(journey.base);
    const failed: string[] = [];
    for (const task of sampled(TASKS, 6))
      await perform(journey, ask, task).catch((error: Error) => failed.push(`${task.name}: ${error.message}`));
    assert.deepEqual(failed, []);
  },
} satisfies Journey;
