import type { Page } from 'playwright-core';
import { openAs } from './profile-states';
import type { State } from './state';
import { open, still } from '../visitor';

const HERE = '/dashboard/api-tokens';

/** The page of somebody's tokens; what they are called must differ from all before. */
async function openTokens(page: Page): Promise<void> {
  await openAs(page, 'translator@example.org', HERE);
  await page.getByRole('heading', { level: 1, name: 'API tokens' }).waitFor();
}

async function makeToken(page: Page): Promise<void> {
  await openTokens(page);
  await page.getByRole('textbox', { name: 'Label' }).fill(`Seed list of ${Date.now()}`);
  await page.getByLabel('Your password', { exact: true }).fill('Demo-2025!');
  await page.getByRole('button', { name: 'Create the token' }).click();
  await page.getByText('it is not shown again').waitFor();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor();
}

/** Tokens and messages of accounts. */
export const TOKEN_STATES: readonly State[] = [
  {
    name: 'a token without a label',
    async reach(page) {
      await openTokens(page);
      await page.getByRole('button', { name: 'Create the token' }).click();
      await page.getByRole('alert').first().waitFor();
      await still(page);
    },
  },
  {
    name: 'a token shown once',
    async reach(page) {
      await makeToken(page);
      await still(page);
    },
  },
  {
    name: 'a token being changed',
    async reach(page) {
      await makeToken(page);
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Save' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'a token about to be deleted',
    async reach(page) {
      await makeToken(page);
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Delete the token' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'messages of the demo mailbox',
    async reach(page) {
      await open(page, '/forgot-password');
      await page.getByRole('textbox').first().fill('translator@example.org');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Demo mailbox' }).click();
      await page.locator('details[open] a').first().waitFor();
      await still(page);
    },
  },
];
