import { REQUEST_STATES } from '@/contract/request/request';
import {
  ADMIN_ACTIONS,
  ADMIN_WORKFLOW,
  type AdminRequest,
  type AdminRequestDetails,
} from '@/contract/request/request-admin';
import type { FilteredPage } from '@/contract/page';
import type { Subrequest } from '@/contract/request/request-lists';
import type { RequestStatus } from '@/contract/request/request';
import { DEMO_USERS } from '../../data/users/demo-users';
import { testApi, type TestApi } from '../world/api.fixture';
import { idOf } from './request-rows';
import { requestRows, type KeptRequest } from './request-rows';
import { askable, requestOf, tokenFor } from './requests.fixture';

const ADMIN = 'admin@example.org';
const EMAIL = 'bea@example.org';
const DAY = 24 * 3_600_000;

let now = Date.UTC(2026, 10, 1);
let api: TestApi;

beforeEach(() => {
  now = Date.UTC(2026, 10, 1);
  api = testApi({ accessions: 300, clock: { now: () => now }, settings: { mailbox: true } });
});

const send = async <T>(line: string, body?: unknown, as?: string): Promise<{ status: number; body: T }> => {
  const token = await api.token(as);
  const response = await api.call(line.replace(' ', ' /api/v2'), { token, body });
  return { status: response.status, body: (await response.json().catch(() => null)) as T };
};
const file = async (change: Parameters<typeof requestOf>[1] = {}) => {
  const { body } = await send<RequestStatus>('POST /request', requestOf(await askable(api.world, 12), change));
  return { uuid: body.uuid, id: idOf(body) };
};
const kept = (uuid: string): KeptRequest => {
  const found = requestRows(api.world).get(uuid);
  if (!found) throw new Error('It is not kept.');
  return found;
};
const lineOf = (action: string, id: string) =>
  action === 'remove' ? `DELETE /request/${id}` : `POST /request/${id}/admin/${action}`;
const validate = () => send(`POST /request/${tokenFor(api.world, EMAIL, 'validate')}/validate`);
const letters = (subject: RegExp) => api.world.outbox.all().filter((letter) => subject.test(letter.subject));

describe.each(REQUEST_STATES)('in the state %s', (state) => {
  test.each(ADMIN_ACTIONS)('%s is done or refused as the table says', async (action) => {
    const { uuid, id } = await file();
    if (state === 'DISPATCHED') await validate();
    else requestRows(api.world).set(uuid, { ...kept(uuid), state });
    const before = kept(uuid);
    const { status } = await send(lineOf(action, id), undefined, ADMIN);
    const allowed = ADMIN_WORKFLOW[action].includes(state);
    expect(status).toBe(allowed ? 200 : 409);
    if (!allowed) expect(kept(uuid)).toEqual(before);
  });
});

test.each(['', ...DEMO_USERS.map(({ email }) => email)])(
  'none of it is done for %p, unless administrator',
  async (email) => {
    const { uuid, id } = await file();
    const before = kept(uuid);
    if (email === ADMIN) return;
    for (const action of ADMIN_ACTIONS)
      expect((await send(lineOf(action, id), undefined, email || undefined)).status).toBe(403);
    expect(kept(uuid)).toEqual(before);
  },
);

test('a new confirmation link replaces the earlier one', async () => {
  const { id } = await file();
  const first = tokenFor(api.world, EMAIL, 'validate');
  now += 6 * DAY;
  await send(lineOf('resend-validation', id), undefined, ADMIN);
  const second = tokenFor(api.world, EMAIL, 'validate');
  expect(second).not.toBe(first);
  expect((await send<{ error: string }>(`POST /request/${first}/validate`)).body.error).toBe('link_replaced');
  now += 6 * DAY;
  expect((await send<RequestStatus>(`POST /request/${second}/validate`)).body.state).toBe('DISPATCHED');
});

test('who has to approve gets a new link in place of the earlier one', async () => {
  const { id } = await file({ approverEmail: 'boss@example.org' });
  await validate();
  const first = tokenFor(api.world, 'boss@example.org', 'approve');
  now += 15 * DAY;
  const { body } = await send<AdminRequestDetails>(lineOf('resend-validation', id), undefined, ADMIN);
  expect(body.status.expires).toBe(new Date(now + 14 * DAY).toISOString());
  const second = tokenFor(api.world, 'boss@example.org', 'approve');
  expect((await send<{ error: string }>(`POST /request/${first}/approve`)).body.error).toBe('link_replaced');
  expect((await send<RequestStatus>(`POST /request/${second}/approve`)).body.state).toBe('DISPATCHED');
});

