import { readFileSync } from 'node:fs';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import { sourceFiles, type SourceFile } from './source-files';

/** Whatever can leave something in a browser, or sends something from it unasked. */
const STORES =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|caches\.(?:open|match|keys|delete)|new Level|sendBeacon|Set-Cookie)\b/;

/** Where a name stands when something is kept or sent under it. */
const NAMED = [
  /\b(?:local|session)Storage\.setItem\(([^,]+),/g,
  /\bstoreTexts\(\{[^}]*?\[(\w+)\]:/g,
  /\bjar\.write\(([^,]+),/g,
  /document\.cookie = `\$\{(\w+)\}=/g,
  /'Set-Cookie': `\$\{(\w+\(\w+\))\}=/g,
  /\bcaches\.open\(([^)]+)\)/g,
  /\bbrowserStores\(([^,]+),/g,
  /\bsendBeacon\(serverAddress\(([^)]+)\)/g,
  /\breporterTo\(config\.(\w+)\)/g,
];

/** They are handed the names, which are read where they are handed on, or only read and remove. */
const HANDED = [
  'browser-stores.ts',
  'cookie-jar.ts',
  'failures.ts',
  'register-service-worker.ts',
  'running-session.ts',
  'stored-texts.ts',
];

const product = sourceFiles().filter(({ path }) => /^(src|mocks)\//.test(path) && !/\.(test|fixture)\./.test(path));

/** The fixed part of a name: `columnWidths.` of a template, of a constant, or of the function that makes it. */
function fixedPart(expression: string, file: SourceFile): string | undefined {
  const quoted = /^'([^']+)'/.exec(expression)?.[1] ?? /^`(?:\$\{\w+\})?([^`$]+)/.exec(expression)?.[1];
  const name = /^\w+/.exec(expression)?.[0];
  if (quoted !== undefined || name === undefined) return quoted;
  if (/^[A-Z]+_URL$/.test(name)) return name;
  const meant = new RegExp(String.raw`const ${name}(?:: \w+)? = (?:\([^)]*\)(?:: \w+)? => )?(.+);`);
  const found = [file, ...product].map(({ text }) => meant.exec(text)?.[1]).find((each) => each !== undefined);
  return found === undefined ? undefined : fixedPart(found, file);
}

const namedIn = (file: SourceFile): (string | undefined)[] =>
  NAMED.flatMap((pattern) => [...file.text.matchAll(pattern)]).map(([, name = '']) => fixedPart(name, file));

const stored = product.filter(({ text }) => STORES.test(text) || NAMED.some((pattern) => text.search(pattern) >= 0));
const names = [...new Set(stored.flatMap(namedIn).filter((name) => name !== undefined))].toSorted();

/** The names in the first column of the page's tables; `…` stands for what varies. */
function namesOnPage(language: string): string[] {
  const text = readFileSync(`mocks/data/content/texts/${language}/privacy.md`, 'utf8');
  return [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name.replaceAll('…', '')).toSorted();
}

it('finds the name of everything that is kept', () => {
  expect(names).toEqual(expect.arrayContaining(['access_token', 'myList', 'typed:', 'portal-', '/event']));
  const unread = stored.filter((file) => namedIn(file).length === 0 || namedIn(file).includes(undefined));
  expect(unread.map(({ path }) => path.replace(/^.*\//, '')).toSorted()).toEqual(HANDED);
});

it.each(ENABLED_LANGUAGES)('names all of it on the page about privacy, and nothing else: %s', (language) => {
  expect(namesOnPage(language)).toEqual(names);
});
