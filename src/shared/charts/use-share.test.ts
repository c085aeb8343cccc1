import { shareOf } from './use-share';

test.each([
  [0, 0, '0.0%'],
  [0, 10_000, '0.0%'],
  [5, 10_000, '< 0.1%'],
  [15, 10_000, '0.2%'],
  [1235, 10_000, '12.4%'],
  [9985, 10_000, '99.9%'],
  [9995, 10_000, '> 99.9%'],
  [10_000, 10_000, '100.0%'],
])('%d of %d are %s', (count, whole, text) => expect(shareOf(count, whole, 'en')).toBe(text));

test.each([
  ['es', '12,4 %'],
  ['fr', '12,4 %'],
  ['ar', '12.4%'],
  ['ko', '12.4%'],
])('in %s: %s', (language, text) =>
  // Releases of the CLDR differ in the width of spaces and in marks of direction.
  expect(
    shareOf(1235, 10_000, language)
      .replaceAll(/\s/g, ' ')
      .replaceAll(/[\u200E\u200F]/g, ''),
  ).toBe(text),
);
