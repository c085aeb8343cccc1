import type { HolderAnswer } from '@/contract/request/request-answer';
import type { AnswerPage } from '@/contract/request/request';
import type { RequestLink, RequestStatus } from '@/contract/request/request';
import type { FilteredPage } from '@/contract/page';
import type { AdminRequest, AdminRequestDetails } from '@/contract/request/request-admin';
import type { Subrequest, SubrequestDetails } from '@/contract/request/request-lists';
import { testApi, type TestApi } from '../world/api.fixture';
import { LETTERS_OF_PART } from './letters/answer-letters';
import { requestOf, sender, tokenFor } from './requests.fixture';

const EMAIL = 'bea@example.org';
const ADMIN = 'admin@example.org';
const MAIL = 'genebank@deu146.example.org';
const HOUR = 3_600_000;

let now = 0;
let api: TestApi;
let uuid = '';
let asked: string[] = [];

const send = sender(() => api);
const answering = () => `/request/${tokenFor(api.world, MAIL, 'answer')}/answer`;
const page = async () => (await send<AnswerPage>(`GET ${answering()}`)).body.holder.answer;
const all = (state: string, from = 0, to = 3) =>
  Object.fromEntries(asked.slice(from, to).map((each) => [each, state] as const));
/** As the page does it: with what was seen. */
const answer = async (
  items: Record<string, string>,
  note: string | null = null,
  was?: HolderAnswer['items'],
  reasons?: Record<string, { code: string; text: string | null }>,
) => send<AnswerPage>(`PUT ${answering()}`, { items, note, tracking: null, was: was ?? (await page()).items, reasons });
const lettersTo = (email: string) => api.world.outbox.all().filter(({ to }) => to === email);

beforeEach(async () => {
  now = Date.UTC(2026, 10, 1);
  api = testApi({ accessions: 600, clock: { now: () => now }, settings: { mailbox: true } });
  const { content } = await api.world.accessions.page({ historic: false, institute: { code: ['DEU146'] } }, { l: 3 });
  asked = content.map((row) => row.uuid);
  uuid = (await send<RequestStatus>('POST /request', requestOf(asked))).body.uuid;
  await send(`POST /request/${tokenFor(api.world, EMAIL, 'validate')}/validate`);
});

test('a partial answer is told to everybody: in lists, their facets and filters, and in the letter', async () => {
  await answer({ ...all('ACCEPTED', 0, 1), ...all('DECLINED', 1, 2) });
  const parts = await send<FilteredPage<Subrequest>>('POST /subrequest/filter?facet=standing', {}, ADMIN);
  expect(parts.body.content[0]).toMatchObject({ state: 'PENDING', standing: 'ANSWERED_IN_PART' });
  const facet = JSON.stringify(parts.body.suggestions);
  expect(facet).toContain('ANSWERED_IN_PART');
  const filter = { standing: ['ANSWERED_IN_PART'] };
  for (const line of ['/subrequest/filter', '/request/filter']) {
    const { body } = await send<FilteredPage<AdminRequest>>(`POST ${line}`, filter, ADMIN);
    expect([line, body.totalElements, body.content[0]?.standing]).toEqual([line, 1, 'ANSWERED_IN_PART']);
  }
  expect(lettersTo(EMAIL)[0]?.text).toContain('(DEU146), accessions: 3\nAnswered in part (2 of 3)\n\nWill be sent:\n');
  expect((await page()).history.at(-1)).toMatchObject({ state: 'PENDING', items: { ACCEPTED: 1, DECLINED: 1 } });
});

test('why an accession is not sent is told by the same words to everybody, and in the letter', async () => {
  const [first = '', second = ''] = asked;
  const reasons = {
    [first]: { code: 'stock', text: 'Ask in spring: http://evil.example\nBcc: all' },
    [second]: { code: 'other', text: 'Lost' },
  };
  const sent = await answer({ ...all('DECLINED', 0, 2), ...all('ACCEPTED', 2) }, null, undefined, reasons);
  expect(sent.body.holder.answer.reasons).toEqual(reasons);
  const [part] = (await send<FilteredPage<Subrequest>>('POST /subrequest/filter', {}, ADMIN)).body.content;
  const [row] = (await send<FilteredPage<AdminRequest>>('POST /request/filter', {}, ADMIN)).body.content;
  const told = [
    (await send<RequestStatus>(`GET /request/status/${uuid}`)).body.holders,
    (await send<AdminRequestDetails>(`GET /request/${row?.uuid}`, undefined, ADMIN)).body.status.holders,
    [(await send<SubrequestDetails>(`GET /subrequest/${part?.uuid}`, undefined, ADMIN)).body.page.holder],
  ].map(([holder]) => holder?.answer?.reasons);
  expect(told).toEqual([reasons, reasons, reasons]);
  const letter = lettersTo(EMAIL)[0]?.text ?? '';
  expect(letter).toMatch(
    /Will not be sent:\n.*: not enough seed in stock\. “Ask in spring: http : \/\/ evil\[\.\]example Bcc: all”\n/,
  );
  expect(letter).toMatch(/: “Lost”\n/);
  expect(letter).not.toMatch(/^[+?>–-] /m);
});

