import { bareDoi, isDoi } from './patterns';

test.each([
  ['10.18730/1CJ6N', true],
  ['10.1000.10/123', true],
  ['https://doi.org/10.18730/1CJ6N', true],
  [' doi: 10.18730/1CJ6N ', true],
  ['wheat 10.18730/1CJ6N', false],
  ['10.18730/1CJ6N and more', false],
  ['"10.18730/1CJ6N"', false],
  ['11.18730/1CJ6N', false],
  ['10.18730', false],
])('whether "%s" is a DOI: %s', (text, expected) => expect(isDoi(text)).toBe(expected));

test.each([
  ['http://dx.doi.org/10.18730/1CJ6N', '10.18730/1CJ6N'],
  ['DOI:10.18730/1CJ6N', '10.18730/1CJ6N'],
  [' PI 316141 ', 'PI 316141'],
])('"%s" without a resolver: %s', (text, expected) => expect(bareDoi(text)).toBe(expected));
