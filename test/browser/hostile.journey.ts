import { strict as assert } from 'node:assert';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Accession } from '@/contract/accession/accession';
import type { FilteredPage } from '@/contract/page';
import { startChildPortal } from '../../scripts/serve/child-portal';
import { sampled } from '../samples/sampled';
import { accountStops } from './hostile/hostile-accounts';
import { misinformOfPublished } from './hostile/hostile-answers';
import { requestStops } from './hostile/hostile-requests';
import { HOSTILE_TEXTS, hostileFile } from './hostile/hostile-texts';
import { hostileStops } from './hostile/hostile-tools';
import type { Journey, JourneyContext } from './journey';
import { askAt, sampleAddresses } from '../samples/sample-addresses';
import { lookAsWhoMay } from './viewer';
import { measures, settled, visitorContext, type View } from './visitor';

const SAMPLE = { places: 5, pages: 2, texts: 6, published: 3, tools: 8, accounts: 8 };
const ALL_COLUMNS =
  'accessionNumber,taxonomy.taxonName,accessionName,crop,countryOfOrigin.code3,sampStat,institute.code,acquisitionDate,available,doi,storage,coll.collDate,coll.collNumb,coll.collSite,geo.latitude,donorCode,pdci';

/** Every place of an address that somebody else may have written. */
const PLACES: readonly ((text: string) => string)[] = [
  (text) => `/a/${text}`,
  (text) => `/a/v${text}`,
  (text) => `/a?${text}=${text}`,
  (text) => `/a?sort=${text}&dir=${text}&columns=${text}&page=${text}`,
  (text) => `/#${text}`,
  (text) => `/${text}/a`,
  (text) => `/10.${text}/${text}`,
  (text) => `/c/${text}`,
  (text) => `/iso3166/${text}`,
  (text) => `/wiews/${text}`,
  (text) => `/login?from=${text}`,
];

/** Half a surrogate cannot be escaped. */
const escaped = (text: string) => encodeURIComponent(Buffer.from(text).toString());

interface Watched {
  page: Page;
  troubles: string[];
}

