import type { Page } from 'playwright-core';
import type { AnswerPage, HolderAnswer, SubrequestState } from '@/contract/request-answer';
import type { AdminRequestDetails } from '@/contract/request-admin';
import type { AnsweredHolder, RequestStatus } from '@/contract/request';
import { href } from '@/routes/href';
import { requestOf } from '../../mocks/requests/requests.fixture';
import { openAs } from './profile-states';
import type { State } from './states';
import { open, still } from './visitor';

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

const STATUS: RequestStatus = {
  uuid: UUID,
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
  state: 'DISPATCHED',
  createdDate: AT[0],
  lastModifiedDate: AT[2],
  accessionCount: 6,
  institutes: STATUS.holders.map(({ code }) => code),
  items: { PENDING: 5, ACCEPTED: 0, DECLINED: 0, SHIPPED: 1 },
  fullName: typed.fullName,
  email: typed.email,
  country: typed.country,
  purpose: typed.purpose,
  pid: null,
  status: STATUS,
  info: { ...typed, approverEmail, language },
};
const ANSWER: AnswerPage = { state: 'DISPATCHED', holder: holderOf('DEU146', 'PENDING'), info: typed };

const answered = (page: Page, call: string, json: unknown, status = 200) =>
  page.route(`**/api/v2${call}`, (route) => route.fulfill({ status, json }));

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
  await still(page);
}

const asAdministrator = (page: Page, address: string) => openAs(page, 'admin@example.org', address);

/** What pages of requests show of every state, and ask before something is done. */
export const REQUEST_STATES: readonly State[] = [
  {
    name: 'a request at genebanks in every state, about to be withdrawn',
    async reach(page) {
      await answered(page, `/request/status/${UUID}`, STATUS);
      await open(page, href('requestStatus', { tokenUUID: UUID }));
      for (const folded of await page.locator('main details summary').all()) await folded.click();
      await press(page, 'Withdraw the request');
    },
  },
  {
    name: 'material that has arrived',
    async reach(page) {
      await answered(page, `/me/requests/${UUID}`, STATUS);
      await asAdministrator(page, href('myRequest', { uuid: UUID }));
      await press(page, 'The material has arrived');
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
      await main.getByRole('button', { name: 'Send the answer' }).click();
      await main.getByRole('alert').first().waitFor();
      await still(page);
    },
  },
];
