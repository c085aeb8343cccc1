import { strict as assert } from 'node:assert';
import type { BrowserContext, Page } from 'playwright-core';
import { askAt } from '../samples/sample-addresses';
import { choose, focused, press, tabTo, typeInto, wordsOf } from './by-keyboard';
import type { Journey, JourneyContext } from './journey';
import { actAs, signedInToken } from './viewer';
import { open, settled, visitorContext } from './visitor';

const TITLE = 'Barley of the high valleys';
const LINES = 5_000;
const t = wordsOf('ar');
const en = wordsOf('en');

interface Known {
  uuid: string;
  accessionNumber: string;
  instituteCode: string;
}

/** The administrator on a phone, in Arabic. */
async function editorsContext(journey: JourneyContext): Promise<BrowserContext> {
  const context = await visitorContext(journey, { width: 390, language: 'ar', scheme: 'light' });
  await actAs(context, journey.base, await signedInToken(journey.base));
  return context;
}

const arrive = (page: Page, heading: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name: heading, exact: true }).waitFor();

/** The first accession that is in no subset, by its number. */
async function add(page: Page, { accessionNumber, instituteCode }: Known): Promise<void> {
  await press(page, t('members:byNumber'));
  await typeInto(page, t('match:paste'), `${instituteCode} ${accessionNumber}`);
  await press(page, t('match:actions.start'));
  const ready = page.getByRole('dialog').locator('.button-contained:not([disabled])');
  await ready.waitFor();
  await tabTo(page, (await ready.innerText()).trim());
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('link', { name: accessionNumber, exact: true }).waitFor();
}

/** What others wait for, or see, is asked first. */
async function does(page: Page, action: string, asks = true): Promise<void> {
  const name = t(`publishing:actions.${action}`);
  await press(page, name);
  if (asks) {
    await page.getByRole('dialog').getByRole('button', { name }).waitFor();
    await press(page, name);
  }
  await page
    .getByText(t(`publishing:done.${action}`))
    .first()
    .waitFor();
}

/** How many subsets a page in another tab says that there are. */
const figure = async (page: Page) =>
  Number((await page.locator('main a[href*="/subsets/"]').first().innerText()).replace(/\D+/g, '') || 0);

/** From nothing to a second version; what others see of it follows in their tabs. */
async function publish(journey: JourneyContext, accession: Known): Promise<void> {
  const context = await editorsContext(journey);
  const [page, passport, institute] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await open(passport, `/a/${accession.uuid}`);
  await open(institute, `/wiews/${accession.instituteCode}`);
  const before = await figure(institute);
  await open(page, '/ar/dashboard/subsets/edit');

  await press(page, t('editor:goOn'));
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
  assert.equal(await focused(page), t('subset:fields.title'), 'the first that is wrong has the focus');
  await typeInto(page, t('subset:fields.title'), TITLE);
  await typeInto(page, t('subset:fields.description'), 'Landraces from above 2,500 m.');
  await choose(page, t('subset:fields.owner'), 'a');
  await choose(page, t('subset:fields.rights'), 'CC');
  await press(page, t('editor:goOn'));
  await arrive(page, t('subset:steps.list-of-accessions'));
  await add(page, accession);
  await journey.screenshot(page, 'subset-accessions-ar-390');
  await press(page, t('editor:continue'));
  await arrive(page, t('subset:steps.creators'));
  await press(page, t('editor:goOn'));
  await arrive(page, t('subset:steps.translations'));
  await press(page, t('editor:goOn'));
  await arrive(page, t('subset:steps.review-and-publish'));
  await page.getByText(t('publishing:review.complete')).waitFor();
  await does(page, 'for-review');
  await does(page, 'approve');
  await journey.screenshot(page, 'subset-published-ar-390');
  await passport.getByRole('link', { name: TITLE }).first().waitFor();
  await institute.waitForFunction((count) => {
    const link = document.querySelector<HTMLElement>('main a[href*="/subsets/"]');
    return Number(link?.innerText.replace(/\D+/g, '')) === count;
  }, before + 1);
  const published = page.url();
  await does(page, 'new-version', false);
  await page.waitForURL((address) => address.href !== published);
  await context.close();
}

