import { endpoints, type Line } from '@/contract/endpoints';
import { requestRows } from '../../mocks/rules/requests/request-rows';
import type { Audited as Kept } from '../../mocks/tools/store/audit';
import { testApi } from '../../mocks/rules/world/api.fixture';
import { auditedWrites, BARE, READS, UNTOLD } from '../samples/audited-writes';
import { sampleTexts } from '../samples/content-samples';
import { sampleCaller, sampleCalls, type SampleCaller } from '../samples/sample-calls';

/*
 * Every write leaves an entry of who did what, of which object, from what to what – and no secret in it.
 */

const api = testApi({ accessions: 600, texts: sampleTexts, settings: { ai: true } });
const { samples, prepare, lineOf } = sampleCalls(api);
const rows = auditedWrites(api);
const lines = (Object.keys(endpoints) as Line[]).filter((line) => !line.startsWith('GET '));
const untold = [...READS, ...UNTOLD.map(([pattern]) => pattern)];
const told = lines.filter((line) => line in rows);

const PEOPLE: Partial<Record<SampleCaller, string>> = {
  person: 'user@example.org',
  publisher: 'publisher@example.org',
  divtree: 'divtree@example.org',
  administrator: 'admin@example.org',
};

let tokens: Awaited<ReturnType<typeof prepare>>;

beforeAll(async () => {
  tokens = await prepare();
});

const kept = () => [...api.world.store.rows<Kept>('audit').entries()];

test('each line that writes has a row here, or a reason', () => {
  const isUntold = (line: Line) => untold.some((pattern) => pattern.test(line));
  expect(lines.filter((line) => !(line in rows) && !isUntold(line))).toEqual([]);
  expect(Object.keys(rows).filter((line) => isUntold(line as Line) || !lines.includes(line as Line))).toEqual([]);
  expect(untold.filter((pattern) => !lines.some((line) => pattern.test(line)))).toEqual([]);
  expect(told.length).toBeGreaterThan(50);
});

/** Texts that must never be told, by the names under which they stand. */
const secrets = new Set<string>();
const SECRET = /password|secret|token|hash|salt|^authorization$/i;

function gather(value: unknown, isSecret = false): void {
  if (typeof value === 'string' && isSecret && value.length > 7) secrets.add(value);
  if (value instanceof URLSearchParams) for (const [name, each] of value) gather(each, SECRET.test(name));
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) gather(each, isSecret || SECRET.test(name));
}

/** All that accounts keep: hashes, the keys of links, sessions and status pages. */
function gatherKept(): void {
  const { store } = api.world;
  for (const name of ['users', 'clients', 'api-tokens', 'demo-password', 'signing-key'])
    for (const row of store.rows(`accounts/${name}`).values()) gather(row, typeof row === 'string');
  for (const name of ['api-tokens', 'links', 'families', 'requests'])
    for (const [key] of store.rows(`accounts/${name}`).entries()) secrets.add(key);
  for (const { key } of requestRows(api.world).values()) secrets.add(key);
}

/** What the call began is done; it goes on in turns with the questions about it. */
async function ended(said: string, token: string | undefined): Promise<void> {
  const { id } = JSON.parse(said) as { id: string };
  let task = { status: 'running' };
  while (task.status === 'running')
    task = (await (await api.call(`GET /api/v2/ingest/task/${id}`, { token })).json()) as typeof task;
  expect(task).toMatchObject({ status: 'done' });
}

const standingIn = (entries: unknown): string[] => {
  const all = JSON.stringify(entries);
  return [...secrets].filter((secret) => all.includes(secret));
};
const tried = new Set<Line>();

test.each(told)('%s is told, and no password, hash, secret, key or token with it', async (line) => {
  const sample = samples[line];
  const row = rows[line];
  if (!row) throw new Error('There is no row.');
  const { as = sampleCaller(sample) } = row;
  const body = row.more ? { ...(sample.body as object), ...row.more } : (row.body ?? sample.body);
  await sample.given?.();
  await row.given?.(sample);
  gatherKept();
  const before = new Set(kept().map(([key]) => key));
  const added = () => kept().flatMap(([key, entry]) => (before.has(key) ? [] : [entry]));
  const address = lineOf(line);
  if (line.includes(':token')) secrets.add(/[\da-f-]{36}/.exec(address)?.[0] ?? 'none');
  const response = await api.call(address, { token: tokens[as], body });
  const said = await response.text();
  expect([said, response.status < 300]).toEqual([said, true]);
  if (row.goesOn) await ended(said, tokens[as]);

  const entries = added();
  expect(entries.map((entry) => `${entry.class} ${entry.action}`).toSorted()).toEqual(
    [row.entry, ...(row.also ?? [])].toSorted(),
  );
  const entry = entries.find((each) => `${each.class} ${each.action}` === row.entry);
  expect(entry?.id).toMatch(/\S/);
  if (row.who === undefined) expect(entry?.by).toBe(api.world.users.byEmail(PEOPLE[as] ?? '')?.uuid ?? 'a person');
  else if (row.who === 'themself') expect(entry?.by).toBe(entry?.id);
  else expect(entry).toMatchObject({ party: row.who });

  const change = entry?.changes.find(({ property }) => property === row.property);
  if (row.property !== undefined) expect(entry?.changes.map(({ property }) => property)).toContain(row.property);
  if (BARE.test(`${row.entry} ${row.property ?? ''}`))
    for (const each of entry?.changes ?? []) expect(Object.keys(each)).toEqual(['property']);
  else if (change && 'added' in change) expect((change.added ?? 0) + (change.removed ?? 0)).toBeGreaterThan(0);
  else if (change) expect(change.previous ?? null).not.toBe(change.value ?? null);
  gatherKept();
  gather(body);
  gather(said.startsWith('{') ? JSON.parse(said) : null);
  expect(secrets.size).toBeGreaterThan(5);
  expect(standingIn(entries)).toEqual([]);
  tried.add(line);
});

/** Nor one that came to be known only later. */
afterAll(() => {
  expect(standingIn(kept())).toEqual([]);
  if (tried.size === told.length) expect(secrets.size).toBeGreaterThan(50);
});
