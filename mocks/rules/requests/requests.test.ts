import { REQUEST_STATES, REQUEST_WORKFLOW, type RequestHolders, type RequestStatus } from '@/contract/request/request';
import { ITEM_STATES, ITEM_WORKFLOW } from '@/contract/request/request-answer';
import type { AnswerPage } from '@/contract/request/request';
import { testApi, type TestApi } from '../world/api.fixture';
import { TEST_RESPONSE, TEST_SITE_KEY } from './captcha';
import { requestRows } from './request-rows';
import { askable, requestOf, sender, tokenFor } from './requests.fixture';

const DAY = 24 * 3_600_000;
let now = Date.UTC(2026, 10, 1);
let api: TestApi;
let uuids: string[] = [];

beforeEach(async () => {
  now = Date.UTC(2026, 10, 1);
  api = testApi({ accessions: 300, clock: { now: () => now }, settings: { mailbox: true } });
  uuids = await askable(api.world, 40);
});

const send = sender(() => api);
const ask = (change: Parameters<typeof requestOf>[1] = {}, asked = uuids) =>
  send<RequestStatus>('POST /request', requestOf(asked, change));
const mailOf = (code: string) => `genebank@${code.toLowerCase()}.example.org`;
const lettersTo = (email: string) => api.world.outbox.all().filter(({ to }) => to === email);
const sumOf = ({ holders }: Pick<RequestStatus, 'holders'>) =>
  holders.reduce((sum, { accessions }) => sum + accessions.length, 0);

test('every accession is at one holder or unknown', async () => {
  const { content } = await api.world.accessions.page({}, { l: 200 });
  const named = [...content.map(({ uuid }) => uuid), '00000000-0000-5000-8000-000000000000'];
  const { body } = await send<RequestHolders>('POST /request/holders', [...named, ...named]);
  const found = body.holders.flatMap(({ accessions }) => accessions.map(({ uuid }) => uuid));
  expect([...found, ...body.unknown].toSorted()).toEqual(named.toSorted());
  expect(body.holders.map(({ code }) => code)).toEqual(body.holders.map(({ code }) => code).toSorted());
});

test('a request goes to each genebank with its own accessions once its address is confirmed', async () => {
  const { status, body: filed } = await ask();
  expect([status, filed.state, sumOf(filed)]).toEqual([200, 'NOTVALIDATED', 40]);
  expect(lettersTo('bea@example.org')).toHaveLength(1);
  // What a stranger typed is in no letter before.
  expect(lettersTo('bea@example.org')[0]?.text).not.toContain('Gatersleben');
  expect(api.world.outbox.all()).toHaveLength(1);

  const link = tokenFor(api.world, 'bea@example.org', 'validate');
  now += DAY;
  const { body: sent } = await send<RequestStatus>(`POST /request/${link}/validate`);
  expect(sent.state).toBe('DISPATCHED');
  expect(sent.history.map(({ state }) => state)).toEqual(['NOTVALIDATED', 'VALIDATED', 'DISPATCHED']);
  expect(sent.expires).toBeNull();
  for (const { code, accessions } of sent.holders) {
    const [letter] = lettersTo(mailOf(code));
    expect(letter?.subject).toMatch(/^Request for plant genetic resources held by \w/);
    const lines = letter?.text.split('\n') ?? [];
    expect(accessions.filter((row) => !lines.includes(`${row.accessionNumber}, ${row.taxonName}`))).toEqual([]);
    expect(letter?.text).toContain('> Bea Breeder');
    // No mail program makes a link of what was typed.
    expect(letter?.text).not.toContain('http://evil.example');
  }
  expect(lettersTo('bea@example.org').map(({ subject }) => subject)[0]).toBe('Your request was sent to the genebanks');
  const { body: shown } = await send<RequestStatus>(`GET /request/status/${filed.uuid}`);
  expect(shown).toEqual(sent);
  // Nothing about the person.
  expect(JSON.stringify(shown)).not.toMatch(/bea@|Breeder|Gatersleben/);
});

