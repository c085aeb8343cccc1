import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { askAt } from '../samples/sample-addresses';
import { wordsOf } from './by-keyboard';
import { counted } from './import/counted';
import type { Journey, JourneyContext } from './journey';
import { actAs, signedInToken } from './viewer';
import { open, settled, visitorContext } from './visitor';
import { wheatSheet, type Known } from './import/wheat-sheet';

const t = wordsOf('en');
const ROWS = 60;
/** Clicks, fields and files from the list of datasets to a published one. */
const MOST_ACTIONS = 14;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Of the sheet: 10 columns, of which 5 are observed; 5 cells of these are empty or "n.a.", 3 cannot be read. */
const CELLS = { all: 600, observed: 295, keys: 120, ignored: 121, empty: 64 };
const LOADED = 292;

/** The mapping, the counts and Load stand in one window, unscrolled: nothing of the sheet is doubtful. */
async function assertInOneWindow(journey: JourneyContext, page: Page): Promise<void> {
  const rows = page.getByRole('table', { name: t('ingest:columns') }).locator('tbody > tr');
  const bar = page.getByRole('region', { name: t('ingest:bar') });
  const load = page.getByRole('button', { name: /^Import \d/ });
  const boxes = await Promise.all([rows.last(), bar, load].map((each) => each.boundingBox()));
  const [lastRow, top, height] = boxes.map((box) => box && box.y + (box === boxes[1] ? 0 : box.height));
  assert.deepEqual([await page.evaluate(() => scrollY), await rows.count()], [0, 10]);
  const isInSight = lastRow && top && height && lastRow <= top && height <= (page.viewportSize()?.height ?? 0);
  journey.note(`10 columns end at ${lastRow} px, the bar with counts and Load begins at ${top} px`);
  assert.ok(isInSight, `not in one window: ${JSON.stringify(boxes)}`);
}

async function fromSheetToDataset(journey: JourneyContext, known: readonly Known[]): Promise<string> {
  const context = await visitorContext(journey, { width: 1280, language: 'en', scheme: 'light' });
  await actAs(context, journey.base, await signedInToken(journey.base));
  const page = await context.newPage();
  await open(page, '/dashboard/datasets');
  const does = counted(page);
  await does.click('link', t('dataset:new'));
  await does.fill(/^Title/, 'Winter wheat, evaluation 2023/24');
  await page.locator('textarea').first().waitFor();
  await does.fill(/^Description/, 'Height, lodging and awns in two years.');
  await does.choose(/^Data provider/, 'ipk');
  await does.choose(/^Licence/, 'CC BY 4');
  await does.click('button', t('editor:goOn'));
  await page.waitForURL(/\/files$/);
  await does.upload('wheat-2024.xlsx', XLSX, wheatSheet(known));
  await does.click('link', /^Import observations/);
  const load = page.getByRole('button', { name: `Import ${LOADED} observations` });
  await load.waitFor();
  await settled(page);
  await assertInOneWindow(journey, page);
  const { all, observed, keys, ignored, empty } = CELLS;
  assert.equal(observed + keys + ignored + empty, all);
  await page
    .getByText(
      `All ${all} cells: observations ${observed}; accession, method or year ${keys}; ignored ${ignored}; empty or missing ${empty}.`,
    )
    .waitFor();
  await journey.screenshot(page, 'messy-sheet-1280');
  await does.click('button', `Import ${LOADED} observations`);
  await page.getByText(/ imported,/).waitFor();
  await does.click('link', t('dataset:steps.review-and-publish'));
  const uuid = await does.publish();
  journey.note(`from a messy sheet to a published dataset in ${does.actions()} actions (limit ${MOST_ACTIONS})`);
  assert.ok(does.actions() <= MOST_ACTIONS, `${does.actions()} actions`);
  await context.close();
  return uuid;
}

export default {
  name: 'A messy sheet becomes a published dataset',
  async run(journey) {
    const ask = await askAt(journey.base);
    const { content } = await ask<{ content: Known[] }>('POST', `/acn/filter?l=${ROWS}`, { crop: ['wheat'] });
    const uuid = await fromSheetToDataset(journey, content);
    const dataset = await ask<DatasetDetails>('GET', `/dataset/${uuid}`);
    const { state, accessionCount, observationCount, descriptorCount } = dataset;
    assert.deepEqual([state, accessionCount, descriptorCount, observationCount], ['PUBLISHED', ROWS, 4, LOADED]);
  },
} satisfies Journey;
