import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testApi } from '../../mocks/rules/world/api.fixture';
import { DEMO_PASSWORD } from '../../mocks/data/users/demo-users';

/*
 * What the documentation shows to be copied works: its `sh` blocks are sent to the reference API in their order, and a
 * `json` or `text` block behind one has the form of the last answer. A line of a block is `NAME=value`, `curl …`, or
 * `NAME=$(curl … | jq -r '.path')`; a backslash continues it.
 */

const TEXTS = join('mocks', 'data', 'content', 'texts', 'en');

const api = testApi({ accessions: 600 });
const asJson = async (response: Response): Promise<unknown> => response.json();

type Values = Record<string, string>;

/** What a reader has of their own. */
const own: Values = { API: 'http://localhost', INSTCODE: 'DEU146' };

beforeAll(async () => {
  const token = await api.token('admin@example.org');
  const body = { label: 'examples', password: DEMO_PASSWORD };
  const made = (await asJson(await api.call('POST /api/v1/me/tokens', { token, body }))) as { token: string };
  own['API_TOKEN'] = made.token;
});

/** The words of a command; `$NAME` stands for a value, but in single quotes. */
const wordsOf = (command: string, values: Values): string[] =>
  Array.from(
    command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g),
    ([, single, double, bare = '']) =>
      single ?? (double ?? bare).replace(/\$(\w+)/g, (_, name: string) => values[name] ?? ''),
  );

function send(command: string, values: Values): Promise<Response> {
  const [program, ...words] = wordsOf(command, values);
  expect(program).toBe('curl');
  const headers: Record<string, string> = {};
  let [url, body]: [string, unknown] = ['', undefined];
  while (words.length > 0) {
    const word = words.shift() ?? '';
    if (/^-sf?$/.test(word)) continue;
    if (!word.startsWith('-')) {
      url = word;
      continue;
    }
    const value = words.shift() ?? '';
    if (word === '-H') headers[value.replace(/:.*/, '')] = value.replace(/^.*?: /, '');
    else if (word === '-u') headers['Authorization'] = `Basic ${btoa(value)}`;
    else if (word === '-d') body = new URLSearchParams(value);
    else if (word === '--json') body = JSON.parse(value);
    else expect(word).toBe('-o');
  }
  const { pathname, search } = new URL(url);
  return api.call(`${body === undefined ? 'GET' : 'POST'} ${pathname}${search}`, { body, headers });
}

const at = (value: unknown, path: string): unknown =>
  path.match(/\w+/g)?.reduce((found: unknown, key) => (found as Record<string, unknown> | undefined)?.[key], value);

/** Sends each line of a block and keeps what it names. @returns the last answer, if anything was asked. */
async function run(block: string, values: Values): Promise<Response | undefined> {
  let last: Response | undefined;
  for (const line of block.replace(/\\\n/g, ' ').replace(/\|\n/g, '| ').trim().split('\n')) {
    const [, kept, command, path = ''] = /^(\w+)=\$\((.*) \| +jq -r '(.*)'\)$/.exec(line) ?? [];
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (kept && command) {
      const found = at(await asJson(await send(command, values)), path);
      expect([line, found]).toEqual([line, expect.stringMatching(/./)]);
      values[kept] = String(found);
    } else if (name) values[name] ??= value;
    else last = await send(line, values);
  }
  return last;
}

const KINDS: Record<string, unknown> = { string: String, number: Number, boolean: Boolean };

/** The same properties with values of the same kinds; other properties may be there, too. */
function formOf(shown: unknown): unknown {
  if (Array.isArray(shown)) return shown.length > 0 ? expect.arrayContaining(shown.map(formOf)) : expect.any(Array);
  if (typeof shown !== 'object' || shown === null) return expect.any(KINDS[typeof shown]);
  return expect.objectContaining(Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, formOf(value)])));
}

const blocksOf = (markdown: string) =>
  Array.from(markdown.matchAll(/^```(sh|json|text)\n([\s\S]*?)^```$/gm), ([, kind, text = '']) => ({ kind, text }));

test.each(['apis', 'brapi', 'passport-updates'])('the examples of %s answer as they are shown', async (page) => {
  const values = { ...own };
  const blocks = blocksOf(readFileSync(join(TEXTS, `${page}.md`), 'utf8'));
  expect(blocks.length).toBeGreaterThan(1);
  for (const [place, { kind, text }] of blocks.entries()) {
    if (kind !== 'sh') continue;
    const answer = await run(text, values);
    if (!answer) continue;
    const shown = blocks[place + 1];
    const isRefused = shown?.kind === 'json' && 'error' in (JSON.parse(shown.text) as object);
    expect([text, answer.ok]).toEqual([text, !isRefused]);
    if (shown?.kind === 'json') expect(await asJson(answer)).toEqual(formOf(JSON.parse(shown.text)));
    if (shown?.kind === 'text') expect((await answer.text()).replace('\uFEFF', '')).toContain(shown.text.trim());
  }
});