test('forty accessions at six holders are forty at every step', async () => {
  const { body: filed } = await ask();
  const { body: sent } = await send<RequestStatus>(
    `POST /request/${tokenFor(api.world, 'bea@example.org', 'validate')}/validate`,
  );
  const tokens = new Map(sent.holders.map(({ code }) => [code, tokenFor(api.world, mailOf(code), 'answer')]));
  const statusNow = async () => (await send<RequestStatus>(`GET /request/status/${filed.uuid}`)).body;
  /** What the genebank's page tells is what the status page tells. */
  const agree = async () => {
    const shown = await statusNow();
    expect(sumOf(shown)).toBe(40);
    for (const { code, answer, accessions } of shown.holders) {
      const page = await send<AnswerPage>(`GET /request/${tokens.get(code)}/answer`);
      expect(page.body.holder.answer).toEqual(answer);
      expect(Object.keys(answer?.items ?? {}).toSorted()).toEqual(accessions.map(({ uuid }) => uuid).toSorted());
    }
  };
  const answer = (code: string, items: Record<string, string>) =>
    send<AnswerPage>(`PUT /request/${tokens.get(code)}/answer`, {
      items,
      note: 'See http://x.example',
      tracking: null,
    });
  const all = (code: string, state: string) =>
    Object.fromEntries(
      (sent.holders.find((each) => each.code === code)?.accessions ?? []).map(({ uuid }) => [uuid, state]),
    );
  const bySize = sent.holders.toSorted((a, b) => b.accessions.length - a.accessions.length);
  const [partly, declines, ...ship] = bySize.map(({ code }) => code);
  await agree();
  await answer(declines ?? '', all(declines ?? '', 'DECLINED'));
  await agree();
  const [first = '', ...rest] = Object.keys(all(partly ?? '', ''));
  await answer(partly ?? '', { ...all(partly ?? '', 'ACCEPTED'), [first]: 'DECLINED' });
  await agree();
  expect((await answer(partly ?? '', { [first]: 'ACCEPTED' })).status).toBe(409);
  await answer(partly ?? '', Object.fromEntries(rest.map((uuid) => [uuid, 'SHIPPED'])));
  for (const code of ship) {
    await answer(code, all(code, 'ACCEPTED'));
    await answer(code, all(code, 'SHIPPED'));
  }
  await agree();
  for (const holder of (await statusNow()).holders)
    expect([holder.code, holder.answer?.state]).toEqual([
      holder.code,
      holder.code === declines ? 'DECLINED' : 'SHIPPED',
    ]);
  const receipts = lettersTo('bea@example.org').flatMap(
    ({ text }) => /request\/([\da-f-]{36})\/confirm/.exec(text)?.[1] ?? [],
  );
  expect(receipts).toHaveLength(ship.length + 1);
  for (const receipt of receipts) await send(`POST /request/${receipt}/confirm`);
  await agree();
  expect((await statusNow()).state).toBe('CONFIRMED');
  expect(
    lettersTo('bea@example.org')
      .map(({ text }) => text)
      .join(),
  ).not.toContain('http://x.example');
  expect((await send(`POST /request/${receipts[0]}/confirm`)).status).toBe(410);
});

