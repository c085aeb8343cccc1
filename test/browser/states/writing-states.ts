import type { Page } from 'playwright-core';
import { answerOf } from '../answer-of';
import { openAs } from './profile-states';
import type { State } from './state';
import { settled, still } from '../visitor';

const SUBSETS = '/dashboard/subsets';
const openAsAdmin = (page: Page, address: string) => openAs(page, 'admin@example.org', address);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The editor of the first draft of a subset. */
async function openDraft(page: Page): Promise<void> {
  await openAsAdmin(page, SUBSETS);
  await page.locator('main a[href$="/edit"][href*="-"]').first().click();
  await page.waitForURL(/\/edit$/);
  await settled(page);
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .waitFor();
}

async function openReview(page: Page): Promise<void> {
  await openDraft(page);
  await page.goto(`${page.url()}/review-and-publish`);
  await settled(page);
  await page.getByRole('group', { name: 'What you can do' }).waitFor();
}

/** What editors and working lists show after something was done in them. */
export const WRITING_STATES: readonly State[] = [
  {
    name: 'a new subset with faults',
    async reach(page) {
      await openAsAdmin(page, `${SUBSETS}/edit`);
      await button(page, 'Save and continue').click();
      await page.getByRole('alert').filter({ hasText: 'Required' }).first().waitFor();
      await still(page);
    },
  },
  {
    name: 'an editor left with changes',
    async reach(page) {
      await openDraft(page);
      await page
        .getByRole('textbox', { name: /^Title/ })
        .first()
        .fill('Another title');
      await page.getByRole('main').getByRole('link', { name: 'My Dashboard' }).first().click();
      await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'a change that came second',
    async reach(page) {
      await openDraft(page);
      await page.route('**/api/v2/subset/*', async (route) => {
        if (route.request().method() === 'PUT')
          return route.fulfill({ status: 409, json: { error: 'conflict', message: 'Changed in the meantime' } });
        const answer = await answerOf(route);
        const item = (await answer.json()) as object;
        return route.fulfill({ json: { ...item, title: 'Their title', lastModifiedBy: 'Uma User' } });
      });
      await page
        .getByRole('textbox', { name: /^Title/ })
        .first()
        .fill('My title');
      await button(page, 'Save').click();
      await page.getByRole('dialog', { name: 'Changed in the meantime' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'the review of a draft',
    async reach(page) {
      await openReview(page);
      await still(page);
    },
  },
  {
    name: 'permissions of an item',
    async reach(page) {
      await openReview(page);
      await button(page, 'Permissions').click();
      const dialog = page.getByRole('dialog', { name: /^Permissions of/ });
      await dialog.getByRole('textbox').fill('bea@example.org');
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await dialog.getByRole('checkbox', { name: 'Manage permissions' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'an item about to be deleted',
    async reach(page) {
      await openReview(page);
      await button(page, 'Delete').click();
      await page.getByRole('dialog', { name: /^Delete/ }).waitFor();
      await still(page);
    },
  },
  {
    name: 'chosen rows of a working list',
    width: 1280,
    async reach(page) {
      await openAsAdmin(page, SUBSETS);
      await button(page, 'Select').click();
      await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
      await page.getByRole('region', { name: 'Selection' }).or(page.getByLabel('Selection')).first().waitFor();
      await still(page);
    },
  },
  {
    name: 'citations without a data provider',
    async reach(page) {
      await openAsAdmin(page, '/dashboard/bibliography');
      await page.getByRole('button', { name: 'Upload citations' }).click();
      await page.getByRole('dialog', { name: 'Upload citations' }).waitFor();
      await still(page);
    },
  },
];
