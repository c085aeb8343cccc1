import { REQUEST_STATES, requestMove, type RequestState } from '@/contract/request/request';
import { ADMIN_ACTIONS, adminMay } from '@/contract/request/request-admin';
import type { RequestStatus } from '@/contract/request/request';
import { DEMO_USERS } from '../../data/users/demo-users';
import { testApi, type TestApi } from '../world/api.fixture';
import { incomingParts } from './request-lists';
import { idOf } from './request-rows';
import { requestRows, type KeptRequest } from './request-rows';
import { requestOf, tokenFor } from './requests.fixture';

/*
 * Every state × everybody × everything that can be done, against the tables that the portal draws its buttons from:
 * all else is 403, 404 or 409 and changes nothing.
 */

const OWNER = 'user@example.org';
const EMAIL = 'bea@example.org';
const APPROVER = 'boss@example.org';
const EVERYBODY = ['', ...DEMO_USERS.map(({ email }) => email)];

let api: TestApi;
let dispatched: KeptRequest;
let part = '';
const tokens = new Map<string, string>();

const kept = (): KeptRequest => {
  const found = requestRows(api.world).get(dispatched.uuid);
  if (!found) throw new Error('It is not kept.');
  return found;
};

async function statusOf(line: string, body: unknown, email: string): Promise<number> {
  const response = await api.call(line.replace(' ', ' /api/v2'), { token: tokens.get(email) ?? '', body });
  await response.body?.cancel();
  return response.status;
}

beforeAll(async () => {
  api = testApi({ accessions: 600, settings: { mailbox: true } });
  for (const email of EVERYBODY) tokens.set(email, await api.token(email || undefined));
  const { content } = await api.world.accessions.page({ historic: false, institute: { code: ['DEU146'] } }, { l: 4 });
  const body = requestOf(content.map(({ uuid }) => uuid));
  const sent = await api.call('POST /api/v2/request', { token: tokens.get(OWNER) ?? '', body });
  const { uuid } = (await sent.json()) as RequestStatus;
  await statusOf(`POST /request/${tokenFor(api.world, EMAIL, 'validate')}/validate`, undefined, '');
  const found = requestRows(api.world).get(uuid);
  if (!found) throw new Error('It is not kept.');
  dispatched = found;
  const [first] = await incomingParts(api.world, { authorities: ['ROLE_ADMINISTRATOR'] });
  part = first?.row.uuid ?? '';
});

/** As it would be in this state; a request that no genebank has yet has no parts. */
const inState = (state: RequestState): KeptRequest => ({
  ...dispatched,
  state,
  answers: ['NOTVALIDATED', 'WAITING_APPROVAL', 'REJECTED'].includes(state) ? {} : dispatched.answers,
});

interface Doing {
  name: string;
  line: () => string;
  body?: unknown;
  /** What this person may be told, as the status of the answer. */
  expected: (state: RequestState, email: string) => number;
}

const isStaff = (email: string) => email === 'requests@example.org' || email === 'admin@example.org';
const isAdmin = (email: string) => email === 'admin@example.org';
const hasParts = (state: RequestState) => Object.keys(inState(state).answers).length > 0;
const allowed = (may: boolean) => (may ? 200 : 409);

const DOINGS: readonly Doing[] = [
  {
    name: 'withdraw as the one who sent it',
    line: () => `POST /me/requests/${idOf(dispatched)}/withdraw`,
    expected: (state, email) =>
      email === '' ? 403 : email === OWNER ? allowed(requestMove(state, 'withdraw') !== undefined) : 404,
  },
  {
    name: 'withdraw by the status page',
    line: () => `POST /request/status/${dispatched.uuid}/withdraw`,
    expected: (state) => allowed(requestMove(state, 'withdraw') !== undefined),
  },
  {
    name: 'confirm the receipt of what was not sent',
    line: () => `POST /me/requests/${idOf(dispatched)}/confirm`,
    body: { instCode: 'DEU146' },
    expected: (_, email) => (email === '' ? 403 : email === OWNER ? 409 : 404),
  },
  {
    name: 'answer for the genebank',
    line: () => `PUT /subrequest/${part}`,
    body: { items: {}, note: 'Soon', tracking: null },
    expected: (state, email) => {
      if (!isStaff(email)) return 403;
      return hasParts(state) ? allowed(state === 'DISPATCHED') : 404;
    },
  },
  {
    name: 'send the letter of one genebank again',
    line: () => `POST /subrequest/${part}/resend`,
    expected: (state, email) => {
      if (!isAdmin(email)) return 403;
      return hasParts(state) ? allowed(adminMay(state, 'resend')) : 404;
    },
  },
  ...ADMIN_ACTIONS.map((action) => ({
    name: `administer: ${action}`,
    line: () =>
      action === 'remove' ? `DELETE /request/${idOf(dispatched)}` : `POST /request/${idOf(dispatched)}/admin/${action}`,
    expected: (state: RequestState, email: string) => (isAdmin(email) ? allowed(adminMay(state, action)) : 403),
  })),
];

describe.each(REQUEST_STATES)('%s', (state) => {
  test.each(DOINGS)('$name', async ({ line, body, expected }) => {
    const seen: Record<string, number> = {};
    for (const email of EVERYBODY) {
      const before = inState(state);
      requestRows(api.world).set(before.uuid, before);
      seen[email] = await statusOf(line(), body, email);
      if (seen[email] !== 200) expect(kept()).toEqual(before);
    }
    expect(seen).toEqual(Object.fromEntries(EVERYBODY.map((email) => [email, expected(state, email)])));
  });
});

/** Who has the link of a letter, whatever their account: what it does, in each state. */
test.each(REQUEST_STATES)('links in the state %s', async (state) => {
  const { links } = api.world;
  const purposes = { validate: 'request-validate', approve: 'request-approve', reject: 'request-approve' } as const;
  for (const action of ['validate', 'approve', 'reject'] as const) {
    const before = inState(state);
    requestRows(api.world).set(before.uuid, before);
    const drawn = await links.draw();
    drawn.keep({ purpose: purposes[action], userUuid: before.uuid, email: APPROVER });
    const line = `POST /request/${drawn.tokens.open}/${action}`;
    const status = await statusOf(line, { reason: 'No' }, '');
    expect([action, status]).toEqual([action, allowed(requestMove(state, action) !== undefined)]);
    // Used: nothing is done twice. Refused: it can say so again.
    const after = kept();
    expect(await statusOf(line, { reason: 'No' }, '')).toBe(status === 200 ? 410 : 409);
    expect(kept()).toEqual(after);
  }
});
