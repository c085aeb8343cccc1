import type { Page } from 'playwright-core';
import type { State } from './state';
import { open, still } from '../visitor';

const TOKEN = '11111111-2222-4333-8444-555555555555';

/** As if this link had been sent, or had ended like this. */
async function openLink(page: Page, end: string, answer: object, status = 200): Promise<void> {
  const json = { email: 'wangari.mwangi@example.org', expires: '2100-01-01T00:00:00Z', ...answer };
  await page.route(`**/user/${TOKEN}/link`, (route) => route.fulfill({ status, json }));
  await open(page, `/profile/${TOKEN}/${end}`);
}

/** Pages of registration and of e-mailed links, after something was done on them. */
export const ACCOUNT_STATES: readonly State[] = [
  {
    name: 'a registration with faults',
    async reach(page) {
      await open(page, '/registration');
      await page.getByLabel('Full name').fill('Wangari Mwangi');
      await page.getByLabel('Password', { exact: true }).fill('Mwangi17');
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByText('Strength: weak').waitFor();
      await page.getByRole('alert').first().waitFor();
      await still(page);
    },
  },
  {
    name: 'a message that was sent',
    async reach(page) {
      await open(page, '/forgot-password');
      await page.getByLabel('E-mail').fill('nobody@example.org');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'a strong new password',
    async reach(page) {
      await openLink(page, 'pwdreset', { purpose: 'pwdreset' });
      await page.getByLabel('New password', { exact: true }).fill('triticum-aestivum-7!');
      await page.getByText('Strength: strong').waitFor();
      await still(page);
    },
  },
  {
    name: 'an address to be confirmed',
    async reach(page) {
      await openLink(page, 'validate', { purpose: 'validate' });
      await page.getByRole('button', { name: 'Confirm the address' }).waitFor();
      await still(page);
    },
  },
  {
    name: 'a wrong word before a deletion',
    async reach(page) {
      await openLink(page, 'delete', { purpose: 'delete', word: 'sorghum' });
      await page.getByLabel('Confirmation word').fill('wheat');
      await page.keyboard.press('Enter');
      await page.getByText('Words are not equal').waitFor();
      await still(page);
    },
  },
  {
    name: 'a link that has expired',
    async reach(page) {
      await openLink(page, 'pwdreset', { error: 'link_expired' }, 410);
      await page.getByText('This link has expired').waitFor();
      await still(page);
    },
  },
];
