import { formatFor } from './use-format';

/** Releases of the CLDR differ in the width of spaces and in marks of direction. */
const seen = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/[\u200E\u200F]/g, '');

test.each([
  ['en', '-12,345.678', '1.01'],
  ['es', '-12.345,678', '1,01'],
  ['fr', '-12 345,678', '1,01'],
  ['cs', '-12 345,678', '1,01'],
  ['ar', '-12,345.678', '1.01'],
  ['pt-BR', '-12.345,678', '1,01'],
  ['ko', '-12,345.678', '1.01'],
  ['ja', '-12,345.678', '1.01'],
])('numbers in %s: %s, %s', (language, usual, ofTwoDigits) => {
  const { number } = formatFor(language);
  expect(seen(number(-12_345.678))).toBe(usual);
  expect(number(1.005, 2)).toBe(ofTwoDigits);
});

test.each([
  ['en', 'Sep 5, 2024', 'Sep 2024'],
  ['es', '5 sept 2024', 'sept 2024'],
  ['fr', '5 sept. 2024', 'sept. 2024'],
  ['cs', '5. 9. 2024', 'září 2024'],
  ['ar', '05/09/2024', 'سبتمبر 2024'],
  ['pt-BR', '05/09/2024', 'set. de 2024'],
  ['ko', '2024. 9. 5.', '2024년 9월'],
  ['ja', '2024/09/05', '2024年9月'],
])('in %s a day is %s, a month %s', (language, ofDay, ofMonth) => {
  const { day, mcpdDate } = formatFor(language);
  expect(seen(day('2024-09-05T23:59:59Z'))).toBe(ofDay);
  expect(seen(mcpdDate('20240905'))).toBe(ofDay);
  expect(seen(mcpdDate('20240900'))).toBe(ofMonth);
  expect(mcpdDate('2024----')).toBe('2024');
});

test('what is no date stays as it is', () => {
  const { day, mcpdDate } = formatFor('en');
  expect(day('no date')).toBe('no date');
  expect(mcpdDate('no date')).toBe('no date');
});

test.each([
  ['en', 'Gerste, Orge, Cebada'],
  ['es', 'Gerste, Orge y Cebada'],
  ['ar', 'Gerste، Orge، Cebada'],
  ['ja', 'Gerste、Orge、Cebada'],
  ['ko', 'Gerste, Orge 및 Cebada'],
])('in %s names are parted: %s', (language, text) =>
  expect(formatFor(language).list(['Gerste', 'Orge', 'Cebada'])).toBe(text),
);