async function watchedPage(journey: JourneyContext, width: View['width'], base: string): Promise<Watched> {
  const context = await visitorContext(journey, { width, language: 'en', scheme: 'light' }, { baseURL: base });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('dialog', (dialog) => {
    troubles.push(`${page.url()}: a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => troubles.push(`${page.url()}: a window opens`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:/.test(url.protocol) && url.origin !== base) troubles.push(`${page.url()}: asks ${url.origin}`);
  });
  return { page, troubles };
}

/** Something is shown, it is text, and nothing ran. */
async function check({ page, troubles }: Watched, where: string): Promise<void> {
  await settled(page).catch(() => troubles.push(`${where}: nothing is shown`));
  const ran = await page.evaluate(
    () => '__pwned' in globalThis && typeof (globalThis as never)['__pwned'] === 'number',
  );
  if (ran) troubles.push(`${where}: it ran`);
  // A refused call has the same heading, and other words.
  if (await page.getByText('An error occured while processing your request.').count())
    troubles.push(`${where}: the page broke: ${(await page.locator('main').innerText()).slice(0, 200)}`);
  const { overflow } = await measures(page);
  if (overflow > 0) troubles.push(`${where}: ${overflow} px wider than the screen`);
  const within = await page.evaluate(() =>
    [...document.querySelectorAll('.MuiDialogContent-root')].map((part) => part.scrollWidth - part.clientWidth),
  );
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].flatMap((link) => {
      const { protocol, href } = link as HTMLAnchorElement;
      return /^(https?|mailto|tel|blob):$/.test(protocol) ? [] : [href.slice(0, 80)];
    }),
  );
  if (links.length) troubles.push(`${where}: leads to ${links.join()}`);
  if (within.some((wider) => wider > 0)) troubles.push(`${where}: ${within.join()} px wider than its dialog`);
}

async function inFields(journey: JourneyContext, base: string): Promise<string[]> {
  const ask = await askAt(base);
  const { content, totalElements } = await ask<FilteredPage<Accession>>('POST', '/acn/filter?l=100', {});
  assert.ok(totalElements > HOSTILE_TEXTS.length * 0.9, `${totalElements} of ${HOSTILE_TEXTS.length} rows were loaded`);
  const [wide, narrow] = [await watchedPage(journey, 1280, base), await watchedPage(journey, 390, base)];
  const lists = ['/', '/a?size=100', '/a?size=100&page=2', `/a?size=100&columns=${ALL_COLUMNS}`, '/wiews', '/c/'];
  const places = lists.flatMap((address) => [wide, narrow].map((watched) => ({ address, watched })));
  for (const { address, watched } of sampled(places, SAMPLE.places)) {
    await watched.page.goto(address);
    await check(watched, address);
  }
  for (const { uuid, accessionNumber } of sampled(content, SAMPLE.pages)) {
    await narrow.page.goto(`/a/${uuid}`);
    await check(narrow, `/a/${uuid}`);
    const shown = await narrow.page.locator('main h1').first().textContent();
    if (shown !== accessionNumber) narrow.troubles.push(`/a/${uuid}: shows ${shown} for ${accessionNumber}`);
  }
  journey.note(`${totalElements} rows made of ${HOSTILE_TEXTS.length} texts`);
  return [...wide.troubles, ...narrow.troubles];
}

async function inTools(journey: JourneyContext, base: string): Promise<string[]> {
  const ask = await askAt(base);
  const { content } = await ask<FilteredPage<Accession>>('POST', '/acn/filter?l=200', {});
  const few = { uuid: sampled(content, 12).map(({ uuid }) => uuid) };
  const { filterCode = '' } = await ask<FilteredPage<Accession>>('POST', '/acn/filter?l=1', few);
  const troubles: string[] = [];
  for (const width of sampled([1280, 390] as const, 1)) {
    const watched = await watchedPage(journey, width, base);
    const stops = sampled(await hostileStops(watched.page, content, filterCode), SAMPLE.tools);
    for (const { name, show } of stops) {
      const where = `${name} at ${width}`;
      await show(watched.page).catch((error: unknown) => watched.troubles.push(`${where}: ${String(error)}`));
      await check(watched, where);
    }
    journey.note(`${stops.length} views and dialogs at ${width} px`);
    troubles.push(...watched.troubles);
  }
  return troubles;
}

/** Screens of what is published, in the order of the routes; what they are asked of lies here. */
/** With which text the first place begins. */
const first = ({ full }: JourneyContext) => (full ? Math.floor(Math.random() * HOSTILE_TEXTS.length) : 0);

const PUBLISHED =
  /^\/(datasets|amphibian|descriptor|subsets|divtree|bibliography|partners|network|vocabulary|t\/|wiews\/|c\/|iso3166\/|dashboard\/genotype|a\/traits|a\/[0-9a-f-]{36})/;

async function inPublished(journey: JourneyContext): Promise<string[]> {
  const addresses = Object.values(await sampleAddresses(journey.base)).flat();
  const published = addresses.filter((address) => PUBLISHED.test(address));
  const troubles: string[] = [];
  const seen = sampled(published, SAMPLE.published);
  for (const width of sampled([1280, 390] as const, 1)) {
    const watched = await watchedPage(journey, width, journey.base);
    await misinformOfPublished(watched.page, first(journey));
    for (const address of seen) {
      await lookAsWhoMay(watched.page.context(), journey.base, address);
      await watched.page.goto(address);
      await check(watched, `${address} at ${width}`);
    }
    journey.note(`${seen.length} of ${published.length} screens of what is published at ${width} px`);
    troubles.push(...watched.troubles);
  }
  return troubles;
}

/** What strangers typed, as those see it who read it. */
async function inRequests(journey: JourneyContext): Promise<string[]> {
  const [width = 390] = sampled([1280, 390] as const, 1);
  const watched = await watchedPage(journey, width, journey.base);
  const start = first(journey);
  const stops = await requestStops(journey.base, start);
  for (const { name, show } of stops) {
    const where = `${name} at ${width}, from text ${start}`;
    await show(watched.page).catch((error: unknown) => watched.troubles.push(`${where}: ${String(error)}`));
    await check(watched, where);
  }
  journey.note(`${stops.length} pages of requests and of a sheet at ${width} px`);
  return watched.troubles;
}

/** Names, labels and messages, and whatever a server says of an account. */
async function inAccounts(journey: JourneyContext, base: string): Promise<string[]> {
  const troubles: string[] = [];
  for (const width of sampled([1280, 390] as const, 1)) {
    const watched = await watchedPage(journey, width, base);
    const start = first(journey);
    const stops = sampled(await accountStops(watched.page, base, start), SAMPLE.accounts);
    for (const { name, show } of stops) {
      const where = `${name} at ${width}, from text ${start}`;
      await show(watched.page).catch((error: unknown) => watched.troubles.push(`${where}: ${String(error)}`));
      await check(watched, where);
    }
    journey.note(`${stops.length} pages of an account at ${width} px`);
    troubles.push(...watched.troubles);
  }
  return troubles;
}

async function inAddresses(journey: JourneyContext, base: string): Promise<string[]> {
  const watched = await watchedPage(journey, 390, base);
  const { page } = watched;
  const addresses = HOSTILE_TEXTS.flatMap((text, at) => {
    const places = journey.full ? PLACES : [PLACES[at % PLACES.length] ?? PLACES[0]];
    return places.flatMap((place) => place?.(escaped(text)) ?? []);
  });
  for (const address of journey.full ? addresses : sampled(addresses, SAMPLE.texts)) {
    await page.goto(address);
    await check(watched, address);
  }
  journey.note(`${addresses.length} addresses made of them`);
  return watched.troubles;
}

/** Texts made to break things, in every field of the passport data and in every part of an address. */
export default {
  name: 'Hostile texts are only texts',
  async run(journey) {
    const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
    const file = join(folder, 'hostile.csv');
    writeFileSync(file, hostileFile());
    const portal = await startChildPortal(['--fresh', '--demo-accounts', '--data', file]).finally(() =>
      rmSync(folder, { recursive: true }),
    );
    try {
      const found = [...(await inPublished(journey)), ...(await inRequests(journey))];
      for (const look of [inFields, inTools, inAccounts, inAddresses]) found.push(...(await look(journey, portal.url)));
      assert.deepEqual(found, []);
    } finally {
      await portal.stop();
    }
  },
} satisfies Journey;
