import type { AnswerPage } from '@/contract/request/request';
import type { AnsweredHolder, RequestStatus } from '@/contract/request/request';
import { testApi, type TestApi } from '../world/api.fixture';
import { requestOf, sender, tokenFor } from './requests.fixture';

const EMAIL = 'bea@example.org';
const DAY = 24 * 3_600_000;

let now = 0;
let api: TestApi;
let uuid = '';

const send = sender(() => api);
const mailOf = (code: string) => `genebank@${code.toLowerCase()}.example.org`;
const status = async () => (await send<RequestStatus>(`GET /request/status/${uuid}`)).body;
const partOf = async (code: string): Promise<AnsweredHolder> => {
  const found = (await status()).holders.find((each) => each.code === code);
  if (!found) throw new Error(`${code} is not asked.`);
  return found;
};
const decide = async (code: string, state: string, from = 0, to = 100) => {
  const { accessions } = await partOf(code);
  const items = Object.fromEntries(accessions.slice(from, to).map((row) => [row.uuid, state]));
  return send<AnswerPage>(`PUT /request/${tokenFor(api.world, mailOf(code), 'answer')}/answer`, {
    items,
    note: null,
    tracking: null,
  });
};
const ship = async (code: string, from = 0, to = 100) => {
  await decide(code, 'ACCEPTED', from, to);
  return decide(code, 'SHIPPED', from, to);
};
const confirm = () => send<RequestStatus>(`POST /request/${tokenFor(api.world, EMAIL, 'confirm')}/confirm`);
const reminders = (to: string) =>
  api.world.outbox.all().filter((letter) => letter.to === to && /^(Reminder:|Has the material)/.test(letter.subject));
const wait = async (days: number) => {
  now += days * DAY;
  await send('GET /crop');
};

/** Ten accessions of each of these genebanks, asked for and sent to them. */
async function asked(...codes: string[]) {
  now = Date.UTC(2026, 10, 1);
  api = testApi({ accessions: 3_000, clock: { now: () => now }, settings: { mailbox: true } });
  const { content } = await api.world.accessions.page({ historic: false }, { l: 3_000 });
  const heldBy = (code: string) => content.filter(({ instituteCode }) => instituteCode === code).slice(0, 10);
  const { body } = await send<RequestStatus>('POST /request', requestOf(codes.flatMap(heldBy).map((row) => row.uuid)));
  uuid = body.uuid;
  await send(`POST /request/${tokenFor(api.world, EMAIL, 'validate')}/validate`);
}

test('what is sent in two consignments is confirmed twice, and the request is done with the last', async () => {
  await asked('CZE122');
  await ship('CZE122', 0, 6);
  expect((await confirm()).body.state).toBe('DISPATCHED');
  expect((await partOf('CZE122')).answer).toMatchObject({ state: 'PENDING', received: 6 });
  expect((await ship('CZE122', 6)).status).toBe(200);
  expect((await partOf('CZE122')).answer?.state).toBe('SHIPPED');
  expect((await confirm()).body.state).toBe('CONFIRMED');
  const { answer } = await partOf('CZE122');
  expect(answer).toMatchObject({ state: 'CONFIRMED', received: 10 });
  expect(answer?.history.map(({ state }) => state)).toEqual([
    'PENDING',
    // The first six are accepted, and four are open.
    'PENDING',
    'SHIPPED',
    'CONFIRMED',
    'ACCEPTED',
    'SHIPPED',
    'CONFIRMED',
  ]);
});

test('a request with a part that was received is done when its rest is declined', async () => {
  await asked('CZE122', 'DEU146');
  await ship('CZE122', 0, 6);
  await confirm();
  await decide('DEU146', 'DECLINED');
  expect((await status()).state).toBe('DISPATCHED');
  await decide('CZE122', 'DECLINED', 6);
  expect((await partOf('CZE122')).answer?.state).toBe('CONFIRMED');
  expect((await status()).state).toBe('CONFIRMED');
});

