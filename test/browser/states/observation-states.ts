import type { Page } from 'playwright-core';
import { datasetHref, type DatasetTab } from '@/entities/dataset/page/tabs';
import type { State } from './state';
import { open } from '../visitor';

/** Opens a tab of the first dataset, as somebody would from the list. */
async function openTab(page: Page, tab: Exclude<DatasetTab, 'about'>): Promise<void> {
  await open(page, '/datasets');
  const links = page.getByRole('main').getByRole('link');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const [uuid] = addresses.flatMap((address) => /\/datasets\/([0-9a-f-]{36})$/.exec(address)?.[1] ?? []);
  if (!uuid) throw new Error('No dataset is listed.');
  await open(page, datasetHref(uuid, tab));
}

/** Observations in what they show after somebody did something. */
export const OBSERVATION_STATES: readonly State[] = [
  {
    name: 'columns of a dataset to choose from',
    async reach(page) {
      await openTab(page, 'data');
      await page.getByRole('main').locator('details > summary').click();
      await page.getByRole('main').getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'a criterion that cannot be read',
    async reach(page) {
      await openTab(page, 'observations');
      const picker = page.getByRole('region', { name: 'Add a descriptor' });
      // On phones the descriptors are folded away until they are searched.
      await picker.getByRole('searchbox').fill('cm');
      await picker
        .getByRole('button', { name: /\(\w+\)/ })
        .first()
        .click();
      const from = page.getByRole('group', { name: 'Criteria' }).getByRole('textbox').first();
      await from.fill('tall');
      await from.press('Enter');
      await page.getByRole('main').getByRole('alert').waitFor();
    },
  },
  {
    name: 'tables of distributions',
    async reach(page) {
      await openTab(page, 'overview');
      const buttons = page.getByRole('main').getByRole('button', { name: 'As a table' });
      await buttons.first().waitFor();
      for (const button of await buttons.all()) await button.click();
      await page.getByRole('main').getByRole('table').first().waitFor();
    },
  },
  {
    name: 'tables of an analysis',
    async reach(page) {
      await openTab(page, 'analyze');
      const buttons = page.getByRole('main').getByRole('button', { name: 'As a table' });
      await page.getByRole('slider').waitFor();
      for (const button of await buttons.all()) await button.click();
      await page.getByRole('main').getByRole('table').first().waitFor();
    },
  },
];
