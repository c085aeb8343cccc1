import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditEntry } from '@/contract/publication/history';
import type { PersonalData } from '@/contract/account/personal-data';
import { REQUEST_STATES, type RequestStatus } from '@/contract/request/request';
import type { AdminRequestDetails } from '@/contract/request/request-admin';
import { eraseOld } from '../../../mocks/rules/requests/erasure';
import { idOf, requestRows } from '../../../mocks/rules/requests/request-rows';
import { permitForm } from '../../../mocks/rules/requests/permits/permits.fixture';
import { askable, requestOf, tokenFor } from '../../../mocks/rules/requests/requests.fixture';
import { testApi, type TestApi } from '../../../mocks/rules/world/api.fixture';
import { openStores } from './open-stores';

const folder = mkdtempSync(join(tmpdir(), 'erasure-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DAY = 86_400_000;
const PERSON = {
  email: 'quintessa.zbrozek@example.org',
  fullName: 'Quintessa Zbrozek',
  organization: 'Xylograph Seedsmiths',
  requesterType: 'organization' as const,
  address: ['Vorpal Lane 7', '99999 Jabberwock'],
  telephone: '+49 55512399',
  notes: 'Frabjous seeds, callooh',
  approverEmail: null,
};
const APPROVER = 'mimsy.borogove@example.net';
const NOTE = 'Dear slithy tove';
/** Each names the person. */
const WORDS = [
  'zbrozek',
  'Zbrozek',
  'Xylograph',
  'Vorpal',
  'Jabberwock',
  '55512399',
  'Frabjous',
  'borogove',
  'slithy',
  'Snark',
  'Boojum',
];

/** All that is on the disk. A database packs its files beside us: what one it removed held stands in another. */
function textsOnDisk(at: string): string[] {
  const files = readdirSync(at, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  try {
    return files.map((each) => readFileSync(join(each.parentPath, each.name), 'latin1'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return textsOnDisk(at);
  }
}

/** Which of them are on the disk, in whatever file. */
function onDisk(at: string): string[] {
  const texts = textsOnDisk(at);
  return WORDS.filter((word) => texts.some((text) => text.includes(word)));
}

let now = Date.UTC(2026, 10, 1);
let count = 0;

async function installation() {
  count += 1;
  const at = join(folder, String(count));
  const { stores } = await openStores(at, 'demo-300');
  const api = testApi({ accessions: 300, stores, clock: { now: () => now }, settings: { mailbox: true } });
  await api.world.store.ready();
  return { at, api };
}

const sender =
  (api: TestApi) =>
  async <T>(line: string, body?: unknown, as?: string): Promise<T> => {
    const response = await api.call(line.replace(' ', ' /api/v2'), { token: await api.token(as), body });
    if (!response.ok) throw new Error(`${line}: ${response.status}`);
    return (await response.json()) as T;
  };

/** Sent to genebanks, and answered by one. */
async function answered(api: TestApi, change: object = {}): Promise<RequestStatus> {
  const send = sender(api);
  const filed = await send<RequestStatus>(
    'POST /request',
    requestOf(await askable(api.world, 6), { ...PERSON, ...change }),
  );
  await send(`POST /request/${tokenFor(api.world, PERSON.email, 'validate')}/validate`);
  const [first] = filed.holders;
  const token = tokenFor(api.world, `genebank@${first?.code.toLowerCase()}.example.org`, 'answer');
  const items = Object.fromEntries(first?.accessions.map(({ uuid }) => [uuid, 'ACCEPTED']) ?? []);
  await send(`PUT /request/${token}/answer`, { items, note: NOTE, tracking: null });
  const permit = new TextEncoder().encode('%PDF-1.4 for the Boojum');
  await send(`POST /request/status/${filed.uuid}/permits`, permitForm('Snark.pdf', permit));
  return send<RequestStatus>(`GET /request/status/${filed.uuid}`);
}

/** What stays: nothing of it says who asked. */
const counted = ({ state, history, holders }: RequestStatus) => ({
  state,
  history,
  holders: holders.map(({ code, accessions, answer }) => [code, accessions, answer?.items, answer?.history]),
});

test.each(['the person, by the status page', 'an administrator'])(
  '%s erases every byte, and states and counts stay',
  async (who) => {
    const { at, api } = await installation();
    const send = sender(api);
    const before = await answered(api);
    await send('POST /request', requestOf(await askable(api.world, 2), { ...PERSON, approverEmail: APPROVER }));
    const other = requestRows(api.world);
    await api.world.store.commit();
    expect(onDisk(at)).toEqual(WORDS);

    for (const { uuid } of other.values()) {
      if (who === 'an administrator')
        await send(`POST /request/${idOf({ uuid })}/admin/erase`, undefined, 'admin@example.org');
      else await send(`POST /request/status/${uuid}/erase`);
    }
    const after = await send<RequestStatus>(`GET /request/status/${before.uuid}`);
    expect(counted(after)).toEqual(counted(before));
    expect(after.erased).toBe(new Date(now).toISOString());
    await api.world.store.compact();
    expect(onDisk(at)).toEqual([]);
    expect(WORDS.filter((word) => JSON.stringify(api.world.outbox.all()).includes(word))).toEqual([]);
    await api.world.store.close();
  },
);

test.each(REQUEST_STATES)('in the state %s it is erased, stays so, and nothing more comes of it', async (state) => {
  const api = testApi({ accessions: 300, clock: { now: () => now }, settings: { mailbox: true } });
  const send = sender(api);
  const { uuid } = await answered(api);
  const kept = requestRows(api.world).get(uuid);
  if (kept) requestRows(api.world).set(uuid, { ...kept, state });
  const erased = await send<RequestStatus>(`POST /request/status/${uuid}/erase`);
  expect(erased.state).toBe(state);
  expect(await send<RequestStatus>(`POST /request/status/${uuid}/erase`)).toEqual(erased);
  const id = idOf({ uuid });
  for (const line of [`POST /request/status/${uuid}/withdraw`, `POST /request/${id}/admin/validate`])
    await expect(send(line, undefined, 'admin@example.org')).rejects.toThrow('409');
  const shown = await send<AdminRequestDetails>(`GET /request/${id}`, undefined, 'admin@example.org');
  expect([shown.fullName, shown.email, shown.pid, shown.erased]).toEqual(['', '', null, erased.erased]);
  expect(JSON.stringify(shown)).not.toMatch(/zbrozek|slithy/i);
  // No letter goes to nobody.
  expect(api.world.outbox.all().filter(({ to }) => to === '')).toEqual([]);
});

test('the history of a request names what was erased, never its value', async () => {
  const api = testApi({ accessions: 300, settings: { mailbox: true } });
  const { uuid } = await answered(api);
  await sender(api)(`POST /request/status/${uuid}/erase`);
  const { audit } = api.world;
  audit.note({
    class: 'user',
    id: 'u',
    action: 'UPDATE',
    by: undefined,
    changes: [{ property: 'email', previous: 'a@b.c', value: 'd@e.f' }],
  });
  const told = (kind: string, id: string) =>
    audit
      .of(kind, id, () => undefined)
      .map(({ property, previous, value }: AuditEntry) => ({ property, previous, value }));
  const ofRequest = told('request', idOf({ uuid }));
  expect(ofRequest[0]).toEqual({ property: 'info' });
  for (const { previous, value } of ofRequest) expect([previous, value]).toEqual([undefined, undefined]);
  expect(told('user', 'u')).toEqual([{ property: 'email' }]);
});

test('it ends by itself after the time that the installation sets, counted from the last news', async () => {
  const { at, api } = await installation();
  const { uuid } = await answered(api);
  api.world.settings.requestDays = 100;
  expect(await sender(api)('GET /info')).toMatchObject({ requestDays: 100 });
  const erased = () => requestRows(api.world).get(uuid)?.erased;
  now += 100 * DAY;
  eraseOld(api.world);
  expect(erased()).toBeUndefined();
  now += DAY;
  // Whatever is asked next.
  await sender(api)('GET /crop');
  expect(erased()).toBeDefined();
  await api.world.store.compact();
  expect(onDisk(at)).toEqual([]);
  await api.world.store.close();
});

test('with an account, all that is kept can be had, and goes with it', async () => {
  const { at, api } = await installation();
  const send = sender(api);
  api.world.users.add({ email: PERSON.email, fullName: PERSON.fullName, roles: ['ROLE_USER'] });
  const { uuid } = await answered(api);
  const data = await send<PersonalData>('GET /me/data', undefined, PERSON.email);
  expect(data).toMatchObject({ profile: { email: PERSON.email }, requests: [{ info: { notes: PERSON.notes } }] });
  expect(JSON.stringify(data)).toContain(NOTE);
  expect(JSON.stringify(data)).not.toMatch(/hash|salt/);

  await send('POST /me/delete', {}, PERSON.email);
  const letter = api.world.outbox.all().find(({ to, text }) => to === PERSON.email && /\/delete/.test(text));
  const [, token = ''] = /\/profile\/([\da-f-]{36})\/delete/.exec(letter?.text ?? '') ?? [];
  const { word } = await send<{ word: string }>(`GET /user/${token}/link`);
  await send(`POST /user/${token}/delete`, { word });
  await api.world.store.compact();
  expect(onDisk(at)).toEqual([]);
  expect(WORDS.filter((each) => JSON.stringify(api.world.outbox.all()).includes(each))).toEqual([]);
  expect((await send<RequestStatus>(`GET /request/status/${uuid}`)).erased).toBeDefined();
  await api.world.store.close();
});
