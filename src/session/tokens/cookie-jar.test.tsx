import * as fc from 'fast-check';
import { ACCESS, cookieJar, REFRESH } from './cookie-jar';

afterEach(() => {
  cookieJar().clear(ACCESS);
  cookieJar().clear(REFRESH);
});

test('gives back what was written, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      cookieJar().write(ACCESS, text);
      return cookieJar().read(ACCESS) === text;
    }),
  );
});

test('keeps the two apart, and clears one', () => {
  const jar = cookieJar();
  jar.write(ACCESS, 'a');
  jar.write(REFRESH, 'r');
  document.cookie = 'not_access_token=x; Path=/';
  jar.clear(ACCESS);
  expect([jar.read(ACCESS), jar.read(REFRESH)]).toEqual([undefined, 'r']);
});

test('holds for the whole origin, for no other site, and only encrypted where the page is', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  cookieJar().write(ACCESS, 'a');
  expect(set).toHaveBeenCalledWith('access_token=a; Path=/; SameSite=Strict');
});

test('a broken escape is no token', () => {
  document.cookie = `${ACCESS}=%E0%A4%A; Path=/`;
  expect(cookieJar().read(ACCESS)).toBeUndefined();
});

test('without cookies the page itself remembers', () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const jar = cookieJar();
  jar.write(ACCESS, 'a');
  expect([jar.read(ACCESS), /\baccess_token=a/.test(document.cookie)]).toEqual(['a', false]);
});
