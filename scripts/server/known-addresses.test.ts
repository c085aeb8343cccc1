import { knownAddresses, knownAddressesMap } from './known-addresses';

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

test('a pattern survives the quoting of an nginx file', () => {
  expect(knownAddressesMap([String.raw`^/a\.b\n"c$`])).toContain(String.raw`  "~^/a\\.b\\n\"c$" 1;`);
});
