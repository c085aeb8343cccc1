import { firstPages, knownAddresses, knownAddressesMap } from './known-addresses';

const known = knownAddresses();

test.each([
  '/',
  '/a',
  '/a/',
  '/es/a/v2xqd5LzYpP',
  '/a/0b4f-1',
  '/10.18730/1CJ6N',
  '/wiews/NLD037',
  '/pt-BR/wiews',
  '/login',
])('%s is an address', (path) => expect(known(path)).toBe(true));

test.each(['/nowhere', '/A', '/a/%zz', '/wiews/nld37', '/assets/gone.js', '/xx/a', '/..%2f', '/a/b/c/d'])(
  '%s is none',
  (path) => expect(known(path)).toBe(false),
);

const FIRST = [
  ['/', 'pages/welcome.en.html'],
  ['/es', 'pages/welcome.es.html'],
  ['/a', 'pages/accessions.en.html'],
  ['/es/a/v2xqd5LzYpP', 'pages/accessions.es.html'],
  ['/es/a/f1c5d0a2-0000-5000-8000-000000000000', 'pages/accession.es.html'],
  ['/datasets/f1c5d0a2-0000-5000-8000-000000000000', 'pages/dataset.en.html'],
  ['/a/map', 'pages/other.en.html'],
  ['/nowhere', 'pages/other.en.html'],
  // Not open to everybody, and switched off.
  ['/ar/a', 'pages/accessions.en.html'],
  ['/de/a', 'pages/accessions.en.html'],
] as const;

test.each(FIRST)('%s begins with %s', (path, page) => expect(firstPages('en, es')(path)).toBe(page));

test.each(FIRST)('nginx begins %s with %s', (path, page) => {
  const [, map = ''] = knownAddressesMap().split('$first_page {');
  const lines = [...map.matchAll(/^ {2}"~(.*)" (\w+);$/gm)].map(([, pattern = '', name = '']) => ({ pattern, name }));
  const found = lines.find(({ pattern }) => new RegExp(pattern.replaceAll('\\\\', '\\')).test(path));
  expect(found?.name ?? 'other').toBe(/\/(\w+)\./.exec(page)?.[1]);
});

test('a pattern survives the quoting of an nginx file', () => {
  expect(knownAddressesMap([String.raw`^/a\.b\n"c$`])).toContain(String.raw`  "~^/a\\.b\\n\"c$" 1;`);
});
