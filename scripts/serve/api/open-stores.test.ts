import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeStore } from '../../../mocks/tools/store/store';
import { openStores } from './open-stores';

const root = mkdtempSync(join(tmpdir(), 'stores-'));
afterAll(() => rmSync(root, { recursive: true }));

let made = 0;
const folder = () => join(root, String((made += 1)));

async function opened(at: string, fingerprint = 'demo-300', fresh = false) {
  const { stores, notes } = await openStores(at, fingerprint, fresh);
  const store = makeStore(stores);
  await store.ready();
  return { store, notes, users: store.rows<string>('accounts/users'), drafts: store.rows<string>('subset') };
}

/** Two starts, each with something kept: rows lie in a table and in a log. */
async function written(at: string): Promise<void> {
  const first = await opened(at);
  first.users.set('admin', 'own password');
  first.drafts.set('draft', 'title');
  await first.store.close();
  const second = await opened(at);
  second.users.set('nina', 'own password');
  second.drafts.set('later', 'title');
  await second.store.close();
}

test('accounts are one whatever data is served, changes belong to the data', async () => {
  const at = folder();
  await written(at);
  const other = await opened(at, 'files-1234');
  expect([...other.users.entries()]).toEqual([
    ['admin', 'own password'],
    ['nina', 'own password'],
  ]);
  expect(other.drafts.size).toBe(0);
  await other.store.close();
  const fresh = await opened(at, 'files-1234', true);
  expect(fresh.users.size).toBe(0);
  await fresh.store.close();
  const before = await opened(at);
  expect(before.drafts.size).toBe(2);
  await before.store.close();
});

const posix = process.platform === 'win32' ? test.skip : test;

posix('nobody else of the machine reads them: keys and letters are in them', async () => {
  const at = folder();
  // One that an earlier version left open.
  mkdirSync(join(at, 'accounts'), { recursive: true, mode: 0o755 });
  await written(at);
  for (const path of ['accounts', 'changes/demo-300']) expect(statSync(join(at, path)).mode & 0o077).toBe(0);
});

test('a folder in use is refused with a sentence, and nothing is taken from it', async () => {
  const at = folder();
  const { store, users } = await opened(at);
  users.set('admin', 'own password');
  await store.commit();
  for (const fresh of [false, true])
    await expect(openStores(at, 'demo-300', fresh)).rejects.toThrow(/in use by another process/);
  users.set('nina', 'own password');
  await store.close();
  const again = await opened(at);
  expect(again.users.size).toBe(2);
  await again.store.close();
});

test('a folder that cannot be made is refused with a sentence', async () => {
  const at = folder();
  writeFileSync(at, 'a file');
  await expect(openStores(at, 'demo-300')).rejects.toThrow(/cannot be written: .*DATA_FOLDER/);
});

type Damage = [string, (path: string) => void];
const files = (path: string, pattern: RegExp) =>
  readdirSync(path)
    .filter((name) => pattern.test(name))
    .map((name) => join(path, name));
const spoil = (path: string): void => {
  const bytes = readFileSync(path);
  for (let at = 0; at < bytes.length; at += 7) bytes[at] = (bytes[at] ?? 0) ^ 0x55;
  writeFileSync(path, bytes);
};
const DAMAGES: Damage[] = [
  ['no CURRENT', (path) => rmSync(join(path, 'CURRENT'))],
  ['an unreadable CURRENT', (path) => writeFileSync(join(path, 'CURRENT'), 'x')],
  ['no manifest', (path) => files(path, /^MANIFEST/).forEach((each) => rmSync(each))],
  ['an unreadable manifest', (path) => files(path, /^MANIFEST/).forEach(spoil)],
  ['no table', (path) => files(path, /\.ldb$/).forEach((each) => rmSync(each))],
  ['an unreadable table', (path) => files(path, /\.ldb$/).forEach(spoil)],
  ['a table cut off', (path) => files(path, /\.ldb$/).forEach((each) => truncateSync(each, 20))],
  ['nothing but the mark', (path) => files(path, /^(?!KEPT)/).forEach((each) => rmSync(each))],
];

describe.each(DAMAGES)('a folder with %s', (_, damage) => {
  test('of accounts ends the start: the published password must not open it', async () => {
    const at = folder();
    await written(at);
    damage(join(at, 'accounts'));
    const copy = `${at}-copy`;
    cpSync(at, copy, { recursive: true });
    await expect(openStores(at, 'demo-300')).rejects.toThrow(/accounts .* are damaged .*--fresh/);
    // Looking at it has not made it worse.
    await expect(openStores(at, 'demo-300')).rejects.toThrow(/damaged/);
    const fresh = await opened(at, 'demo-300', true);
    expect(fresh.users.size).toBe(0);
    await fresh.store.close();
  });

  test('of changes is set aside with its date, and said', async () => {
    const at = folder();
    await written(at);
    damage(join(at, 'changes', 'demo-300'));
    const { store, notes, users, drafts } = await opened(at);
    expect(notes.join()).toMatch(/changes of this data were damaged .* set aside in .*demo-300\.damaged-\d{4}-/);
    expect([users.size, drafts.size]).toEqual([2, 0]);
    await store.close();
    expect(readdirSync(join(at, 'changes')).some((name) => name.startsWith('demo-300.damaged-'))).toBe(true);
  });
});

test('rows lost from the middle of the log show', async () => {
  const at = folder();
  const { store, users } = await opened(at);
  for (const name of ['a', 'b', 'c', 'd']) {
    users.set('admin', `password ${name}`);
    users.set(name, 'x'.repeat(30_000));
    await store.commit();
  }
  const killed = `${at}-killed`;
  cpSync(at, killed, { recursive: true });
  await store.close();
  const [log = ''] = files(join(killed, 'accounts'), /\.log$/);
  const bytes = readFileSync(log);
  bytes.fill(0x7f, 40_000, 40_100);
  writeFileSync(log, bytes);
  await expect(openStores(killed, 'demo-300')).rejects.toThrow(/damaged/);
});

test('what one document held is taken over once', async () => {
  const at = folder();
  const path = join(at, 'changes', 'demo-300.json');
  mkdirSync(join(at, 'changes'), { recursive: true });
  const snapshot = {
    users: { users: [{ uuid: 'u', email: 'nina@example.org' }] },
    signingKey: 'abc',
    savedMaps: { u: [] },
  };
  writeFileSync(path, JSON.stringify(snapshot));
  const { store } = await opened(at);
  expect(store.rows('accounts/users').get('u')).toMatchObject({ email: 'nina@example.org', accountType: 'LOCAL' });
  expect(store.rows('accounts/signing-key').get('key')).toBe('abc');
  await store.close();
  expect(readdirSync(join(at, 'changes')).toSorted()).toEqual(['demo-300', 'demo-300.json.taken-over']);

  writeFileSync(join(at, 'changes', 'files-1.json'), JSON.stringify({ ...snapshot, savedMaps: { other: [] } }));
  const later = await opened(at, 'files-1');
  expect(later.notes.join()).toMatch(/left out, in .*files-1\.json\.left-out/);
  expect(later.store.rows('accounts/saved-maps').size).toBe(1);
  await later.store.close();

  writeFileSync(join(at, 'changes', 'demo-9.json'), '{"users":');
  await expect(openStores(at, 'demo-9')).rejects.toThrow(/cannot be read/);
});
