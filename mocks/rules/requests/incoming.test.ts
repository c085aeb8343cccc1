import type { FilteredPage } from '@/contract/page';
import type { AnswerPage } from '@/contract/request/request';
import type { OwnRequest, Subrequest, SubrequestDetails } from '@/contract/request/request-lists';
import type { RequestStatus } from '@/contract/request/request';
import { testApi, type TestApi } from '../world/api.fixture';
import { requestOf, sender, tokenFor } from './requests.fixture';

const STAFF = 'requests@example.org';
const ADMIN = 'admin@example.org';
const USER = 'user@example.org';
const MINE = ['CZE122', 'DEU146', 'NLD037'];

let api: TestApi;
let codes: string[] = [];

const send = sender(() => api);
const incoming = async (as: string) =>
  (await send<FilteredPage<Subrequest>>('POST /subrequest/filter?l=100', {}, as)).body.content;
const mailOf = (code: string) => `genebank@${code.toLowerCase()}.example.org`;

/** Forty accessions of six institutes, three of which the demo account answers for. */
beforeEach(async () => {
  api = testApi({ accessions: 3_000, settings: { mailbox: true } });
  const { content } = await api.world.accessions.page({ historic: false }, { l: 3_000 });
  const heldBy = (code: string) => content.filter(({ instituteCode }) => instituteCode === code);
  const others = (await api.world.institutes.all())
    .filter(({ code, allowMaterialRequests }) => allowMaterialRequests && !MINE.includes(code))
    .map(({ code }) => code)
    .filter((code) => heldBy(code).length >= 4);
  const asked = [...MINE, ...others.slice(0, 3)];
  codes = asked.toSorted();
  const counts = [10, 10, 8, 4, 4, 4];
  const uuids = asked.flatMap((code, at) =>
    heldBy(code)
      .slice(0, counts[at])
      .map(({ uuid }) => uuid),
  );
  expect(uuids).toHaveLength(40);
  await send('POST /request', requestOf(uuids, { email: USER }), USER);
  await send(`POST /request/${tokenFor(api.world, USER, 'validate')}/validate`);
});

test('institutes see their own parts and nothing else', async () => {
  expect((await incoming(ADMIN)).map(({ instCode }) => instCode).toSorted()).toEqual(codes);
  const mine = await incoming(STAFF);
  expect(mine.map(({ instCode }) => instCode).toSorted()).toEqual(MINE);
  const foreign = (await incoming(ADMIN)).find(({ instCode }) => !MINE.includes(instCode));
  for (const line of ['GET', 'PUT'])
    expect(
      (await send(`${line} /subrequest/${foreign?.uuid}`, line === 'PUT' ? { items: {} } : undefined, STAFF)).status,
    ).toBe(404);
  expect((await send('POST /subrequest/filter', {}, USER)).status).toBe(403);
});

test('forty accessions at six holders are forty everywhere, at every step', async () => {
  const statusLink = /status\/([\da-f-]{36})/.exec(
    api.world.outbox.all().find(({ to }) => to === USER)?.text ?? '',
  )?.[1];
  /** What the status page, the requester's list, the genebanks' and the administrators' tell. */
  const agree = async () => {
    const { body: status } = await send<RequestStatus>(`GET /request/status/${statusLink}`);
    const [own] = (await send<FilteredPage<OwnRequest>>('POST /me/requests/filter', {}, USER)).body.content;
    const all = await incoming(ADMIN);
    const mine = await incoming(STAFF);
    const sum = (items: Record<string, number>) => Object.values(items).reduce((a, b) => a + b, 0);
    expect(own && sum(own.items)).toBe(40);
    expect(own?.state).toBe(status.state);
    expect(all.reduce((total, { items }) => total + sum(items), 0)).toBe(40);
    for (const row of mine) expect(all.find(({ uuid }) => uuid === row.uuid)).toEqual(row);
    for (const { code, answer, accessions } of status.holders) {
      const row = all.find(({ instCode }) => instCode === code);
      expect(row).toMatchObject({
        state: answer?.state,
        accessionCount: accessions.length,
        requestState: status.state,
      });
      const { body: details } = await send<SubrequestDetails>(`GET /subrequest/${row?.uuid}`, undefined, ADMIN);
      expect(details.page.holder.answer).toEqual(answer);
    }
    for (const state of ['PENDING', 'ACCEPTED', 'DECLINED', 'SHIPPED'] as const)
      expect(all.reduce((total, { items }) => total + items[state], 0)).toBe(own?.items[state]);
  };
  const details = async (code: string) => {
    const row = (await incoming(ADMIN)).find(({ instCode }) => instCode === code);
    return (await send<SubrequestDetails>(`GET /subrequest/${row?.uuid}`, undefined, ADMIN)).body;
  };
  /** By the page, or by the letter's link: both do the same. */
  const decide = async (code: string, state: string, count = 100) => {
    const { uuid, page } = await details(code);
    const items = Object.fromEntries(
      Object.keys(page.holder.answer.items)
        .slice(0, count)
        .map((item) => [item, state]),
    );
    const body = { items, note: null, tracking: null };
    if (MINE.includes(code)) return send<SubrequestDetails>(`PUT /subrequest/${uuid}`, body, STAFF);
    return send<AnswerPage>(`PUT /request/${tokenFor(api.world, mailOf(code), 'answer')}/answer`, body);
  };
  const [, ...rest] = codes.filter((code) => code !== 'CZE122');
  await agree();
  expect((await decide('CZE122', 'ACCEPTED', 6)).status).toBe(200);
  await agree();
  for (const code of rest.slice(0, 2)) expect((await decide(code, 'DECLINED')).status).toBe(200);
  await agree();
  expect((await decide(rest[0] ?? '', 'ACCEPTED')).status).toBe(409);
  for (const code of rest.slice(2)) for (const state of ['ACCEPTED', 'SHIPPED']) await decide(code, state);
  await decide('CZE122', 'SHIPPED', 6);
  await agree();
  const [own] = (await send<FilteredPage<OwnRequest>>('POST /me/requests/filter', {}, USER)).body.content;
  for (const code of rest.slice(2)) {
    const confirmed = await send(`POST /me/requests/${own?.uuid}/confirm`, { instCode: code }, USER);
    expect(confirmed.status).toBe(200);
  }
  await agree();
  await send(`POST /me/requests/${own?.uuid}/withdraw`, undefined, USER);
  await agree();
  const states = new Set((await incoming(ADMIN)).map(({ state }) => state));
  expect(states).toEqual(new Set(['CONFIRMED', 'DECLINED', 'SHIPPED', 'WITHDRAWN']));
  expect((await decide('CZE122', 'DECLINED')).status).toBe(409);
});
