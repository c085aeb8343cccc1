import type { Page } from 'playwright-core';
import type { State } from './state';
import { open, still } from '../visitor';

async function paste(page: Page, text: string) {
  await open(page, '/a');
  await page.getByRole('button', { name: 'Paste numbers …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste numbers' });
  await dialog.getByRole('textbox', { name: 'What to look for' }).fill(text);
  return dialog;
}

/** The number of the first accession that the list shows. */
async function firstNumber(page: Page): Promise<string> {
  await open(page, '/a');
  return page.locator('main a[href*="-"]').filter({ hasText: /\d/ }).first().innerText();
}

/** The box that takes anything, in what it shows after somebody pasted. */
export const MATCH_STATES: readonly State[] = [
  {
    name: 'paste that cannot be looked up',
    async reach(page) {
      const dialog = await paste(page, `K 1\n${'x'.repeat(400)}`);
      await dialog.getByRole('textbox', { name: 'Only in one genebank' }).fill('Prague');
      await dialog.getByRole('alert').last().waitFor();
      await still(page);
    },
  },
  {
    name: 'what a paste means',
    async reach(page) {
      const number = await firstNumber(page);
      const dialog = await paste(page, `${number}\n${number.toLowerCase()} (2 bags)\n12345\n123\nLocal\nnobody 1`);
      await dialog.getByRole('button', { name: 'Find accessions' }).click();
      await dialog.getByRole('heading', { level: 3 }).waitFor();
      for (const folded of await dialog.locator('details:not([open]) summary').all()) await folded.click();
      await still(page);
    },
  },
];
