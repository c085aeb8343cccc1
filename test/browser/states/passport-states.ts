import type { Page } from 'playwright-core';
import { openAs } from './profile-states';
import type { State } from './state';
import { settled, still } from '../visitor';

const NAME = '<img src=x onerror=alert(1)> a very long name of a file of passport data.csv';
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenherstellerverband'.repeat(3);

/** Rows that are new, with a remark, refused, each with texts that could be markup, a formula, or wider than a phone. */
const FILE = [
  'ACCENUMB;GENUS;ACCENAME;SAMPSTAT;"<b>Colour</b>"',
  `NEW 1;Zea;<script>alert(1)</script>;12;red`,
  `=HYPERLINK("x");Zea;${LONG};${LONG};red`,
  `;Zea;${LONG};300;red`,
].join('\n');

async function compare(page: Page): Promise<void> {
  await openAs(page, 'admin@example.org', '/wiews/DEU146/passport');
  await settled(page);
  const file = { name: NAME, mimeType: 'text/csv', buffer: Buffer.from(FILE) };
  await page.getByLabel('MCPD file').setInputFiles(file);
  await page.getByRole('heading', { name: /^What .* changes$/ }).waitFor();
}

/** What the page of an institute's passport data shows of a file. */
export const PASSPORT_STATES: readonly State[] = [
  {
    name: 'what a passport file changes',
    async reach(page) {
      await compare(page);
      await page.getByRole('table', { name: 'Refused' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'remarks on rows of a passport file',
    async reach(page) {
      await compare(page);
      await page.getByRole('combobox', { name: 'Show rows' }).selectOption('remarked');
      await page.getByRole('table', { name: 'Loaded with a remark' }).waitFor();
      await still(page);
    },
  },
];