/** A draft of the first data provider, and the calls of who made it. */
async function draftOf({ base }: JourneyContext, title: string) {
  const ask = await askAt(base, 'admin@example.org');
  const [owner] = (await ask<{ content: { uuid: string }[] }>('POST', '/partner/filter?l=1', {})).content;
  const body = { title, description: 'Of gardens', owner: { uuid: owner?.uuid } };
  return { ask, uuid: (await ask<{ uuid: string }>('POST', '/subset', body)).uuid };
}

/** Two tabs change one draft: the second is told what the first did, and both changes stand. */
async function clash(journey: JourneyContext): Promise<void> {
  const context = await editorsContext(journey);
  const { ask, uuid } = await draftOf(journey, 'Peas');
  const address = `/dashboard/subsets/${uuid}/edit`;
  const [mine, theirs] = [await context.newPage(), await context.newPage()];
  for (const page of [mine, theirs]) await open(page, address);
  const save = (page: Page) => page.getByRole('button', { name: en('editor:save'), exact: true }).click();
  const title = (page: Page) => page.getByLabel(en('subset:fields.title')).first();
  await mine.getByLabel(en('subset:fields.source')).first().fill('A catalogue');
  await title(mine).fill('Peas of mine');
  await title(theirs).fill('Peas of theirs');
  await save(theirs);
  await theirs.getByText(en('editor:saved')).first().waitFor();
  await save(mine);
  const dialog = mine.getByRole('dialog', { name: en('editor:conflict.title') });
  await dialog.getByText('Peas of theirs').waitFor();
  for (const way of ['theirs', 'mine', 'save'])
    await dialog.getByRole('button', { name: en(`editor:conflict.${way}`) }).waitFor();
  await dialog.getByRole('button', { name: en('editor:conflict.theirs') }).click();
  await mine.getByText(en('editor:saved')).first().waitFor();
  const kept = await ask<{ title: string; source: string }>('GET', `/subset/${uuid}`);
  assert.deepEqual([kept.title, kept.source], ['Peas of theirs', 'A catalogue']);
  await context.close();
}

/** A file of thousands of lines becomes a report in which each of them is counted. */
async function upload(journey: JourneyContext, known: readonly Known[]): Promise<void> {
  const context = await visitorContext(journey, { width: 1280, language: 'en', scheme: 'light' });
  await actAs(context, journey.base, await signedInToken(journey.base));
  const { ask, uuid } = await draftOf(journey, 'By file');
  const page = await context.newPage();
  await open(page, `/dashboard/subsets/${uuid}/edit/list-of-accessions`);
  await page.getByRole('button', { name: en('members:byNumber') }).click();
  const dialog = page.getByRole('dialog');
  const lines = Array.from({ length: LINES }, (_, at) => {
    const one = known[at];
    return one ? `${one.instituteCode},"${one.accessionNumber}"` : `ZZZ999,Nobody ${at}`;
  });
  const file = {
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  };
  await dialog.locator('input[type=file]').setInputFiles(file);
  const start = Date.now();
  await dialog.getByRole('button', { name: en('match:actions.start') }).click();
  const summary = dialog.getByRole('heading', { name: / not found$/ });
  await summary.waitFor();
  const seconds = (Date.now() - start) / 1_000;
  const text = await summary.innerText();
  const counted = text.split(', ').map((part) => Number(part.replace(/\D/g, '')));
  assert.equal(
    counted.reduce((sum, count) => sum + count),
    LINES,
    text,
  );
  journey.note(`${LINES} lines of a file looked up in ${seconds.toFixed(1)} s: ${text}`);
  const take = dialog.locator('.button-contained:not([disabled])');
  await take.click();
  await dialog.waitFor({ state: 'detached' });
  const members = await ask<string[]>('GET', `/subset/${uuid}/accessions`);
  assert.equal(members.length, counted[0], 'exactly what was exact is in the list');
  await settled(page);
  await journey.screenshot(page, 'subset-by-file-1280');
  await context.close();
}

export default {
  name: 'A subset is written, reviewed and published',
  essential: true,
  async run(journey) {
    const ask = await askAt(journey.base);
    const { content } = await ask<{ content: Known[] }>('POST', '/acn/filter?l=100', { crop: ['barley'] });
    const [first] = content;
    assert.ok(first, 'there is barley');
    await publish(journey, first);
    await clash(journey);
    await upload(journey, content);
  },
} satisfies Journey;
