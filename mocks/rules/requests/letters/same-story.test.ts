import type { FilteredPage } from '@/contract/page';
import type { AdminRequest, AdminRequestDetails } from '@/contract/request/request-admin';
import { itemCounts, type HolderAnswer, type ItemState } from '@/contract/request/request-answer';
import type { OwnRequest, Subrequest, SubrequestDetails } from '@/contract/request/request-lists';
import type { AnswerPage, RequestStatus } from '@/contract/request/request';
import { testApi } from '../../world/api.fixture';
import { requestOf, sender, tokenFor } from '../requests.fixture';

/*
 * Forty accessions of six genebanks: whatever happens, the status page, the requester's own requests, the genebanks'
 * lists, those of administrators and the letters tell the same story.
 */

const REQUESTER = 'user@example.org';
const ADMIN = 'admin@example.org';
const HOUR = 3_600_000;

let now = Date.UTC(2026, 10, 1);
const api = testApi({ accessions: 2_000, clock: { now: () => now }, settings: { mailbox: true } });
const send = sender(() => api);
const mailOf = (code: string) => `genebank@${code.toLowerCase()}.example.org`;

/** Six genebanks that can be asked here, with their accessions: forty of all. */
async function chosen(): Promise<[code: string, accessions: string[]][]> {
  const { content } = await api.world.accessions.page({ historic: false, available: true }, { l: 1_000 });
  const found: [string, string[]][] = [];
  for (const code of new Set(content.map(({ instituteCode }) => instituteCode))) {
    const rows = content.filter(({ instituteCode }) => instituteCode === code).map(({ uuid }) => uuid);
    const institute = await api.world.institutes.one(code);
    if (institute?.allowMaterialRequests && rows.length >= 7) found.push([code, rows]);
  }
  return found.slice(0, 6).map(([code, rows], at) => [code, rows.slice(0, at < 4 ? 7 : 6)]);
}

interface Part {
  code: string;
  state: string;
  items: Readonly<Record<string, ItemState>>;
  received: number;
}
const partOf = (code: string, { state, items, received = 0 }: HolderAnswer): Part => ({ code, state, items, received });
const sorted = (parts: readonly Part[]) => parts.toSorted((a, b) => a.code.localeCompare(b.code));
const sum = (parts: readonly Part[]) => ({
  items: itemCounts(parts.flatMap(({ items }) => Object.values(items))),
  received: parts.reduce((all, { received }) => all + received, 0),
});
const partsOf = ({ holders }: RequestStatus) =>
  sorted(holders.flatMap(({ code, answer }) => (answer ? [partOf(code, answer)] : [])));

let key = '';
async function stories() {
  const status = (await send<RequestStatus>(`GET /request/status/${key}`)).body;
  const lists = {
    own: (await send<FilteredPage<OwnRequest>>('POST /me/requests/filter', {}, REQUESTER)).body.content,
    admin: (await send<FilteredPage<AdminRequest>>('POST /request/filter', {}, ADMIN)).body.content,
    parts: (await send<FilteredPage<Subrequest>>('POST /subrequest/filter?l=100', {}, ADMIN)).body.content,
  };
  const [ownRow] = lists.own;
  const [adminRow] = lists.admin;
  const own = (await send<RequestStatus>(`GET /me/requests/${ownRow?.uuid}`, undefined, REQUESTER)).body;
  const admin = (await send<AdminRequestDetails>(`GET /request/${adminRow?.uuid}`, undefined, ADMIN)).body.status;
  const incoming = [];
  for (const { uuid } of lists.parts)
    incoming.push((await send<SubrequestDetails>(`GET /subrequest/${uuid}`, undefined, ADMIN)).body.page);
  return { status, own, admin, incoming, lists };
}

/** All that is told is the same. @returns the parts, by genebank */
async function sameStory(): Promise<Part[]> {
  const { status, own, admin, incoming, lists } = await stories();
  const parts = partsOf(status);
  expect(partsOf(own)).toEqual(parts);
  expect(partsOf(admin)).toEqual(parts);
  expect(sorted(incoming.map(({ holder }) => partOf(holder.code, holder.answer)))).toEqual(parts);
  expect([own.state, admin.state, ...incoming.map(({ state }) => state)]).toEqual(
    Array.from({ length: 2 + incoming.length }, () => status.state),
  );
  const total = sum(parts);
  for (const row of [lists.own[0], lists.admin[0]])
    expect(row).toMatchObject({ state: status.state, accessionCount: 40, ...(parts.length > 0 && total) });
  expect(lists.own[0]?.standing).toBe(lists.admin[0]?.standing);
  expect(
    lists.parts.map(({ instCode, state, items, received }) => [instCode, state, items, received]).toSorted(),
  ).toEqual(parts.map((part) => [part.code, part.state, sum([part]).items, part.received]).toSorted());
  return parts;
}

