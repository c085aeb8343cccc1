import type { Page } from 'playwright-core';
import type { Accession } from '@/contract/accession/accession';
import type { AuditEntry } from '@/contract/publication/history';
import type { AccessionImage } from '@/contract/accession/image';
import type { Indicator } from '@/contract/accession/subsetting';
import { sampled } from '../../samples/sampled';
import { answerOf } from '../answer-of';
import { HOSTILE_TEXTS } from './hostile-texts';
import { settled } from '../visitor';

/** What a text may meet beyond the list: every view of a result, dialogs, My List, what a server says. */
export interface Stop {
  name: string;
  show(page: Page): Promise<void>;
}

/** Half a surrogate does not pass through JSON. */
const texts = HOSTILE_TEXTS.map((text) => Buffer.from(text).toString());
const textAt = (at: number) => texts[at % texts.length] ?? '';
const PASTED = 60;

/** Notes, names of lists and of layers, and what accessions were: all in the storage of the browser. */
async function furnish(page: Page, rows: readonly Accession[]): Promise<void> {
  const accessions = rows.map(({ uuid }) => uuid);
  const seen = accessions.map((uuid, at) => {
    const said = [0, 1, 2, 3].map((part) => textAt(4 * at + part));
    return [uuid, ['2025-01-01', ...said, null, false]] as const;
  });
  const myLists = {
    current: { id: 'first', name: textAt(3).slice(0, 80), note: textAt(40) },
    lists: texts.slice(0, 11).map((name, at) => ({ id: `l${at}`, name, note: textAt(60 + 12 * at), accessions: [] })),
    notes: Object.fromEntries(accessions.map((uuid, at) => [uuid, textAt(at)])),
    seen: Object.fromEntries(seen),
  };
  const stored = {
    myList: JSON.stringify({ count: accessions.length, accessions }),
    myLists: JSON.stringify(myLists),
  };
  await page.addInitScript((items) => {
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
  }, stored);
}

function imageOf({ uuid, accessionNumber, instituteCode, taxonomy }: Accession, at: number): AccessionImage {
  return {
    uuid: `${uuid}-${at}`,
    accession: { uuid, accessionNumber, instituteCode, taxonomy },
    url: at % 3 ? textAt(at) : 'javascript:window.__pwned=1',
    thumbnailUrl: at % 2 ? textAt(at) : 'javascript:window.__pwned=1',
    width: 100,
    height: 100,
    caption: textAt(at),
    licence: textAt(at + 1),
    licenceUrl: at % 2 ? textAt(at) : 'javascript:window.__pwned=1',
    attribution: textAt(at + 2),
  };
}

/** A server that says such things where the reference API says its own. */
async function misinform(page: Page, rows: readonly Accession[]): Promise<void> {
  const images = sampled(texts, 40).map((_, at) => imageOf(rows[at % rows.length] ?? ({} as Accession), at));
  const page0 = { number: 0, size: 50, totalElements: images.length, totalPages: 1, first: true, last: true };
  const changes = texts.slice(0, 60).map((text, at): AuditEntry => ({
    uuid: `${at}`,
    logDate: '2025-01-01T00:00:00Z',
    action: 'UPDATE',
    by: text,
    property: at % 2 ? text : 'accessionName',
    previous: textAt(at + 1),
    value: textAt(at + 2),
  }));
  const indicators = texts.slice(0, 30).map((text, at): Indicator => ({
    id: text,
    name: text,
    group: textAt(at + 3),
    unit: textAt(at + 1),
    metrics: ['mean'],
  }));
  await page.route('**/api/v2/acn/images*', async (route) => {
    const asked = (await (await answerOf(route)).json()) as object;
    await route.fulfill({ json: { ...asked, ...page0, numberOfElements: images.length, content: images } });
  });
  await page.route('**/api/v2/acn/*/images', (route) => route.fulfill({ json: images }));
  await page.route('**/api/v2/acn/*/auditlog', (route) => route.fulfill({ json: changes }));
  await page.route('**/subsetting/v1/indicators', (route) => route.fulfill({ json: indicators }));
}

const at = (name: string, ...presses: readonly RegExp[]): Stop => ({
  name: [name, ...presses.map(String)].join(' '),
  async show(page) {
    await page.goto(name);
    await settled(page);
    for (const label of presses)
      await page.getByRole('main').or(page.getByRole('dialog')).getByRole('button', { name: label }).first().click();
    if (presses.length) await page.getByRole('dialog').waitFor();
  },
});

/** Pastes the texts and unfolds what each of them means. */
const paste = (lines: readonly string[]): Stop => ({
  name: 'paste',
  async show(page) {
    await at('/a', /^Paste numbers/).show(page);
    const dialog = page.getByRole('dialog', { name: 'Paste numbers' });
    await dialog.getByRole('textbox', { name: 'What to look for' }).fill(lines.join('\n'));
    await dialog.getByRole('button', { name: 'Find accessions' }).click();
    await dialog.getByRole('heading', { level: 3 }).waitFor();
    for (const folded of await dialog.locator('details:not([open]) summary').all()) await folded.click();
  },
});

/** Furnishes a page, and says where to look then. `code` is the filter code of a few of the rows. */
export async function hostileStops(page: Page, rows: readonly Accession[], code: string): Promise<readonly Stop[]> {
  await furnish(page, rows);
  await misinform(page, rows);
  const numbers = sampled(rows, PASTED).map(({ accessionNumber }) => accessionNumber);
  return [
    at('/a/overview'),
    at('/a/map'),
    at('/a/images'),
    at('/a/images', /^Open /),
    at('/a/analogues'),
    at('/a/subsetting'),
    at(`/a/${rows[0]?.uuid ?? ''}`),
    at(`/a/${code}?view=compare`),
    at('/sel?size=100'),
    at('/sel/map'),
    at('/sel', /^Lists/),
    at('/sel', /^What changed/),
    at('/sel', /^Combine/),
    at('/sel', /^Note of/),
    at('/a', /^Export/),
    paste([...numbers, ...texts.filter((text) => !/[\n\r]/.test(text))]),
  ];
}
