import { open } from '../visitor';
import type { State } from './state';

/** What the climate tools show once they were asked. */
export const TOOL_STATES: readonly State[] = [
  {
    name: 'analogues of a place',
    async reach(page) {
      await open(page, '/a/analogues?place=48.21_16.37');
      await page.getByRole('heading', { level: 2, name: /such a climate$/ }).waitFor();
      await page.getByText('Use the place of an accession').click();
      await page.getByRole('button', { name: /°/ }).first().waitFor();
    },
  },
  {
    name: 'settings of subsetting that cannot be',
    async reach(page) {
      await open(page, '/a/subsetting');
      await page.getByRole('radio', { name: 'Advanced' }).check();
      await page.getByRole('textbox', { name: 'First year' }).fill('1900');
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'sets of a subsetting',
    async reach(page) {
      await open(page, '/a/subsetting');
      await page.getByRole('radio', { name: /^Manual/ }).check();
      await page.getByRole('button', { name: 'Make the sets' }).click();
      await page.getByRole('heading', { level: 2, name: /sets of/ }).waitFor();
      await page.getByRole('region', { name: 'Sets' }).getByRole('button').first().click();
      await page
        .getByRole('checkbox', { name: /^Take / })
        .first()
        .waitFor();
    },
  },
];
