import type { AnswerPage } from '@/contract/request/request';
import type { RequestStatus } from '@/contract/request/request';
import { disk } from '../../../tools/store/stores.fixture';
import { testApi, type TestApi } from '../../world/api.fixture';
import { askable, requestOf, tokenFor } from '../requests.fixture';

const EMAIL = 'bea@example.org';
const DAY = 24 * 3_600_000;

let now = 0;
let api: TestApi;

const send = async <T>(line: string, body?: unknown): Promise<T> => {
  const token = await api.token();
  const response = await api.call(line.replace(' ', ' /api/v2'), { token, body });
  return (await response.json()) as T;
};
const reminders = (to: string) =>
  api.world.outbox.all().filter((letter) => letter.to === to && /^(Reminder:|Has the material)/.test(letter.subject));
/** Any call at all. */
const wait = async (days: number) => {
  now += days * DAY;
  await send('GET /crop');
};

let holder: { code: string; email: string; items: string[] };

beforeEach(async () => {
  now = Date.UTC(2026, 10, 1);
  api = testApi({ accessions: 300, clock: { now: () => now }, settings: { mailbox: true } });
  await send('POST /request', requestOf(await askable(api.world, 1)));
  const sent = await send<RequestStatus>(`POST /request/${tokenFor(api.world, EMAIL, 'validate')}/validate`);
  const [first] = sent.holders;
  const code = first?.code ?? '';
  const email = `genebank@${code.toLowerCase()}.example.org`;
  holder = { code, email, items: first?.accessions.map(({ uuid }) => uuid) ?? [] };
});

const answer = (state: string) =>
  send<AnswerPage>(`PUT /request/${tokenFor(api.world, holder.email, 'answer')}/answer`, {
    items: Object.fromEntries(holder.items.map((uuid) => [uuid, state])),
  });

test('a genebank is reminded after 14 and 28 days, and no more', async () => {
  const seen: number[] = [];
  for (let day = 1; day <= 60; day += 1) {
    await wait(1);
    if (reminders(holder.email).length > seen.length) seen.push(day);
  }
  expect(seen).toEqual([14, 28]);
  const [letter] = reminders(holder.email);
  expect(letter?.text).toContain(EMAIL);
  const page = await send<AnswerPage>(`GET /request/${tokenFor(api.world, holder.email, 'answer')}/answer`);
  expect(page.holder.answer.reminders.map(({ to }) => to)).toEqual(['institute', 'institute']);
});

test('after a long rest it is reminded once, and the next follows its time', async () => {
  await wait(100);
  expect(reminders(holder.email)).toHaveLength(1);
  await wait(1);
  expect(reminders(holder.email)).toHaveLength(1);
  await wait(13);
  expect(reminders(holder.email)).toHaveLength(2);
});

test('its answer ends the reminders', async () => {
  await wait(10);
  await answer('DECLINED');
  await wait(30);
  expect(reminders(holder.email)).toEqual([]);
});

test('who was sent something is asked three times at most whether it has come', async () => {
  await answer('ACCEPTED');
  await answer('SHIPPED');
  const seen: number[] = [];
  for (let day = 5; day <= 200; day += 5) {
    await wait(5);
    if (reminders(EMAIL).length > seen.length) seen.push(day);
  }
  expect(seen).toEqual([30, 60, 90]);
});

test('the confirmation of receipt, by the link of a reminder, ends them', async () => {
  await answer('ACCEPTED');
  await answer('SHIPPED');
  const first = tokenFor(api.world, EMAIL, 'confirm');
  await wait(31);
  expect(reminders(EMAIL)).toHaveLength(1);
  const done = await send<RequestStatus>(`POST /request/${tokenFor(api.world, EMAIL, 'confirm')}/confirm`);
  expect(done.state).toBe('CONFIRMED');
  const twice = await send<{ error: string }>(`POST /request/${first}/confirm`);
  expect(twice.error).toBe('link_used');
  expect(api.world.outbox.all().filter(({ subject }) => subject.endsWith('has arrived'))).toHaveLength(1);
  await wait(100);
  expect(reminders(EMAIL)).toHaveLength(1);
});

test('many calls at the same moment remind once', async () => {
  now += 15 * DAY;
  await Promise.all(Array.from({ length: 20 }, () => api.call('GET /api/v2/info')));
  expect(reminders(holder.email)).toHaveLength(1);
});

test('after a restart nobody is reminded twice, and nothing is lost', async () => {
  const { backends } = disk();
  const begin = async () =>
    testApi({ accessions: 300, clock: { now: () => now }, settings: { mailbox: true }, stores: await backends() });
  api = await begin();
  await send('POST /request', requestOf(await askable(api.world, 1)));
  await send(`POST /request/${tokenFor(api.world, EMAIL, 'validate')}/validate`);
  now += 14 * DAY;
  for (let start = 0; start < 4; start += 1) {
    api = await begin();
    await send('GET /crop');
    expect(reminders(holder.email)).toHaveLength(1);
  }
  const page = await send<AnswerPage>(`GET /request/${tokenFor(api.world, holder.email, 'answer')}/answer`);
  expect(page.holder.answer.reminders).toHaveLength(1);
});
