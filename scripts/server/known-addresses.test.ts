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

test.each([
  ['/', 'pages/welcome.en.html'],
  ['/es', 'pages/welcome.es.html'],
  ['/a', 'pages/accessions.en.html'],
  ['/es/a/v2xqd5LzYpP', 'pages/accessions.es.html'],
  ['/es/a/f1c5d0a2-0000-5000-8000-000000000000', 'pages/other.es.html'],
  ['/a/map', 'pages/other.en.html'],
  ['/nowhere', 'pages/other.en.html'],
  // Not open to everybody, and switched off.
  ['/ar/a', 'pages/accessions.en.html'],
  ['/de/a', 'pages/accessions.en.html'],
])('%s begins with %s', (path, page) => expect(firstPages('en, es')(path)).toBe(page));

test('a pattern survives the quoting of an nginx file', () => {
  expect(knownAddressesMap([String.raw`^/a\.b\n"c$`])).toContain(String.raw`  "~^/a\\.b\\n\"c$" 1;`);
});