const states = ITEM_STATES.flatMap((from) => ITEM_STATES.map((to) => [from, to] as const));
test.each(states)('an item goes from %s to %s as the table says', async (from, to) => {
  const { body: filed } = await ask({}, uuids.slice(0, 1));
  await send(`POST /request/${tokenFor(api.world, 'bea@example.org', 'validate')}/validate`);
  const [code = ''] = filed.holders.map((holder) => holder.code);
  const rows = requestRows(api.world);
  const kept = rows.get(filed.uuid);
  const [answer] = Object.values(kept?.answers ?? {});
  if (!kept || !answer) throw new Error('It was not sent.');
  const items = { [uuids[0] ?? '']: from };
  rows.set(filed.uuid, { ...kept, answers: { [code]: { ...answer, items } } });
  const body = { items: { [uuids[0] ?? '']: to }, was: items, note: null, tracking: null };
  const { status } = await send(`PUT /request/${tokenFor(api.world, mailOf(code), 'answer')}/answer`, body);
  const allowed = from === to || ITEM_WORKFLOW.some((row) => row.from === from && row.to === to);
  expect(status).toBe(allowed ? 200 : 409);
});

test('the same key twice is one request and one letter', async () => {
  const body = requestOf(uuids);
  const [one, other] = await Promise.all([send<RequestStatus>('POST /request', body), send('POST /request', body)]);
  expect(other.body).toEqual(one.body);
  expect(lettersTo('bea@example.org')).toHaveLength(1);
});

test('the same key for something else is refused; in another language it is the same', async () => {
  const body = requestOf(uuids);
  const { body: filed } = await send<RequestStatus>('POST /request', body);
  expect(await send('POST /request', { ...body, language: 'fr', accessions: uuids.toReversed() })).toEqual({
    status: 200,
    body: filed,
  });
  for (const change of [{ notes: 'A hundred seeds each' }, { accessions: uuids.slice(1) }]) {
    const { status, body: said } = await send<{ error_description: string }>('POST /request', { ...body, ...change });
    expect([status, said.error_description]).toEqual([409, expect.stringMatching(/^Something else was sent/)]);
  }
  expect(lettersTo('bea@example.org')).toHaveLength(1);
});

test.each(['approve', 'reject'] as const)('an approver who was named decides: %s', async (act) => {
  const { body: filed } = await ask({ approverEmail: 'boss@example.org' });
  const { body: waits } = await send<RequestStatus>(
    `POST /request/${tokenFor(api.world, 'bea@example.org', 'validate')}/validate`,
  );
  expect(waits).toMatchObject({ state: 'WAITING_APPROVAL', needsApproval: true });
  const link = tokenFor(api.world, 'boss@example.org', 'approve');
  const opened = await send(`GET /request/${link}/link?purpose=request-approve`);
  expect(opened.body).toMatchObject({ fullName: 'Bea Breeder', email: 'bea@example.org' });
  expect((await send(`POST /request/${link}/reject`, { reason: ' ' })).body).toMatchObject({
    fields: { reason: 'required' },
  });
  const { body: done } = await send<RequestStatus>(`POST /request/${link}/${act}`, { reason: 'No budget' });
  // The key of the status page, by which it can be withdrawn, is the requester's.
  expect(JSON.stringify([opened.body, done])).not.toContain(filed.uuid);
  expect(done.state).toBe(act === 'approve' ? 'DISPATCHED' : 'REJECTED');
  const toGenebanks = api.world.outbox.all().filter(({ to }) => to.startsWith('genebank@'));
  expect(toGenebanks).toHaveLength(act === 'approve' ? filed.holders.length : 0);
  if (act === 'reject') expect(lettersTo('bea@example.org')[0]?.text).toContain('> No budget');
});

test('a link says why it cannot be used, and nothing changes', async () => {
  const { body: filed } = await ask();
  const link = tokenFor(api.world, 'bea@example.org', 'validate');
  const refusal = async (used: string, act = 'validate') =>
    (await send<{ error: string }>(`POST /request/${used}/${act}`, { reason: 'x' })).body.error;
  expect(await refusal('11111111-2222-4333-8444-555555555555')).toBe('link_unknown');
  expect(await refusal(link, 'approve')).toBe('link_unknown');
  expect((await send<{ error: string }>(`GET /user/${link}/link`)).body.error).toBe('link_unknown');
  now += 8 * DAY;
  expect(await refusal(link)).toBe('link_expired');
  expect((await send<RequestStatus>(`GET /request/status/${filed.uuid}`)).body).toEqual(filed);
  now -= 8 * DAY;
  await send(`POST /request/${link}/validate`);
  expect(await refusal(link)).toBe('link_used');
  await ask({ email: 'other@example.org' });
  const second = tokenFor(api.world, 'other@example.org', 'validate');
  const uuid = /status\/([\da-f-]{36})/.exec(lettersTo('other@example.org')[0]?.text ?? '')?.[1] ?? '';
  await send(`POST /request/status/${uuid}/withdraw`);
  expect(await refusal(second)).toBe('link_cancelled');
});

