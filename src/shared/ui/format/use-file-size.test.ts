import { fileSize } from './use-file-size';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1240, '1.24 kB'],
  [99_950, '100 kB'],
  [3_500_000, '3.5 MB'],
  [1e12, '1,000 GB'],
])('%d bytes are %s', (bytes, text) => expect(fileSize(bytes, 'en')).toBe(text));

test.each([
  ['es', '1,24 kB'],
  ['fr', '1,24 ko'],
  ['ar', '1.24 كيلوبايت'],
  ['ko', '1.24kB'],
  ['ja', '1.24 KB'],
])('in %s the units are its own: %s', (language, text) =>
  // Releases of the CLDR differ in the width of spaces.
  expect(fileSize(1240, language).replaceAll(/\s/g, ' ')).toBe(text),
);
