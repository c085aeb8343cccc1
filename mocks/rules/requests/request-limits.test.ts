import type { RequestStatus } from '@/contract/request/request';
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
  await validateFor(api.world, confirmed, {});
  for (let at = 0; at < 50; at += 1) await file('busy');
  expect([confirmed, first, other].map(isKept)).toEqual([true, false, true]);
  expect(requestRows(api.world).get(confirmed.uuid)?.client).toBeUndefined();
  for (let at = 0; at < 1_000; at += 1) await file(`client ${at}`);
  expect([confirmed, other].map(isKept)).toEqual([true, false]);
  expect([...requestRows(api.world).values()]).toHaveLength(1_001);
});

/** Files and confirms; the answer to the link. */
async function confirming(email: string, change: Parameters<typeof requestOf>[1] = {}) {
  // So that none of the limits of minutes is in the way.
  now += 61_000;
  await ask({ email, ...change });
  const token = tokenFor(api.world, email, 'validate');
  return { token, ...(await send<RequestStatus & { error_description: string }>(`POST /request/${token}/validate`)) };
}

test('one address has ten open requests, whatever tag it wears; the link stays good', async () => {
  const first = await confirming('bea+0@example.org');
  for (let at = 1; at < 10; at += 1) expect((await confirming(`bea+${at}@example.org`)).status).toBe(200);
  const { status, token, body } = await confirming('Bea+more@example.org');
  expect([status, body.error_description]).toEqual([
    429,
    expect.stringMatching(/^10 requests of this address are open/),
  ]);
  // Somebody else is not in the way.
  expect((await confirming('ann@example.org')).status).toBe(200);
  await send(`POST /request/status/${first.body.uuid}/withdraw`);
  expect((await send(`POST /request/${token}/validate`)).status).toBe(200);
});

test('one address confirms twenty in a week, and is told from when on the next', async () => {
  const start = now;
  for (let at = 0; at < 20; at += 1) {
    const { status, body } = await confirming('bea@example.org');
    expect(status).toBe(200);
    await send(`POST /request/status/${body.uuid}/withdraw`);
  }
  const { status, token, body } = await confirming('bea@example.org');
  const until = new Date(start + 61_000 + 7 * DAY).toISOString().slice(0, 16).replace('T', ' ');
  expect([status, body.error_description]).toEqual([429, expect.stringContaining(`from ${until} UTC`)]);
  // Just before this link ends.
  now = start + 61_000 + 7 * DAY;
  expect((await send(`POST /request/${token}/validate`)).status).toBe(200);
});

test('what others type counts for nobody: neither what is not confirmed, nor what administrators confirmed', async () => {
  const { holders } = await holdersOf(api.world, uuids.slice(0, 1));
  const { accessions: _, key: _key, ...info } = requestOf([]);
  for (let at = 0; at < 25; at += 1) {
    const filed = await fileRequest(api.world, { key: crypto.randomUUID(), info, holders });
    if (at % 2) await validateFor(api.world, filed, {});
  }
  expect((await confirming('bea@example.org')).status).toBe(200);
});

test('one address has 5,000 accessions open', async () => {
  const { holders } = await holdersOf(api.world, uuids);
  const { accessions: _, key: _key, ...info } = requestOf([]);
  const filed = await fileRequest(api.world, { key: crypto.randomUUID(), info, holders: holders.slice(0, 1) });
  await send(`POST /request/${tokenFor(api.world, 'bea@example.org', 'validate')}/validate`);
  const kept = requestRows(api.world).get(filed.uuid);
  const [code, answer] = Object.entries(kept?.answers ?? {})[0] ?? [];
  if (!kept || !code || !answer) throw new Error('It was not sent.');
  // As many that wait.
  const items = Object.fromEntries(Array.from({ length: 4_997 }, (_each, at) => [`item ${at}`, 'PENDING' as const]));
  requestRows(api.world).set(filed.uuid, { ...kept, answers: { [code]: { ...answer, items } } });
  const { status, body } = await confirming('bea@example.org');
  expect([status, body.error_description]).toEqual([429, expect.stringMatching(/^At most 5000 accessions/)]);
});

test('one network confirms 200 in a day', () => {
  for (let at = 0; at < 200; at += 1) api.world.limits.confirmations.attempt('', 'university');
  expect(() => api.world.limits.confirmations.attempt('', 'university')).toThrow(/^Too many requests were confirmed/);
  api.world.limits.confirmations.attempt('', 'another');
  now += DAY;
  api.world.limits.confirmations.attempt('', 'university');
});

test('whoever types the address of somebody else uses up nothing of theirs', () => {
  for (let at = 0; at < 10; at += 1) api.world.limits.requests.attempt('bea@example.org stranger', 'stranger');
  expect(() => api.world.limits.requests.attempt('bea@example.org stranger', 'stranger')).toThrow();
  api.world.limits.requests.attempt('bea@example.org home', 'home');
});
