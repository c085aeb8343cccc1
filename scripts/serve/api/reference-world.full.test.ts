import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../../mocks/data/users/demo-users';
import { parseOptions } from '../options';
import { referenceWorld } from './reference-world';

const ADMIN = 'admin@example.org';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'world-'));
  writeFileSync(join(folder, 'mine.csv'), 'INSTCODE,ACCENUMB,GENUS\nNLD037,CGN1,Triticum\n');
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** What a start with these words says, who may sign in, and whether anybody may read the messages. */
async function start(words: string[], environment: Record<string, string> = {}) {
  const all = words.includes('--data') ? words : [...words, '--accessions', '5'];
  const { world, lines } = await referenceWorld(parseOptions(all), {
    DATA_FOLDER: join(folder, 'data'),
    ...environment,
  });
  const said = lines.join('\n');
  const opens = async (password: string) => typeof (await world.users.authenticate(ADMIN, password)) === 'object';
  const password = /password (\S+)/.exec(said)?.[1] ?? '';
  const seen = {
    published: await opens(DEMO_PASSWORD),
    printed: await opens(password),
    mailbox: world.settings.mailbox,
  };
  await world.store.close();
  return { ...seen, said, password };
}

test('the demo on this machine has its accounts and its mailbox', async () => {
  const { said, ...seen } = await start([]);
  expect(seen).toMatchObject({ published: true, printed: true, mailbox: true });
  expect(said).toContain('user@example.org');
});

test.each([
  ['on all addresses', [], { HOST: '0.0.0.0' }],
  ['on a public address', [], { HOST: '::' }],
  ['behind a proxy', [], { TRUST_PROXY: 'true' }],
  ['under a public name', [], { FRONTEND_URL: 'https://pgr.example.org' }],
])('%s the published password opens nothing, and no page shows messages', async (_, words, environment) => {
  const { said, ...seen } = await start(words, environment);
  expect(seen).toMatchObject({ published: false, printed: true, mailbox: false });
  expect(said).not.toContain(DEMO_PASSWORD);
});

test('who says so opens both to others', async () => {
  const seen = await start(['--demo-accounts', '--open-mailbox'], { HOST: '0.0.0.0' });
  expect(seen).toMatchObject({ published: true, mailbox: true });
});

test('data of one’s own has an administrator with a password that is said once', async () => {
  const words = ['--data', join(folder, 'mine.csv')];
  const first = await start(words);
  expect(first).toMatchObject({ published: false, printed: true, mailbox: true });
  const again = await start(words);
  expect(again.said).not.toContain(first.password);
  expect(again.published).toBe(false);
});