test('a reason stays until another is given, goes with what is sent after all, and is nothing of what was refused', async () => {
  const [first = '', second = ''] = asked;
  const seen = (await page()).items;
  await answer(all('DECLINED', 0, 2), null, undefined, { [first]: { code: 'health', text: null } });
  // As a program that knows nothing of reasons.
  await answer(all('DECLINED', 0, 2), 'A note');
  expect((await page()).reasons).toEqual({ [first]: { code: 'health', text: null } });
  // What was seen is older: nothing of it is done, and the reason stays.
  await answer(all('DECLINED', 0, 3), null, seen, { [second]: { code: 'other', text: 'Lost' } });
  expect((await page()).reasons).toEqual({ [first]: { code: 'health', text: null } });
  await answer(all('ACCEPTED', 0, 1));
  expect((await page()).reasons).toEqual({});
});

test('a reason that is none is refused beside its accession', async () => {
  const [first = '', second = ''] = asked;
  const wrong = { [first]: { code: 'other', text: ' ' }, [second]: { code: 'stock', text: 'x'.repeat(501) } };
  const { status, body } = await answer(all('DECLINED', 0, 2), null, undefined, wrong);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    fields: { [`reasons.${first}.text`]: 'required', [`reasons.${second}.text`]: 'atMost' },
  });
  expect((await page()).items[first]).toBe('PENDING');
});

test('an answer can be put right until something is shipped, and no longer', async () => {
  await answer(all('DECLINED'));
  expect((await answer(all('ACCEPTED'))).status).toBe(200);
  await answer(all('DECLINED', 0, 1));
  await answer(all('SHIPPED', 1, 2));
  expect((await answer(all('ACCEPTED', 0, 1))).status).toBe(409);
  expect((await page()).items).toEqual({ ...all('DECLINED', 0, 1), ...all('SHIPPED', 1, 2), ...all('ACCEPTED', 2) });
});

test('what somebody else decided meanwhile is not undone unseen', async () => {
  const seen = (await page()).items;
  await answer(all('DECLINED', 0, 1));
  const { body } = await answer(all('ACCEPTED'), null, seen);
  expect(body.refused).toEqual(asked.slice(0, 1));
  expect(body.holder.answer.items).toEqual({ ...all('DECLINED', 0, 1), ...all('ACCEPTED', 1) });
  // Whoever does not say what they saw puts nothing right.
  const blind = await send(`PUT ${answering()}`, { items: all('ACCEPTED', 0, 1), note: null, tracking: null });
  expect(blind.status).toBe(409);
});

test('each consignment is confirmed by its own link, with its accessions', async () => {
  await answer(all('ACCEPTED'));
  await answer(all('SHIPPED', 0, 1));
  const first = tokenFor(api.world, EMAIL, 'confirm');
  now += HOUR;
  await answer(all('SHIPPED', 1, 3));
  const second = tokenFor(api.world, EMAIL, 'confirm');
  const sentBy = async (token: string) =>
    (await send<RequestLink>(`GET /request/${token}/link?purpose=request-confirm`)).body.sent?.accessions.map(
      (row) => row.uuid,
    );
  expect(await sentBy(first)).toEqual(asked.slice(0, 1));
  expect(await sentBy(second)).toEqual(asked.slice(1));
  await send(`POST /request/${second}/confirm`);
  expect(await page()).toMatchObject({ state: 'SHIPPED', received: 2 });
  expect((await page()).consignments?.map(({ received }) => received !== null)).toEqual([false, true]);
  expect((await send<RequestStatus>(`POST /request/${first}/confirm`)).body.state).toBe('CONFIRMED');
  const story = (await page()).history.map(({ state, received }) => [state, received]);
  expect(story.slice(-2)).toEqual([
    ['CONFIRMED', 2],
    ['CONFIRMED', 1],
  ]);
});

test('a part that has arrived is received in part, never waiting again', async () => {
  await answer(all('ACCEPTED'));
  await answer(all('SHIPPED', 0, 1));
  await send(`POST /request/${tokenFor(api.world, EMAIL, 'confirm')}/confirm`);
  const [row] = (await send<FilteredPage<Subrequest>>('POST /subrequest/filter', {}, ADMIN)).body.content;
  expect(row).toMatchObject({ standing: 'RECEIVED_IN_PART', received: 1 });
  expect((await page()).history.map(({ state }) => state)).toEqual(['PENDING', 'ACCEPTED', 'SHIPPED', 'CONFIRMED']);
});

test('letters by a genebank’s link have a limit, and what follows is summed up', async () => {
  const [{ most }] = LETTERS_OF_PART;
  const before = lettersTo(EMAIL).length;
  for (let at = 0; at < most + 5; at += 1) await answer(all('PENDING'), `Note ${at}`);
  await answer(all('DECLINED', 0, 1), 'The last word');
  expect(lettersTo(EMAIL)).toHaveLength(before + most);
  now += HOUR;
  await send('GET /crop');
  expect(lettersTo(EMAIL)).toHaveLength(before + most + 1);
  expect(lettersTo(EMAIL)[0]?.text).toContain('The last word');
  await send('GET /crop');
  expect(lettersTo(EMAIL)).toHaveLength(before + most + 1);
  expect((await send<RequestStatus>(`GET /request/status/${uuid}`)).body.holders[0]?.answer?.note).toBe(
    'The last word',
  );
});

test('what was shipped to somebody is not removed by administrators', async () => {
  await answer(all('ACCEPTED'));
  const [row] = (await send<FilteredPage<AdminRequest>>('POST /request/filter', {}, ADMIN)).body.content;
  await answer(all('SHIPPED', 0, 1));
  const token = await api.token(ADMIN);
  const removed = await api.call(`DELETE /api/v2/request/${row?.uuid}`, { token });
  expect(removed.status).toBe(409);
  expect((await send(`GET /request/status/${uuid}`)).status).toBe(200);
});
