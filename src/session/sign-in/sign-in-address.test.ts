import { returnPath, signInAddress } from './sign-in-address';

test('what was asked for survives the way through the address', () => {
  const path = '/a/v2xyz?p=2&s=acceNumb&q=a%26b#top';
  expect(returnPath(new URL(signInAddress(path), 'http://localhost').search)).toBe(path);
});

test.each([
  ['nothing', ''],
  ['another host', 'https://example.com/'],
  ['a host without scheme', '//example.com/a'],
  ['a host by backslash', '/\\example.com'],
  ['a host behind a tab', '/\t/example.com'],
  ['a host behind a dot', '/.//example.com'],
  ['a script', 'javascript:alert(1)'],
  ['no leading slash', 'admin'],
  ['the sign-in page itself', '/login?from=%2Flogin'],
])('%s is no way back', (_, from) => {
  expect(returnPath(`?${new URLSearchParams({ from })}`)).toBeUndefined();
});
