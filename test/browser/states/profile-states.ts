import type { Page } from 'playwright-core';
import { answerOf } from '../answer-of';
import type { State } from './state';
import { open, settled, still } from '../visitor';

const PROFILE = '/dashboard/profile';

/** An address of a working area, after logging in with a demo account. */
export async function openAs(page: Page, email: string, address: string): Promise<void> {
  await open(page, `/login?from=${address}`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Demo-2025!');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(({ pathname, search }) => pathname + search === address);
  await settled(page);
}

const openAsOwner = (page: Page, address: string) => openAs(page, 'citations@example.org', address);

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** The own profile and password, after something was done on them. */
export const PROFILE_STATES: readonly State[] = [
  {
    name: 'another address with faults',
    async reach(page) {
      await openAsOwner(page, PROFILE);
      await press(page, 'Change the address');
      await press(page, 'Send the confirmation');
      await page.getByRole('alert').nth(1).waitFor();
      await still(page);
    },
  },
  {
    name: 'an address that waits, and FTP credentials shown once',
    async reach(page) {
      await page.route('**/me/profile', async (route) => {
        const profile = (await (await answerOf(route)).json()) as object;
        await route.fulfill({ json: { ...profile, pendingEmail: 'celia@elsewhere.example' } });
      });
      await page.route('**/me/ftp', (route) =>
        route.fulfill({ json: { username: 'celia-0006', password: 'Emmer_7-x' } }),
      );
      await openAsOwner(page, PROFILE);
      await press(page, 'Make FTP credentials');
      await page.getByText('Emmer_7-x').waitFor();
      await still(page);
    },
  },
  {
    name: 'an account about to be deleted, which fails',
    async reach(page) {
      await page.route('**/me/delete', (route) => route.fulfill({ status: 503, json: { error: 'Out of order' } }));
      await openAsOwner(page, PROFILE);
      await press(page, 'Delete my account …');
      await press(page, 'Send the link');
      await page.getByText('Out of order').waitFor();
      await still(page);
    },
  },
  {
    name: 'a password with faults',
    async reach(page) {
      await openAsOwner(page, `${PROFILE}/password`);
      await page.getByLabel('New password', { exact: true }).fill('wheat2025');
      await page.getByText('Strength: ').waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('alert').nth(1).waitFor();
      await still(page);
    },
  },
  {
    name: 'a password that a provider keeps',
    async reach(page) {
      await page.route('**/me/profile', async (route) => {
        const profile = (await (await answerOf(route)).json()) as object;
        await route.fulfill({ json: { ...profile, accountType: 'EXTERNAL', provider: 'Demo University' } });
      });
      await openAsOwner(page, `${PROFILE}/password`);
      await page.getByText('Demo University').waitFor();
      await still(page);
    },
  },
];
