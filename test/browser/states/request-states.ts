import type { Page } from 'playwright-core';
import type { HolderAnswer, SubrequestState } from '@/contract/request/request-answer';
import type { AnswerPage } from '@/contract/request/request';
import type { AdminRequestDetails } from '@/contract/request/request-admin';
import type { AnsweredHolder, RequestHolders, RequestStatus } from '@/contract/request/request';
import { href } from '@/routes/href';
import { requestOf } from '../../../mocks/rules/requests/requests.fixture';
import { openAs } from './profile-states';
import type { State } from './state';
import { open, settled, still } from '../visitor';

const UUID = '11111111-2222-4333-8444-555555555555';
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenherstellerverband'.repeat(2);
const AT = ['2026-01-05T08:00:00.000Z', '2026-01-20T08:00:00.000Z', '2026-02-01T08:00:00.000Z'] as const;

const answerOf = (state: SubrequestState): HolderAnswer => ({
  state,
  items: { [UUID]: state === 'SHIPPED' ? 'SHIPPED' : 'PENDING' },
  note: state === 'SHIPPED' ? LONG : null,
  tracking: state === 'SHIPPED' ? `RR ${LONG}` : null,
  history: [{ state: 'PENDING', at: AT[0] }, ...(state === 'PENDING' ? [] : [{ state, at: AT[2] }])],
  reminders: [{ to: 'institute', at: AT[1] }],
});

const holderOf = (code: string, state: SubrequestState): AnsweredHolder & { answer: HolderAnswer } => ({
  code,
  name: `${code} ${LONG}`,
  accessions: [
    { uuid: UUID, accessionNumber: `TRI ${LONG}`, taxonName: 'Triticum aestivum', historic: false, available: false },
  ],
  answer: answerOf(state),
});

const NUMBER = '3F2A9-1BC07';

const STATUS: RequestStatus = {
  uuid: UUID,
  number: NUMBER,
  state: 'DISPATCHED',
  history: [
    { state: 'NOTVALIDATED', at: AT[0] },
    { state: 'DISPATCHED', at: AT[0] },
  ],
  needsApproval: false,
  expires: null,
  holders: (['PENDING', 'ACCEPTED', 'DECLINED', 'SHIPPED', 'CONFIRMED', 'WITHDRAWN'] as const).map((state, at) =>
    holderOf(`DEU14${at}`, state),
  ),
};
const { key: _key, accessions: _accessions, approverEmail, language, ...typed } = requestOf([], { notes: LONG });
const DETAILS: AdminRequestDetails = {
  uuid: UUID,
  number: NUMBER,
  state: 'DISPATCHED',
  standing: 'ANSWERED_IN_PART',
  createdDate: AT[0],
  lastModifiedDate: AT[2],
  accessionCount: 6,
  institutes: STATUS.holders.map(({ code }) => code),
  items: { PENDING: 5, ACCEPTED: 0, DECLINED: 0, SHIPPED: 1 },
  received: 0,
  permitAttached: false,
  fullName: typed.fullName,
  email: typed.email,
  country: typed.country,
  purpose: typed.purpose,
  pid: null,
  status: STATUS,
  info: { ...typed, approverEmail, language },
};
const ANSWER: AnswerPage = { number: NUMBER, state: 'DISPATCHED', holder: holderOf('DEU146', 'PENDING'), info: typed };

/** One that takes requests, with what it has not got any more, one that takes none, and what is not there. */
const HOLDERS: RequestHolders = {
  holders: [true, false].map((takesRequests, at) => ({
    ...holderOf(`DEU14${at}`, 'PENDING'),
    accessions: [true, false].map((available) => ({
      uuid: `${at}${Number(available)}${UUID.slice(2)}`,
      accessionNumber: `TRI ${available ? at : LONG}`,
      taxonName: 'Triticum aestivum',
      historic: !available,
      available,
    })),
    takesRequests,
    url: takesRequests ? null : 'https://genebank.example',
    email: 'seed@genebank.example',
  })),
  unknown: [UUID],
};

const answered = (page: Page, call: string, json: unknown, status = 200) =>
  page.route(`**/api/v2${call}`, (route) => route.fulfill({ status, json }));

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
  await still(page);
}

const asAdministrator = (page: Page, address: string) => openAs(page, 'admin@example.org', address);

