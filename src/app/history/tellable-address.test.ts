import { tellableAddress, tellablePath } from './tellable-address';

const TOKEN = '11111111-2222-4333-8444-555555555555';
// As much of a location as is read.
const told = (address: string) => tellableAddress(new URL(address, 'https://portal.example') as unknown as Location);

test.each([
  [`/profile/${TOKEN}/validate`, '/profile/{tokenUUID}/validate'],
  [`/profile/${TOKEN}/pwdreset/cancel`, '/profile/{tokenUUID}/pwdreset/cancel'],
  // As mail programs break them: no page is there, but the token is.
  [`/profile/${TOKEN}/validate.`, '/profile/{tokenUUID}/validate.'],
  [`/profile/${TOKEN}`, '/profile/{tokenUUID}'],
  [`/requests/status/${TOKEN}`, '/requests/status/{tokenUUID}'],
  [`/request/${TOKEN}/approve`, '/request/{tokenUUID}/approve'],
  ['/requests/create/submit', '/requests/create/submit'],
  ['/dashboard/profile', '/dashboard/profile'],
  ['/a/v2q64FAA', '/a/v2q64FAA'],
])('%s is told as %s', (path, expected) => {
  expect(tellablePath(path)).toBe(expected);
});

test.each([
  [`/es/profile/${TOKEN}/delete?a=b`, 'https://portal.example/es/profile/{tokenUUID}/delete?a=b'],
  ['/login?code=abc&state=def', 'https://portal.example/login'],
  [`/ar/login?from=%2Fprofile%2F${TOKEN}%2Fvalidate`, 'https://portal.example/ar/login'],
  ['/a/v2q64FAA?page=2#top', 'https://portal.example/a/v2q64FAA?page=2#top'],
  ['/es', 'https://portal.example/es/'],
])('whoever helps reads of %s: %s', (address, expected) => {
  expect(told(address)).toBe(expected);
});
