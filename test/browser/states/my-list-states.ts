import type { Locator, Page } from 'playwright-core';
import type { State } from './state';
import { open, settled, still } from '../visitor';

/** My List with a page of accessions, a note, a second list, and one accession that was another when it came in. */
async function openFilled(page: Page): Promise<void> {
  await open(page, '/a');
  await page.evaluate(() => {
    const paths = [...document.querySelectorAll<HTMLAnchorElement>('main a')].map(({ pathname }) => pathname);
    const accessions = [...new Set(paths.flatMap((path) => /[\da-f]{8}-[\da-f-]{27}$/.exec(path)?.[0] ?? []))];
    const [first = '', second = ''] = accessions;
    const myLists = {
      current: { id: 'a', name: 'Drought', note: 'For the trial in spring' },
      lists: [{ id: 'b', name: 'Rust', note: '', accessions: [first] }],
      notes: { [first]: 'Ask for seed' },
      seen: { [second]: ['2025-01-01', 'X 1', 'CZE122', 'Avena sativa L.', '', null, false] },
    };
    localStorage.setItem('myList', JSON.stringify({ count: accessions.length, accessions }));
    localStorage.setItem('myLists', JSON.stringify(myLists));
  });
  await open(page, '/sel');
}

async function dialog(page: Page, button: RegExp): Promise<Locator> {
  await openFilled(page);
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  const opened = page.getByRole('dialog');
  await opened.waitFor();
  await still(page);
  return opened;
}

const dialogs = Object.entries({
  'a link to my list': /^Link to/,
  'what changed in my list': /^What changed/,
  'clearing my list': /^Clear/,
  'a note in my list': /^Note of/,
}).map(([name, button]): State => ({ name, reach: async (page) => void (await dialog(page, button)) }));

/** My List in what it shows after somebody kept something in it. */
export const MY_LIST_STATES: readonly State[] = [
  { name: 'my list', reach: openFilled },
  {
    name: 'map of my list',
    async reach(page) {
      await openFilled(page);
      await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).click();
      await page.getByRole('application').waitFor();
      await settled(page);
    },
  },
  {
    name: 'chosen rows of my list',
    async reach(page) {
      await openFilled(page);
      await page
        .getByRole('checkbox', { name: /^Select this row/ })
        .first()
        .check();
      await page.getByRole('region', { name: 'Selection' }).waitFor();
    },
  },
  ...dialogs,
  {
    name: 'lists, one to be deleted and one to be made',
    async reach(page) {
      const opened = await dialog(page, /^Lists/);
      await opened.getByRole('button', { name: 'Rename' }).first().click();
      await opened.getByRole('button', { name: 'Save' }).waitFor();
      await opened.getByRole('button', { name: 'Delete' }).last().click();
      await opened.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'combining with a link that is none',
    async reach(page) {
      const opened = await dialog(page, /^Combine/);
      await opened.getByLabel('Combine with').selectOption({ label: 'a link to a result …' });
      await opened.getByRole('textbox', { name: 'Link' }).fill('nothing');
      await opened.getByRole('button', { name: 'See what would change' }).click();
      await opened.locator('[aria-invalid=true]').waitFor();
    },
  },
];