test.each(REQUEST_STATES)('withdrawing and the table agree on %s', async (state) => {
  const { body: filed } = await ask();
  const rows = api.world.store.rows<RequestStatus>('accounts/requests');
  const kept = rows.get(filed.uuid);
  if (!kept) throw new Error('It is not kept.');
  rows.set(filed.uuid, { ...kept, state });
  const { status } = await send(`POST /request/status/${filed.uuid}/withdraw`);
  const allowed = REQUEST_WORKFLOW.some(({ from, action }) => from === state && action === 'withdraw');
  expect(status).toBe(allowed ? 200 : 409);
});

test('genebanks are told of what is withdrawn', async () => {
  const { body: filed } = await ask();
  await send(`POST /request/${tokenFor(api.world, 'bea@example.org', 'validate')}/validate`);
  await send(`POST /request/status/${filed.uuid}/withdraw`);
  const told = api.world.outbox.all().filter(({ subject }) => /withdrawn/.test(subject));
  expect(told.map(({ to }) => to).toSorted()).toEqual(filed.holders.map(({ code }) => mailOf(code)).toSorted());
});

test.each([
  [{ email: 'bea' }, { email: 'email' }],
  [{ requesterType: 'organization' }, { organization: 'required' }],
  [{ purpose: 'other', notes: ' ' }, { notes: 'required' }],
  [{ address: ['one line'] }, { address: 'lines' }],
  [{ country: 'Germany' }, { country: 'countryCode' }],
  [{ telephone: 'call me' }, { telephone: 'phone' }],
  [{ approverEmail: 'BEA@example.org' }, { approverEmail: 'ownEmail' }],
] as const)('%j is refused beside its field', async (change, fields) => {
  const { status, body } = await ask(change as never);
  expect([status, body]).toEqual([400, expect.objectContaining({ fields }) as unknown]);
});

test('what cannot be asked for here is refused with its number', async () => {
  const { body } = await ask({}, [...uuids, '00000000-0000-5000-8000-000000000000']);
  expect(body).toMatchObject({ error_description: expect.stringContaining(': 1.') as string });
});

test('where a captcha is configured, its answer is demanded', async () => {
  api.world.settings.captchaSiteKey = TEST_SITE_KEY;
  expect(await ask()).toMatchObject({ status: 400, body: { fields: { captcha: 'captchaMissing' } } });
  expect(await ask({ captcha: 'anything' })).toMatchObject({ status: 400 });
  expect(await ask({ captcha: TEST_RESPONSE })).toMatchObject({ status: 200 });
  api.world.settings.captchaSiteKey = 'a key of somebody else';
  expect(await ask({ captcha: TEST_RESPONSE })).toMatchObject({ status: 400 });
});

test.each([
  ['a name, as made-up requests have', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
  ['one of time', 'c232ab00-9414-11ec-b3c8-9f6bdeced846'],
  ['one of no variant', '2ed6657d-e927-468b-05e1-2665a8aea6a2'],
  ['no uuid', 'mine'],
])('a request is refused a key that was not drawn: %s', async (_, key) => {
  const body = requestOf(await askable(api.world, 1), { key });
  expect((await api.call('POST /api/v2/request', { token: await api.token(), body })).status).toBe(400);
});
