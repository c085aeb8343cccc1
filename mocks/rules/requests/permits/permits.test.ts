import { PERMIT_MAX, PERMITS_MAX } from '@/contract/constants';
import type { AuditEntry } from '@/contract/publication/history';
import type { Permit } from '@/contract/request/permit';
import type { AnswerPage, RequestState, RequestStatus } from '@/contract/request/request';
import type { SubrequestDetails } from '@/contract/request/request-lists';
import { testApi, type TestApi } from '../../world/api.fixture';
import { incomingParts } from '../request-lists';
import { idOf, requestRows } from '../request-rows';
import { askable, requestOf, sender, tokenFor } from '../requests.fixture';
import { forgetLeftPermits, permitPath } from './permit-files';
import { JPEG, PDF, permitForm, PNG } from './permits.fixture';

const EMAIL = 'bea@example.org';
const [ADMIN, STAFF, OTHER] = ['admin@example.org', 'requests@example.org', 'publisher@example.org'];

let api: TestApi;
let uuid = '';

const send = sender(() => api);
const ask = async () => (await send<RequestStatus>('POST /request', requestOf(await askable(api.world, 6)))).body.uuid;
const confirm = () => send(`POST /request/${tokenFor(api.world, EMAIL, 'validate')}/validate`);

beforeEach(async () => {
  api = testApi({ accessions: 300, settings: { mailbox: true } });
  uuid = await ask();
  await confirm();
});

type Sent = Parameters<typeof permitForm>;
type Refused = RequestStatus & { error_description: string };
const attach = (...sent: Sent) => send<Refused>(`POST /request/status/${uuid}/permits`, permitForm(...sent));
const permits = async (): Promise<Permit[]> =>
  (await send<RequestStatus>(`GET /request/status/${uuid}`)).body.permits ?? [];
const open = async (path: string, as?: string) =>
  api.call(`GET /api/v2${path}`, { token: await api.token(as), headers: { 'Accept-Language': 'en' } });
/** The paths that are written from now on. */
function writtenPaths() {
  const { personalFiles } = api.world.store;
  const { put } = personalFiles;
  const paths: string[] = [];
  personalFiles.put = (path, bytes) => {
    paths.push(path);
    return put(path, bytes);
  };
  return () => paths;
}
const padded = (size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(PDF);
  return bytes;
};

test.each([
  ['a PDF', PDF, 'application/pdf', 'permit.pdf'],
  ['a JPEG', JPEG, 'image/jpeg', 'permit.jpg'],
  ['a PNG', PNG, 'image/png', 'permit.png'],
])('%s is what its bytes say, is read as it was sent, and never opens as a page', async (_, bytes, type, name) => {
  const { body } = await attach('permit', bytes, 'text/html');
  expect(body.permits).toMatchObject([{ name, contentType: type, size: bytes.length }]);
  const answer = await open(`/request/status/${uuid}/permits/${body.permits?.[0]?.uuid}`);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
});

test.each([
  ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>'), 400],
  ['a picture of another kind', new TextEncoder().encode('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'), 400],
  ['a PDF behind something else', new TextEncoder().encode('MZ %PDF-1.4'), 400],
  ['the begin of a PNG', PNG.slice(0, 8), 400],
  ['nothing', new Uint8Array(), 400],
  ['a byte above the limit', padded(PERMIT_MAX + 1), 413],
])('%s is refused, whatever its name says', async (_, bytes, status) => {
  const answer = await attach('permit.pdf', bytes, 'application/pdf');
  expect(answer.status).toBe(status);
  expect(answer.body.error_description).toMatch(status === 413 ? /larger than 5 MB/ : /not a PDF, JPEG or PNG file/);
  expect(await permits()).toEqual([]);
});

test('a file of just the limit is attached', async () => {
  expect((await attach('permit.pdf', padded(PERMIT_MAX))).status).toBe(200);
});

