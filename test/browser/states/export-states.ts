import type { Page } from 'playwright-core';
import type { State } from './state';
import { open, still } from '../visitor';

async function openExport(page: Page) {
  await open(page, '/a');
  await page.getByRole('button', { name: 'Export …' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

/** Export and comparison of accessions, in what they show after somebody did something. */
export const EXPORT_STATES: readonly State[] = [
  {
    name: 'export',
    async reach(page) {
      await openExport(page);
      await still(page);
    },
  },
  {
    name: 'export of chosen columns, all unfolded',
    async reach(page) {
      const dialog = await openExport(page);
      await dialog.getByRole('radio', { name: 'Columns of your choice' }).check();
      for (const name of ['What the columns mean', 'Copy as a program']) await dialog.getByText(name).click();
      await still(page);
    },
  },
  {
    name: 'export done',
    async reach(page) {
      const dialog = await openExport(page);
      await dialog.getByRole('radio', { name: /PDCI/ }).check();
      await dialog.getByRole('button', { name: 'Export', exact: true }).click();
      await dialog.getByText(/rows written/).waitFor();
      await still(page);
    },
  },
  {
    name: 'comparison',
    width: 1280,
    async reach(page) {
      await open(page, '/a');
      const ticks = page.getByRole('checkbox', { name: /^Select this row/ });
      for (const at of [0, 5, 9]) await ticks.nth(at).check();
      await page.getByRole('button', { name: 'Compare' }).click();
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'comparison of too many',
    async reach(page) {
      await open(page, '/a?view=compare');
    },
  },
];
