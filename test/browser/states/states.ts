import type { Page } from 'playwright-core';
import { ACCOUNT_STATES } from './account-states';
import { ASK_STATES } from './ask-states';
import { EXPORT_STATES } from './export-states';
import { IMPORT_STATES } from './import-states';
import { MATCH_STATES } from './match-states';
import { MY_LIST_STATES } from './my-list-states';
import { OBSERVATION_STATES } from './observation-states';
import { PASSPORT_STATES } from './passport-states';
import { PROFILE_STATES } from './profile-states';
import { REQUEST_STATES } from './request-states';
import type { State } from './state';
import { TOKEN_STATES } from './token-states';
import { TOOL_STATES } from './tool-states';
import { VIEW_STATES } from './view-states';
import { WRITING_STATES } from './writing-states';
import { open, still } from '../visitor';

const logIn = async (page: Page, password: string) => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
};

export const STATES: readonly State[] = [
  {
    name: 'filter drawer',
    width: 390,
    async reach(page) {
      await open(page, '/a');
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('dialog', { name: 'Filters' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'filters unfolded',
    width: 1280,
    async reach(page) {
      await open(page, '/a');
      await page.locator('aside').evaluate((aside) => {
        for (const part of aside.querySelectorAll('details')) part.open = true;
      });
    },
  },
  {
    name: 'every value of a filter',
    width: 1280,
    async reach(page) {
      await open(page, '/a');
      await page
        .locator('aside')
        .getByRole('button', { name: /^Show all/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
      await still(page);
    },
  },
  {
    name: 'columns menu',
    width: 1280,
    async reach(page) {
      await open(page, '/a');
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('menuitemcheckbox').first().waitFor();
      await still(page);
    },
  },
  {
    name: 'selection',
    async reach(page) {
      await open(page, '/a');
      await page
        .getByRole('checkbox', { name: /^Select this row/ })
        .first()
        .click();
      await page.getByRole('region', { name: 'Selection' }).waitFor();
    },
  },
  {
    name: 'failed list',
    async reach(page) {
      await page.route('**/api/v2/acn/**', (route) => route.fulfill({ status: 500, body: '{}' }));
      await open(page, '/a');
      await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    },
  },
  {
    name: 'absent accession',
    reach: (page) => open(page, '/a/00000000-0000-5000-8000-000000000000'),
  },
  {
    name: 'cookie notice',
    unasked: true,
    async reach(page) {
      await open(page, '/');
      await page.getByRole('button', { name: 'Not now' }).waitFor();
    },
  },
  {
    name: 'refused login',
    async reach(page) {
      await open(page, '/login');
      await logIn(page, 'Wrong-2025!');
      await page.getByRole('alert').first().waitFor();
      await still(page);
    },
  },
  {
    name: 'login that came back from elsewhere',
    async reach(page) {
      await open(page, '/login?code=stolen&state=foreign');
      await page.getByRole('alert').first().waitFor();
      await still(page);
    },
  },
  {
    name: 'empty login',
    async reach(page) {
      await open(page, '/login');
      await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
      await page.locator('main [aria-invalid="true"]').first().waitFor();
      await still(page);
    },
  },
  {
    name: 'user menu',
    async reach(page) {
      await open(page, '/login');
      await logIn(page, 'Demo-2025!');
      await page.getByRole('banner').getByRole('button', { name: /Admin/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'side menu',
    width: 390,
    async reach(page) {
      await open(page, '/');
      await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Crops' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'suggestions',
    async reach(page) {
      await open(page, '/');
      await page.getByRole('combobox').pressSequentially('wheat');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'suggestions of a list',
    async reach(page) {
      await open(page, '/subsets');
      await page.getByRole('combobox', { name: /^Search/ }).pressSequentially('core whea');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'understood words',
    async reach(page) {
      await open(page, '/a?q=drought+tolerant+wheat+landraces+of+Syria+since+1990+xyzzy');
      await page.getByRole('region', { name: /understood/ }).waitFor();
      await page.getByRole('heading', { name: 'No accession fits all of these words' }).waitFor();
    },
  },
  ...ACCOUNT_STATES,
  ...ASK_STATES,
  ...EXPORT_STATES,
  ...IMPORT_STATES,
  ...MATCH_STATES,
  ...MY_LIST_STATES,
  ...OBSERVATION_STATES,
  ...PASSPORT_STATES,
  ...PROFILE_STATES,
  ...REQUEST_STATES,
  ...TOKEN_STATES,
  ...TOOL_STATES,
  ...VIEW_STATES,
  ...WRITING_STATES,
];
