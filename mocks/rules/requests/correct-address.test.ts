import type { RequestStatus } from '@/contract/request/request';
import type { Page } from '@/contract/page';
import type { AnswerPage } from '@/contract/request/request';
import { testApi, type TestApi } from '../world/api.fixture';
import { askable, requestOf, sender, tokenFor } from './requests.fixture';

const WRONG = 'baa@example.org';
const RIGHT = 'bea@example.org';
let api: TestApi;
const send = sender(() => api);

beforeEach(() => {
  api = testApi({ accessions: 300 });
});

async function asked(change: Parameters<typeof requestOf>[1] = {}) {
  const body = requestOf(await askable(api.world, 3), { email: WRONG, ...change });
  const { body: filed } = await send<RequestStatus>('POST /request', body);
  return { key: body.key, filed };
}

const correct = (uuid: string, body: unknown) =>
  send<RequestStatus & { fields?: unknown }>(`POST /request/status/${uuid}/correct`, body);

test('a corrected address gets the link, and the wrong one opens nothing any more', async () => {
  const { key, filed } = await asked();
  const old = tokenFor(api.world, WRONG, 'validate');
  const { status, body } = await correct(filed.uuid, { key, email: RIGHT });
  expect([status, body.state, body.number]).toEqual([200, 'NOTVALIDATED', filed.number]);
  expect(body.uuid).not.toBe(filed.uuid);
  // Its letter named this page, by which one can withdraw.
  expect((await send(`GET /request/status/${filed.uuid}`)).status).toBe(404);
  expect((await send(`POST /request/${old}/validate`)).status).toBe(410);
  const sent = await send<RequestStatus>(`POST /request/${tokenFor(api.world, RIGHT, 'validate')}/validate`);
  expect([sent.body.state, sent.body.uuid]).toEqual(['DISPATCHED', body.uuid]);
  expect((await correct(body.uuid, { key, email: WRONG })).status).toBe(409);
});

test('whoever only knows the status page does not correct the address', async () => {
  const { key, filed } = await asked({ approverEmail: 'boss@example.org' });
  for (const other of [crypto.randomUUID(), filed.uuid, '', null])
    expect((await correct(filed.uuid, { key: other, email: RIGHT })).status).toBe(404);
  expect((await correct(filed.uuid, { key, email: 'no address' })).body.fields).toEqual({ email: 'email' });
  expect((await correct(filed.uuid, { key, email: 'BOSS@example.org' })).body.fields).toEqual({ email: 'ownEmail' });
  expect((await correct(filed.uuid, { key, email: RIGHT, fullName: 'Eve' })).status).toBe(400);
  expect(api.world.outbox.all()).toHaveLength(1);
});

test('the link is sent again to the same address, five times at most', async () => {
  const { filed } = await asked();
  const old = tokenFor(api.world, WRONG, 'validate');
  const again = () => send<RequestStatus>(`POST /request/status/${filed.uuid}/resend`);
  expect((await again()).body).toMatchObject({ uuid: filed.uuid, state: 'NOTVALIDATED' });
  expect((await send(`POST /request/${old}/validate`)).status).toBe(410);
  for (let at = 1; at < 5; at += 1) await again();
  expect((await again()).status).toBe(429);
  await send(`POST /request/${tokenFor(api.world, WRONG, 'validate')}/validate`);
  expect((await again()).status).toBe(409);
});

test('everybody calls a request by the same number', async () => {
  const { filed } = await asked({ email: 'user@example.org' });
  expect(filed.number).toMatch(/^[\dA-F]{5}-[\dA-F]{5}$/);
  await send(`POST /request/${tokenFor(api.world, 'user@example.org', 'validate')}/validate`);
  const letters = api.world.outbox.all();
  for (const { text } of letters) expect(text).toMatch(new RegExp(`: ${filed.number}$`));
  const [first] = filed.holders;
  const token = tokenFor(api.world, `genebank@${first?.code.toLowerCase()}.example.org`, 'answer');
  expect((await send<AnswerPage>(`GET /request/${token}/answer`)).body.number).toBe(filed.number);
  const named = async (line: string, as: string) => {
    const { body } = await send<Page<{ number: string }, unknown>>(line, { _text: filed.number }, as);
    return body.content.map(({ number }) => number);
  };
  expect(await named('POST /me/requests/filter', 'user@example.org')).toEqual([filed.number]);
  expect(await named('POST /request/filter', 'admin@example.org')).toEqual([filed.number]);
  const parts = await named('POST /subrequest/filter', 'admin@example.org');
  expect(parts).toEqual(filed.holders.map(() => filed.number));
});
