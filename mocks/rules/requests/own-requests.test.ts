import type { FilteredPage } from '@/contract/page';
import { ITEM_STATES } from '@/contract/request/request-answer';
import type { OwnRequest } from '@/contract/request/request-lists';
import type { RequestStatus } from '@/contract/request/request';
import { testApi, type TestApi } from '../world/api.fixture';
import { ownRequests } from './request-lists';
import { askable, requestOf, sender, tokenFor } from './requests.fixture';

let api: TestApi;
let uuids: string[] = [];

beforeEach(async () => {
  api = testApi({ accessions: 300, settings: { mailbox: true } });
  uuids = await askable(api.world, 20);
});

const send = sender(() => api);
const ask = (change: Parameters<typeof requestOf>[1] = {}, as?: string) =>
  send<RequestStatus>('POST /request', requestOf(uuids, change), as);
const listOf = async (as: string) =>
  (await send<FilteredPage<OwnRequest>>('POST /me/requests/filter', {}, as)).body.content;
const awaited = async (as: string) =>
  (await send<FilteredPage<OwnRequest>>('POST /me/requests/filter', { awaitsRequester: true }, as)).body.totalElements;
const validate = (email: string) => send(`POST /request/${tokenFor(api.world, email, 'validate')}/validate`);

const [USER, OTHER] = ['user@example.org', 'publisher@example.org'];

test('an own request is what the account sent, or what was confirmed from its address', async () => {
  await ask({ email: 'bea@example.org' }, USER);
  expect(await listOf(USER)).toHaveLength(1);
  expect(await listOf(OTHER)).toEqual([]);
  // Whoever names an address is not its owner before the letter was followed.
  await ask({ email: OTHER.toUpperCase() });
  expect(await listOf(OTHER)).toEqual([]);
  expect(await awaited(USER)).toBe(1);
  await validate(OTHER.toUpperCase());
  expect(await awaited(OTHER)).toBe(0);
  expect(await listOf(OTHER)).toMatchObject([{ state: 'DISPATCHED', accessionCount: 20 }]);
  const { uuid = '' } = api.world.users.byEmail(OTHER) ?? {};
  api.world.users.update(uuid, { validated: false });
  expect(ownRequests(api.world, { authorities: [], user: { uuid, email: OTHER, name: '' } })).toEqual([]);
});

test('the list, the page and the status page tell the same, and the key is in neither', async () => {
  const { body: filed } = await ask({ email: USER }, USER);
  await validate(USER);
  const status = (await send<RequestStatus>(`GET /request/status/${filed.uuid}`)).body;
  const [row] = await listOf(USER);
  const { body: own } = await send<RequestStatus>(`GET /me/requests/${row?.uuid}`, undefined, USER);
  expect({ ...own, uuid: filed.uuid }).toEqual(status);
  expect(JSON.stringify([row, own])).not.toContain(filed.uuid);
  expect(row).toMatchObject({ state: status.state, institutes: status.holders.map(({ code }) => code) });
  expect(ITEM_STATES.reduce((sum, state) => sum + (row?.items[state] ?? 0), 0)).toBe(20);
  expect((await send(`GET /me/requests/${filed.uuid}`, undefined, USER)).status).toBe(404);
  expect((await send(`GET /me/requests/${row?.uuid}`, undefined, OTHER)).status).toBe(404);
  expect((await send(`POST /me/requests/${row?.uuid}/withdraw`, undefined, OTHER)).status).toBe(404);
});

test('its requester confirms what came without a link, once, and withdraws what did not', async () => {
  await ask({ email: USER }, USER);
  await validate(USER);
  const [row] = await listOf(USER);
  const { body: own } = await send<RequestStatus>(`GET /me/requests/${row?.uuid}`, undefined, USER);
  const [first] = own.holders;
  if (!first) throw new Error('Nobody was asked');
  const confirm = () => send<RequestStatus>(`POST /me/requests/${row?.uuid}/confirm`, { instCode: first.code }, USER);
  expect((await confirm()).status).toBe(409);
  const token = tokenFor(api.world, `genebank@${first.code.toLowerCase()}.example.org`, 'answer');
  for (const state of ['ACCEPTED', 'SHIPPED'])
    await send(`PUT /request/${token}/answer`, {
      items: Object.fromEntries(first.accessions.map(({ uuid }) => [uuid, state])),
    });
  const { body: done } = await confirm();
  expect(done.holders[0]?.answer?.state).toBe('CONFIRMED');
  expect((await confirm()).status).toBe(409);
  expect(api.world.outbox.all()[0]?.subject).toMatch(/has arrived$/);
  const { body: withdrawn } = await send<RequestStatus>(`POST /me/requests/${row?.uuid}/withdraw`, undefined, USER);
  expect(withdrawn.holders.map(({ answer }) => answer?.state)).toEqual([
    'CONFIRMED',
    ...own.holders.slice(1).map(() => 'WITHDRAWN'),
  ]);
});