test('what is withdrawn after a part of it was received stays received', async () => {
  await asked('CZE122', 'DEU146');
  await ship('CZE122', 0, 6);
  await confirm();
  await ship('DEU146', 0, 6);
  await send(`POST /request/status/${uuid}/withdraw`);
  expect((await partOf('CZE122')).answer?.state).toBe('CONFIRMED');
  expect((await partOf('DEU146')).answer?.state).toBe('SHIPPED');
  await wait(31);
  expect(reminders(mailOf('DEU146'))).toEqual([]);
  await confirm();
  expect((await partOf('DEU146')).answer?.state).toBe('CONFIRMED');
});

test('a genebank that has not decided the rest is reminded of it, before and after a part has arrived', async () => {
  await asked('CZE122');
  await ship('CZE122', 0, 6);
  await wait(15);
  expect(reminders(mailOf('CZE122'))).toHaveLength(1);
  await confirm();
  await wait(15);
  expect(reminders(mailOf('CZE122'))).toHaveLength(2);
  await ship('CZE122', 6);
  await wait(31);
  expect(reminders(mailOf('CZE122'))).toHaveLength(2);
  expect(reminders(EMAIL)).toHaveLength(1);
});

test('what two genebanks and the requester say at once is all kept', async () => {
  await asked('CZE122', 'DEU146', 'NLD037');
  const receipts: string[] = [];
  for (const code of ['CZE122', 'NLD037']) {
    await ship(code);
    receipts.push(tokenFor(api.world, EMAIL, 'confirm'));
  }
  const items = Object.fromEntries((await partOf('DEU146')).accessions.map((row) => [row.uuid, 'DECLINED']));
  const answering = tokenFor(api.world, mailOf('DEU146'), 'answer');
  const token = await api.token();
  // Whoever reads first and writes last must not write what it read.
  await Promise.all([
    ...receipts.map((receipt) => api.call(`POST /api/v2/request/${receipt}/confirm`, { token })),
    api.call(`PUT /api/v2/request/${answering}/answer`, { token, body: { items, note: null, tracking: null } }),
  ]);
  expect((await status()).holders.map(({ answer }) => answer?.state)).toEqual(['CONFIRMED', 'DECLINED', 'CONFIRMED']);
  expect((await status()).state).toBe('CONFIRMED');
});

test('what may be is done, and what may not is named, beside a note that is kept', async () => {
  await asked('CZE122');
  await decide('CZE122', 'DECLINED', 0, 1);
  const [gone = '', ...open] = (await partOf('CZE122')).accessions.map((row) => row.uuid);
  const items = {
    ...Object.fromEntries(open.map((each) => [each, 'ACCEPTED'])),
    [gone]: 'ACCEPTED',
    nobody: 'ACCEPTED',
  };
  const answering = `PUT /request/${tokenFor(api.world, mailOf('CZE122'), 'answer')}/answer`;
  const { status: code, body } = await send<AnswerPage>(answering, { items, note: 'In spring', tracking: null });
  expect(code).toBe(200);
  expect(body.refused).toEqual([gone, 'nobody']);
  expect(body.holder.answer).toMatchObject({ state: 'ACCEPTED', note: 'In spring' });
  expect(body.holder.answer.items).toEqual({
    ...Object.fromEntries(open.map((each) => [each, 'ACCEPTED'])),
    [gone]: 'DECLINED',
  });
  expect(
    (await send<AnswerPage>(`GET /request/${tokenFor(api.world, mailOf('CZE122'), 'answer')}/answer`)).body.refused,
  ).toBeUndefined();
  const none = await send(answering, { items: { [gone]: 'ACCEPTED' }, note: 'Too late', tracking: null });
  expect(none.status).toBe(409);
  expect((await partOf('CZE122')).answer?.note).toBe('In spring');
});