test('confirmed by an administrator it goes on, and the address stays unconfirmed', async () => {
  const { uuid, id } = await file();
  const link = tokenFor(api.world, EMAIL, 'validate');
  const { body } = await send<AdminRequestDetails>(lineOf('validate', id), undefined, ADMIN);
  expect(body).toMatchObject({ state: 'DISPATCHED', pid: null });
  expect(kept(uuid).confirmed).toBeUndefined();
  expect((await send<{ error: string }>(`POST /request/${link}/validate`)).body.error).toBe('link_used');
  const approved = await file({ approverEmail: 'boss@example.org' });
  const { body: waits } = await send<AdminRequestDetails>(lineOf('validate', approved.id), undefined, ADMIN);
  expect(waits.state).toBe('WAITING_APPROVAL');
});

test('what is removed is gone, and everybody who had it is told', async () => {
  const { uuid, id } = await file();
  await validate();
  const { holders } = kept(uuid);
  await send(lineOf('remove', id), undefined, ADMIN);
  expect((await send(`GET /request/status/${uuid}`)).status).toBe(404);
  expect((await send(`GET /request/${id}`, undefined, ADMIN)).status).toBe(404);
  expect(
    letters(/was removed$/)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual([EMAIL, ...holders.map(({ email }) => email)].toSorted());
});

test('genebanks that have not decided get their letter again, with a link that works', async () => {
  const { uuid, id } = await file();
  await validate();
  const [first, second] = kept(uuid).holders;
  const mailOf = (holder: typeof first) => holder?.email ?? '';
  await send(`PUT /request/${tokenFor(api.world, mailOf(first), 'answer')}/answer`, {
    items: Object.fromEntries((first?.accessions ?? []).map((row) => [row.uuid, 'DECLINED'])),
  });
  const earlier = tokenFor(api.world, mailOf(second), 'answer');
  await send(lineOf('resend', id), undefined, ADMIN);
  expect(letters(/^Request for plant/).filter(({ to }) => to === mailOf(first))).toHaveLength(1);
  expect(letters(/^Request for plant/).filter(({ to }) => to === mailOf(second))).toHaveLength(2);
  for (const token of [earlier, tokenFor(api.world, mailOf(second), 'answer')])
    expect((await send(`GET /request/${token}/answer`)).status).toBe(200);
  const parts = (await send<FilteredPage<Subrequest>>('POST /subrequest/filter', {}, ADMIN)).body.content;
  for (const { uuid: part, state } of parts)
    expect((await send(`POST /subrequest/${part}/resend`, undefined, ADMIN)).status).toBe(
      state === 'DECLINED' ? 409 : 200,
    );
});

test('of a request whose person was erased nothing is sent again, and its parts say so', async () => {
  const { id } = await file();
  await validate();
  await send(lineOf('erase', id), undefined, ADMIN);
  const parts = (await send<FilteredPage<Subrequest>>('POST /subrequest/filter', {}, ADMIN)).body.content;
  expect(parts.map(({ erased }) => erased)).toEqual(parts.map(() => new Date(now).toISOString()));
  for (const { uuid: part } of parts)
    expect((await send(`POST /subrequest/${part}/resend`, undefined, ADMIN)).status).toBe(409);
});

test('the list has everything, whoever asked, and finds people', async () => {
  await file({ email: 'user@example.org', fullName: 'Uma' });
  await file();
  const list = (filter: object) => send<FilteredPage<AdminRequest>>('POST /request/filter', filter, ADMIN);
  expect((await list({})).body.totalElements).toBe(2);
  const { body } = await list({ email: { contains: ['user@'] } });
  expect(body.content).toMatchObject([{ fullName: 'Uma', state: 'NOTVALIDATED', accessionCount: 12 }]);
  const [row] = body.content;
  await send(lineOf('recheck-pid', row?.uuid ?? ''), undefined, ADMIN);
  expect((await list({ _text: 'Uma' })).body.content[0]?.pid).toBe('DEMO-00AA01');
});