/** From an accession to the first step, with these holders. */
async function ask(page: Page): Promise<void> {
  await answered(page, '/request/holders', HOLDERS);
  await open(page, '/a');
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await open(page, links.find((link) => /\/a\/[\da-f-]{36}/.test(link)) ?? '/a');
  await page.getByRole('main').getByRole('button', { name: 'Request', exact: true }).click();
  await page.getByRole('heading', { name: 'Accessions in your request' }).waitFor();
  await settled(page);
}

async function goOn(page: Page, kind: 'link' | 'button', name: string, heading: string): Promise<void> {
  await page.getByRole(kind, { name }).click();
  await page.getByRole('heading', { name: heading }).waitFor();
  await settled(page);
}

/** What pages of requests show of every state, and ask before something is done. */
export const REQUEST_STATES: readonly State[] = [
  {
    name: 'what is asked for, here and elsewhere',
    async reach(page) {
      await ask(page);
      for (const folded of await page.locator('main details:not([open]) > summary').all()) await folded.click();
    },
  },
  {
    name: 'who asks, with faults',
    async reach(page) {
      await ask(page);
      await goOn(page, 'link', 'Next: your details', 'Your details');
      await page.getByRole('button', { name: 'Next: review' }).click();
      await page.getByRole('main').getByRole('alert').nth(1).waitFor();
      await still(page);
    },
  },
  {
    name: 'a request read over, which is refused',
    async reach(page) {
      await ask(page);
      await goOn(page, 'link', 'Next: your details', 'Your details');
      await page.getByRole('textbox', { name: 'Full name' }).fill(LONG);
      await page.getByRole('textbox', { name: 'E-mail' }).first().fill('bea@example.org');
      await page.getByRole('radio', { name: 'myself' }).check();
      await page.getByRole('textbox', { name: 'Postal address' }).fill(`${LONG}\n12345 Gatersleben`);
      await page.getByRole('combobox', { name: 'Country' }).fill('Germany');
      await page.getByRole('option', { name: 'Germany' }).click();
      await page.getByRole('radio', { name: /^Research/ }).check();
      await page.getByRole('radio', { name: /^Yes/ }).check();
      await goOn(page, 'button', 'Next: review', 'Review and send');
      await answered(page, '/request', { error: 'conflict', message: LONG }, 409);
      await page.getByRole('button', { name: 'Send request' }).click();
      await page.getByRole('main').getByRole('alert').first().waitFor();
      await still(page);
    },
  },
  {
    name: 'a request at genebanks in every state, about to be withdrawn',
    async reach(page) {
      await answered(page, `/request/status/${UUID}`, STATUS);
      await open(page, href('requestStatus', { tokenUUID: UUID }));
      for (const folded of await page.locator('main details:not([open]) > summary').all()) await folded.click();
      await press(page, 'Withdraw request');
    },
  },
  {
    name: 'material that has arrived',
    async reach(page) {
      await answered(page, `/me/requests/${UUID}`, STATUS);
      await asAdministrator(page, href('myRequest', { uuid: UUID }));
      await press(page, 'Confirm arrival');
    },
  },
  {
    name: 'a request that an administrator removes',
    async reach(page) {
      await answered(page, `/request/${UUID}`, DETAILS);
      await asAdministrator(page, href('adminRequest', { uuid: UUID }));
      await press(page, 'Remove the request');
    },
  },
  {
    name: 'a link of a letter that has expired',
    async reach(page) {
      await answered(page, `/request/${UUID}/link*`, { error: 'link_expired' }, 410);
      await open(page, href('validateRequest', { tokenUUID: UUID }));
      await page.getByText('This link has expired.').waitFor();
    },
  },
  {
    name: 'what a genebank answers by its letter, which is refused',
    async reach(page) {
      await page.route(`**/api/v2/request/${UUID}/answer`, (route) =>
        route.request().method() === 'GET'
          ? route.fulfill({ json: ANSWER })
          : route.fulfill({ status: 409, json: { error: 'conflict', message: LONG } }),
      );
      await open(page, href('answerRequest', { tokenUUID: UUID }));
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Will be sent' }).click();
      await main.getByRole('button', { name: 'Send answer' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Send answer' }).click();
      await dialog.getByRole('alert').first().waitFor();
      await still(page);
    },
  },
];