test.each([
  ['../../etc/passwd', '..-..-etc-passwd.pdf'],
  ['permit.pdf.exe', 'permit.pdf.exe.pdf'],
  ['cod\u202efdp.exe', 'permit.pdf'],
  ['a\u0085b.pdf', 'permit.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
  ['PERMIT.PDF', 'PERMIT.PDF'],
  [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(146)}.pdf`],
])('a file called %j is kept as %j', async (given, name) => {
  expect((await attach(given)).body.permits).toMatchObject([{ name }]);
});

test('pictures of one name are numbered', async () => {
  for (let count = 0; count < PERMITS_MAX; count += 1) await attach('image.png', PNG);
  expect((await permits()).map(({ name }) => name)).toEqual(['image.png', 'image (2).png', 'image (3).png']);
});

test('a fourth is refused, also of those that come at once, and what is refused is not kept', async () => {
  const written = writtenPaths();
  const answers = await Promise.all([1, 2, 3, 4, 5].map((each) => attach(`${each}.pdf`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error_description).toMatch(/can have 3 import permits/);
  expect(await permits()).toHaveLength(PERMITS_MAX);
  await api.world.store.commit();
  const kept = await Promise.all(written().map((path) => api.world.store.personalFiles.get(path)));
  expect(kept.filter(Boolean)).toHaveLength(PERMITS_MAX);
  const [first] = await permits();
  await send(`DELETE /request/status/${uuid}/permits/${first?.uuid}`);
  expect((await attach('6.pdf')).status).toBe(200);
});

const REFUSED: Partial<Record<RequestState, RegExp>> = {
  NOTVALIDATED: /Confirm your e-mail address/,
  CONFIRMED: /has ended/,
  REJECTED: /has ended/,
  WITHDRAWN: /has ended/,
};

test.each([
  ['NOTVALIDATED', 409],
  ['WAITING_APPROVAL', 200],
  ['DISPATCHED', 200],
  ['CONFIRMED', 409],
  ['REJECTED', 409],
  ['WITHDRAWN', 409],
] as const)('in the state %s one more is answered %i', async (state, status) => {
  const kept = requestRows(api.world).get(uuid);
  if (kept) requestRows(api.world).set(uuid, { ...kept, state });
  const answer = await attach('permit.pdf');
  expect(answer.status).toBe(status);
  if (status === 409) expect(answer.body.error_description).toMatch(REFUSED[state] ?? /never/);
});

test('where every genebank declined, none is waited for any more', async () => {
  const parts = await incomingParts(api.world, { authorities: ['ROLE_ADMINISTRATOR'] });
  for (const { part, row } of parts) {
    const items = Object.fromEntries(part.holder.accessions.map((each) => [each.uuid, 'DECLINED']));
    await send(`PUT /subrequest/${row.uuid}`, { items, note: null, tracking: null }, ADMIN);
  }
  const answer = await attach('permit.pdf');
  expect([answer.status, answer.body.error_description]).toEqual([409, expect.stringMatching(/has ended/)]);
});

test('those who handle the request read it, and nobody else', async () => {
  const { body } = await attach('permit.pdf');
  const permit = body.permits?.[0]?.uuid ?? '';
  const parts = await incomingParts(api.world, { authorities: ['ROLE_ADMINISTRATOR'] });
  const mine = new Set(['CZE122', 'DEU146', 'NLD037']);
  const own = parts.find(({ row }) => mine.has(row.instCode))?.row;
  const foreign = parts.find(({ row }) => !mine.has(row.instCode))?.row;
  expect([own, foreign]).not.toContain(undefined);
  const token = tokenFor(api.world, own?.instEmail ?? '', 'answer');
  const id = idOf({ uuid });
  const status = async (path: string, as?: string) => (await open(`${path}/permits/${permit}`, as)).status;
  expect(await status(`/subrequest/${own?.uuid}`, STAFF)).toBe(200);
  expect(await status(`/subrequest/${foreign?.uuid}`, STAFF)).toBe(404);
  expect(await status(`/subrequest/${own?.uuid}`, OTHER)).toBe(403);
  expect(await status(`/request/${id}`, ADMIN)).toBe(200);
  expect(await status(`/request/${id}`, STAFF)).toBe(403);
  expect(await status(`/request/${token}/answer`)).toBe(200);
  expect(await status(`/me/requests/${id}`, OTHER)).toBe(404);
  // Of another request of the same person.
  const first = uuid;
  uuid = await ask();
  await confirm();
  expect(await status(`/request/status/${uuid}`)).toBe(404);
  expect((await send(`DELETE /request/status/${uuid}/permits/${permit}`)).status).toBe(404);
  expect(await status(`/request/status/${first}`)).toBe(200);
  const page = (await send<SubrequestDetails>(`GET /subrequest/${own?.uuid}`, undefined, STAFF)).body.page;
  const letter = (await send<AnswerPage>(`GET /request/${token}/answer`)).body;
  expect([page.permits, letter.permits]).toEqual([body.permits, body.permits]);
});

test('genebanks are written of the first permit, and no letter or history names the file', async () => {
  const letters = () => api.world.outbox.all().filter(({ subject }) => subject.includes('permit was attached'));
  await attach('Quintessa.pdf');
  const { holders } = (await send<RequestStatus>(`GET /request/status/${uuid}`)).body;
  expect(letters()).toHaveLength(holders.length);
  await attach('Zbrozek.pdf');
  expect(letters()).toHaveLength(holders.length);
  expect(JSON.stringify(api.world.outbox.all())).not.toMatch(/Quintessa|Zbrozek/);
  const told = api.world.audit.of('request', idOf({ uuid }), () => undefined);
  expect(told.map(({ property }: AuditEntry) => property)).toContain('permits');
  expect(JSON.stringify(told)).not.toMatch(/Quintessa|Zbrozek/);
});

test('whoever approves is told that there is one, and so are the genebanks that are asked then; its name nobody', async () => {
  await send('POST /request', requestOf(await askable(api.world, 3), { approverEmail: 'ada@example.net' }));
  uuid = [...requestRows(api.world).values()].find(({ info }) => info.approverEmail)?.uuid ?? '';
  await confirm();
  await attach('Quintessa.pdf');
  const token = tokenFor(api.world, 'ada@example.net', 'approve');
  const { body } = await send<object>(`GET /request/${token}/link?purpose=request-approve`);
  expect(JSON.stringify(body)).toContain('"attached"');
  expect(JSON.stringify(body)).not.toContain('Quintessa');
  await send(`POST /request/${token}/approve`);
  const sent = api.world.outbox.all().filter(({ text }) => text.includes('Import permits attached: 1'));
  const asked =
    requestRows(api.world)
      .get(uuid)
      ?.holders.map(({ email }) => email) ?? [];
  expect(asked.length).toBeGreaterThan(0);
  expect(sent.map(({ to }) => to)).toEqual(expect.arrayContaining(asked));
});

test.each(['erase', 'remove'])('%s: the file goes with the person', async (deed) => {
  const { body } = await attach('permit.pdf');
  const path = permitPath({ uuid: body.permits?.[0]?.uuid ?? '' });
  expect(await api.world.store.personalFiles.get(path)).toBeDefined();
  if (deed === 'erase') await send(`POST /request/status/${uuid}/erase`);
  else await send(`DELETE /request/${idOf({ uuid })}`, undefined, ADMIN);
  await api.world.store.commit();
  expect(await api.world.store.personalFiles.get(path)).toBeUndefined();
  expect(JSON.stringify(requestRows(api.world).get(uuid) ?? '')).not.toContain('permit.pdf');
});

test('no file lands in a request that was erased meanwhile, and none is left behind', async () => {
  const { personalFiles } = api.world.store;
  const { put } = personalFiles;
  let path = '';
  personalFiles.put = async (...file) => {
    [path] = file;
    await put(...file);
    await send(`POST /request/status/${uuid}/erase`);
  };
  const { status } = await attach('late.pdf');
  expect(status).toBe(409);
  await api.world.store.commit();
  expect(await personalFiles.get(path)).toBeUndefined();
});

test('what a stop amid a write left behind goes when it is found a second time', async () => {
  const { personalFiles } = api.world.store;
  const { body } = await attach('permit.pdf');
  await personalFiles.put(permitPath({ uuid: 'left' }), PDF);
  await forgetLeftPermits(api.world);
  expect(await personalFiles.list('')).toHaveLength(2);
  await forgetLeftPermits(api.world);
  expect(await personalFiles.list('')).toEqual([permitPath({ uuid: body.permits?.[0]?.uuid ?? '' })]);
});
