import type { RequestStatus } from '@/contract/request';
import { testApi, type TestApi } from '../world/api.fixture';
import { holdersOf } from './holders';
import { requestRows } from './request-rows';
import { fileRequest, validateFor } from './requests';
import { askable, requestOf, sender, tokenFor } from './requests.fixture';

const DAY = 24 * 3_600_000;
let now = 0;
let api: TestApi;
let uuids: string[] = [];

beforeEach(async () => {
  now = Date.UTC(2026, 10, 1);
  api = testApi({ accessions: 300, clock: { now: () => now }, settings: { mailbox: true } });
  uuids = await askable(api.world, 4);
});

const send = sender(() => api);
const ask = (change: Parameters<typeof requestOf>[1] = {}) =>
  send<RequestStatus>('POST /request', requestOf(uuids, change));

test('one address cannot be written to without end', async () => {
  const statuses = [];
  for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
});

test('somebody who is named as approver is not written to without end', async () => {
  const statuses = [];
  for (let at = 0; at < 6; at += 1) {
    const email = `bea-${at}@example.org`;
    await ask({ email, approverEmail: 'boss@example.org' });
    statuses.push((await send(`POST /request/${tokenFor(api.world, email, 'validate')}/validate`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(api.world.outbox.all().filter(({ to }) => to === 'boss@example.org')).toHaveLength(5);
  // The link is as it was.
  now += 11 * 60_000;
  const later = await send<RequestStatus>(
    `POST /request/${tokenFor(api.world, 'bea-5@example.org', 'validate')}/validate`,
  );
  expect(later.body.state).toBe('WAITING_APPROVAL');
});

test('what nobody confirmed is forgotten a day after its link ended', async () => {
  const { body: filed } = await ask();
  now += 7.5 * DAY;
  expect((await send(`GET /request/status/${filed.uuid}`)).status).toBe(200);
  now += DAY;
  expect((await send(`GET /request/status/${filed.uuid}`)).status).toBe(404);
});

test('what waits to be confirmed has a limit, in all and of one client; the oldest make room', async () => {
  const { holders } = await holdersOf(api.world, uuids.slice(0, 1));
  const { accessions: _, key: _key, ...info } = requestOf([]);
  const file = async (client: string) => {
    now += 1_000;
    return fileRequest(api.world, { key: crypto.randomUUID(), info, holders, client });
  };
  const isKept = ({ uuid }: { uuid: string }) => requestRows(api.world).get(uuid) !== undefined;
  const [confirmed, first] = [await file('busy'), await file('busy')];
  const other = await file('other');
  await validateFor(api.world, confirmed);
  for (let at = 0; at < 50; at += 1) await file('busy');
  expect([confirmed, first, other].map(isKept)).toEqual([true, false, true]);
  expect(requestRows(api.world).get(confirmed.uuid)?.client).toBeUndefined();
  for (let at = 0; at < 1_000; at += 1) await file(`client ${at}`);
  expect([confirmed, other].map(isKept)).toEqual([true, false]);
  expect([...requestRows(api.world).values()]).toHaveLength(1_001);
});