const answering = (code: string) => `/request/${tokenFor(api.world, mailOf(code), 'answer')}/answer`;

/** A genebank decides of some of its accessions, and the requester is told by letter what their page says. */
async function decide(code: string, items: Record<string, ItemState>): Promise<Part[]> {
  now += HOUR;
  const was = (await send<AnswerPage>(`GET ${answering(code)}`)).body.holder.answer.items;
  const { status } = await send(`PUT ${answering(code)}`, { items, was, note: null, tracking: null });
  expect([code, status]).toEqual([code, 200]);
  const parts = await sameStory();
  const letter = api.world.outbox.all().find(({ to }) => to === REQUESTER)?.text ?? '';
  const part = parts.find((each) => each.code === code);
  const { PENDING: open, ...decided } = sum(part ? [part] : []).items;
  const all = Object.keys(part?.items ?? {}).length;
  const came = /\nAccessions already received: (\d+)\n/.exec(letter)?.[1] ?? '0';
  expect(Number(came)).toBe(part?.received);
  expect(letter).toContain(`(${code}), accessions: ${all}\n`);
  if (open > 0 && decided.SHIPPED === 0) expect(letter).toContain(`Answered in part (${all - open} of ${all})\n`);
  return parts;
}

test('everybody is told the same at every step', async () => {
  const holders = await chosen();
  expect(holders.map(([, accessions]) => accessions.length)).toEqual([7, 7, 7, 7, 6, 6]);
  const [[a, ofA], [b, ofB], [c, ofC], [d, ofD], [e, ofE], [f, ofF]] = holders as [
    [string, string[]], [string, string[]], [string, string[]], [string, string[]], [string, string[]], [string, string[]],
  ]; // oxfmt-ignore
  const all = (state: ItemState, accessions: string[], from = 0, to = accessions.length) =>
    Object.fromEntries(accessions.slice(from, to).map((uuid) => [uuid, state] as const));

  const made = await send<RequestStatus>('POST /request', requestOf(holders.flatMap(([, rows]) => rows), { email: REQUESTER }), REQUESTER); // oxfmt-ignore
  key = made.body.uuid;
  expect(await sameStory()).toEqual([]);
  await send(`POST /request/${tokenFor(api.world, REQUESTER, 'validate')}/validate`);
  expect((await sameStory()).map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'PENDING'));

  await decide(a, { ...all('ACCEPTED', ofA, 0, 2), ...all('DECLINED', ofA, 2, 3) });
  await decide(b, all('DECLINED', ofB));
  await decide(c, all('ACCEPTED', ofC));
  await decide(d, all('ACCEPTED', ofD, 0, 1));
  await decide(a, all('SHIPPED', ofA, 0, 2));
  await decide(c, all('SHIPPED', ofC, 0, 4));
  now += HOUR;
  await send(`POST /request/${tokenFor(api.world, REQUESTER, 'confirm')}/confirm`);
  expect((await sameStory()).find(({ code }) => code === c)).toMatchObject({ received: 4, state: 'ACCEPTED' });
  await decide(a, all('ACCEPTED', ofA, 3, 7));
  await decide(e, { ...all('ACCEPTED', ofE, 0, 5), ...all('DECLINED', ofE, 5) });
  await decide(e, all('SHIPPED', ofE, 0, 5));
  await decide(c, all('SHIPPED', ofC, 4));
  // From the account this time.
  const own = (await send<FilteredPage<OwnRequest>>('POST /me/requests/filter', {}, REQUESTER)).body.content[0]?.uuid;
  await send(`POST /me/requests/${own}/confirm`, { instCode: e }, REQUESTER);
  expect((await sameStory()).find(({ code }) => code === e)).toMatchObject({ received: 5, state: 'CONFIRMED' });
  // What is open is withdrawn; what is on its way still arrives.
  await send(`POST /me/requests/${own}/withdraw`, undefined, REQUESTER);
  const parts = await sameStory();
  expect(parts.find(({ code }) => code === f)?.state).toBe('WITHDRAWN');
  expect(Object.keys(parts.find(({ code }) => code === f)?.items ?? {})).toHaveLength(ofF.length);
  await send(`POST /me/requests/${own}/confirm`, { instCode: c }, REQUESTER);
  expect((await sameStory()).find(({ code }) => code === c)).toMatchObject({ received: 7, state: 'CONFIRMED' });
});
