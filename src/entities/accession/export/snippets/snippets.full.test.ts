import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { PORTAL_CLIENT } from '../../../../../mocks/rules/tokens/clients';
import { makeWorld } from '../../../../../mocks/rules/world/world';
import { apiServer } from '../../../../../mocks/adapters/http';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { curlSnippet, shellWord } from './curl';
import { pythonSnippet, pythonValue } from './python';
import { rSnippet, rString } from './r';
import { PAGE_ROWS, type SnippetRequest } from './request';

const run = promisify(execFile);
const has = async (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  );

const world = makeWorld({ accessions: 2_600 });
const server = apiServer(world);
let base = '';
let folder = '';
let python = false;
let curl = false;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snippets-'));
  [python, curl] = await Promise.all([has('python3'), has('curl')]);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => void server.close(resolve));
  await rm(folder, { recursive: true });
});

const request = (filter: AccessionFilter, code?: string): SnippetRequest => ({
  tokenUrl: `${base}/oauth/token`,
  queryUrl: `${base}/api/v2/acn/query`,
  clientId: PORTAL_CLIENT.clientId,
  clientSecret: PORTAL_CLIENT.clientSecret,
  filter,
  code,
  columns: ['accessionNumber', 'taxonomy.taxonName'],
});

const HOSTILE = `"'$(touch x)\`touch y\`\\ "; rm -rf .\n%{x} é 🌾`;
const filters: [string, AccessionFilter][] = [
  ['the whole catalogue, over several pages', {}],
  ['a flag and codes', { available: true, sampStat: [300, 500] }],
  [
    'text that no language may take for its own',
    { OR: { taxonomy: { genus: ['Zea'] } }, accessionName: { contains: [HOSTILE] } } as AccessionFilter,
  ],
  ['nothing at all', { crop: ['none of these'] }],
];

const environment = { ...process.env, no_proxy: '*', http_proxy: '', PYTHONIOENCODING: 'utf-8' };

describe.each(filters)('%s', (_, filter) => {
  test('Python asks for all of it', async () => {
    if (!python) return;
    const program = join(folder, 'snippet.py');
    await writeFile(program, pythonSnippet(request(filter)));
    const { stdout } = await run('python3', [program], { env: environment, cwd: folder });
    expect(Number(stdout)).toBe(await world.accessions.count(filter));
  });

  test('curl asks for all of it', async () => {
    if (!curl) return;
    const cwd = await mkdtemp(join(folder, 'curl-'));
    await run('sh', ['-c', curlSnippet(request(filter))], { env: environment, cwd });
    const files = await readdir(cwd);
    const pages = await Promise.all(
      files.map(async (name) => JSON.parse(await readFile(join(cwd, name), 'utf8')) as { content: unknown[] }),
    );
    const count = await world.accessions.count(filter);
    expect(files.every((name) => /^accessions-\d+\.json$/.test(name))).toBe(true);
    expect(files).toHaveLength(Math.max(1, Math.ceil(count / PAGE_ROWS)));
    expect(pages.flatMap(({ content }) => content)).toHaveLength(count);
  });
});

test('a long filter is asked for by its code', async () => {
  const uuids = Array.from({ length: 200 }, (_, n) => `00000000-0000-5000-8000-${String(n).padStart(12, '0')}`);
  const asked = request({ uuid: uuids }, 'v3abc');
  expect(pythonSnippet(asked)).toContain('"f": "v3abc"');
  expect(rSnippet(asked)).toContain(", f = 'v3abc'");
  expect(curlSnippet(asked)).toContain('&f=v3abc&p=');
  for (const write of [pythonSnippet, rSnippet, curlSnippet]) expect(write(asked)).not.toContain(uuids[0]);
});

test('Python reads every value as JSON has it', async () => {
  if (!python) return;
  const values = fc.sample(fc.jsonValue(), { numRuns: 60, seed: 1 });
  const program = values.map((value) => `print(json.dumps(${pythonValue(value)}))`).join('\n');
  const file = join(folder, 'values.py');
  await writeFile(file, `import json\n${program}\n`);
  const { stdout } = await run('python3', [file], { env: environment });
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(values.map((value) => JSON.parse(JSON.stringify(value)) as unknown));
});

test('the shell sees every text as one word', async () => {
  const texts = fc
    .sample(fc.string({ unit: 'grapheme' }), { numRuns: 60, seed: 1 })
    .filter((text) => !text.includes('\0'));
  for (const text of [HOSTILE, ...texts]) {
    const { stdout } = await run('sh', ['-c', `printf %s ${shellWord(text)}`]);
    expect(stdout).toBe(text);
  }
});

test('R holds the filter as one string of JSON', () => {
  const program = rSnippet(request({ accessionName: { contains: ["O'Neill\\"] } } as AccessionFilter));
  expect(program).toContain(String.raw`filter <- '{"accessionName":{"contains":["O\'Neill\\\\"]}}'`);
  expect(program).toContain(`request('${base}/api/v2/acn/query')`);
  expect(program.match(/[({[]/g)).toHaveLength(program.match(/[)}\]]/g)?.length ?? 0);
  expect(rString("a'b\\c\n\r")).toBe(String.raw`'a\'b\\c\n\r'`);
});
