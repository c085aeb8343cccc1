import { strict as assert } from 'node:assert';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { askAt } from '../samples/sample-addresses';
import { wordsOf } from './by-keyboard';
import { counted } from './import/counted';
import type { Journey, JourneyContext } from './journey';
import { actAs, signedInToken } from './viewer';
import { open, settled, visitorContext } from './visitor';
import type { Known } from './import/wheat-sheet';

const t = wordsOf('en');
const TITLE = 'Winter barley in two years';
/** What somebody does who sees it for the first time: clicks, choices, texts and files. */
const MOST_ACTIONS = 40;

/** A table as a genebank has it: a title, two rows of headings, decimal commas, a column that nobody can tell. */
const tableOf = (known: readonly Known[]): string =>
  [
    ['Winter barley, field book 2019/20'],
    [],
    ['INSTCODE', 'ACCENUMB', 'Height of the ear', '', 'Awn gloss (1-9)', ''],
    ['', '', '2019', '2020', '', ''],
    ...known.map(({ instituteCode, accessionNumber }, i) => [
      instituteCode,
      accessionNumber,
      `${80 + ((i * 7) % 40)},5`,
      `${82 + ((i * 5) % 40)},5`,
      String(1 + ((i * 5) % 9)),
      i === 3 ? 'flattened by the storm of June, see page twelve of the field book' : '',
    ]),
    ['ZZZ999', 'Nobody 1', '90', 'tall', '3', ''],
  ]
    .map((row) => row.join('\t'))
    .join('\n');

async function fromFileToDataset(journey: JourneyContext, known: readonly Known[]): Promise<string> {
  const context = await visitorContext(journey, { width: 1280, language: 'en', scheme: 'light' });
  await actAs(context, journey.base, await signedInToken(journey.base));
  const page = await context.newPage();
  await open(page, '/dashboard/datasets');
  const does = counted(page);
  await does.click('link', t('dataset:new'));
  await does.fill(/^Title/, TITLE);
  await page.locator('textarea').first().waitFor();
  await does.fill(/^Description/, 'Grown in two years.');
  await does.choose(/^Data provider/, 'ipk');
  await does.choose(/^Licence/, 'CC BY 4');
  await does.click('button', t('editor:goOn'));
  await page.waitForURL(/\/files$/);
  await does.upload('field-book.tsv', 'text/tab-separated-values', Buffer.from(tableOf(known)));
  await does.click('link', /^Import observations/);
  await page.getByRole('heading', { name: t('ingest:columns') }).waitFor();
  await settled(page);
  await journey.screenshot(page, 'ingest-proposed-1280');
  await does.select(/^Column 6/, /^Import as/, t('ingest:roles.ignore'));
  await does.click('button', t('ingest:check'));
  await page.getByText('Not a number').first().waitFor();
  await does.click('button', /^Import \d+ observations$/);
  await page.getByText(/ imported,/).waitFor();
  await journey.screenshot(page, 'ingest-loaded-1280');
  await does.click('link', t('dataset:steps.review-and-publish'));
  await page.getByText(t('publishing:review.along')).waitFor();
  await journey.screenshot(page, 'ingest-review-1280');
  const uuid = await does.publish();
  journey.note(`from a file to a published dataset in ${does.actions()} actions (limit ${MOST_ACTIONS})`);
  assert.ok(does.actions() <= MOST_ACTIONS, `${does.actions()} actions`);
  await context.close();
  return uuid;
}

/** A visitor who reads the dataset opens each of its descriptors. */
async function readDescriptors(journey: JourneyContext, uuid: string): Promise<number> {
  const context = await visitorContext(journey, { width: 1280, language: 'en', scheme: 'light' });
  const page = await context.newPage();
  await open(page, `/datasets/${uuid}`);
  const links = page.getByRole('region', { name: t('dataset:parts.descriptors') }).getByRole('link');
  await links.first().waitFor();
  const found = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  for (const [title, address] of found) {
    await open(page, address ?? '');
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
  }
  await context.close();
  return found.length;
}

export default {
  name: 'A field book becomes a published dataset',
  async run(journey) {
    const ask = await askAt(journey.base);
    const { content } = await ask<{ content: Known[] }>('POST', '/acn/filter?l=30', { crop: ['barley'] });
    const uuid = await fromFileToDataset(journey, content);
    const dataset = await ask<DatasetDetails>('GET', `/dataset/${uuid}`);
    const { state, accessionCount, observationCount, descriptorCount } = dataset;
    assert.deepEqual([state, accessionCount, descriptorCount], ['PUBLISHED', content.length, 2]);
    assert.equal(await readDescriptors(journey, uuid), descriptorCount);
    assert.equal(observationCount, 3 * content.length, 'every value of those that are here, and no other');
  },
} satisfies Journey;
