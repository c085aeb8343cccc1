import type { Page } from 'playwright-core';
import type { State } from './state';
import { open, still } from '../visitor';
import { openAs } from './profile-states';

const ASK = '/a?view=ask';

/** The box for a question, after the terms were accepted, where they were not yet. */
async function askingAs(page: Page, email: string) {
  await openAs(page, email, ASK);
  const box = page.getByRole('textbox', { name: 'Your question' });
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await box.or(accept).first().waitFor();
  if (await accept.isVisible()) await accept.click();
  await box.waitFor();
  return box;
}

async function ask(page: Page, question: string) {
  const box = await askingAs(page, 'user@example.org');
  await box.fill(question);
  await box.press('Enter');
}

/** Asking in one's own words, help with a text, and translations that a machine suggests. */
export const ASK_STATES: readonly State[] = [
  { name: 'asking without an account', reach: (page) => open(page, ASK) },
  {
    name: 'terms of asking',
    async reach(page) {
      // Nobody else's states decide about them.
      await openAs(page, 'divtree@example.org', ASK);
      await page.getByRole('heading', { name: 'Before you ask' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'a question that was understood in part',
    async reach(page) {
      await ask(page, 'tasty wheat landraces from Ethiopia');
      await page.getByText('Not understood: tasty').waitFor();
      await page.getByRole('button', { name: 'Show these accessions' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'a question without an answer',
    async reach(page) {
      await ask(page, 'trigger 503');
      await page.getByText(/currently unavailable/).waitFor();
      await still(page);
    },
  },
  {
    name: 'suggested edits',
    async reach(page) {
      await openAs(page, 'admin@example.org', '/iso3166/CZE/edit');
      await page.getByRole('textbox', { name: 'Description' }).fill('It keeps the the seed , mostly.');
      await page.getByRole('button', { name: 'Suggest edits: Description' }).click();
      await page.getByRole('button', { name: 'Correct' }).click();
      await page.getByRole('button', { name: 'Accept' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'suggested edits of a text without Markdown',
    async reach(page) {
      await openAs(page, 'admin@example.org', '/c/wheat/edit');
      await page.getByRole('textbox', { name: 'Description' }).fill('It keeps the the seed , mostly.');
      await page.getByRole('button', { name: 'Suggest edits: Description' }).click();
      await page.getByRole('button', { name: 'Correct' }).click();
      await page.getByRole('button', { name: 'Accept' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'a suggested translation',
    async reach(page) {
      await page.route('**/config.json', async (route) => {
        const config = (await (await route.fetch()).json()) as object;
        await route.fulfill({ json: { ...config, MACHINE_TRANSLATION: 'true' } });
      });
      await page.route('**/api/v2/info', async (route) => {
        const info = (await (await route.fetch()).json()) as { features: object };
        await route.fulfill({ json: { ...info, features: { ...info.features, machineTranslation: true } } });
      });
      await page.route('**/api/v2/translate', (route) => route.fulfill({ json: { text: 'Über uns' } }));
      await openAs(page, 'content@example.org', '/admin/content/about/de/edit/');
      await page.getByRole('button', { name: /^Suggest translation: Title/ }).click();
      await page.getByText(/^Machine translation/).waitFor();
      await still(page);
    },
  },
];
