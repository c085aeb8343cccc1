import { shortText } from './short-text';

const word = 'wheat ';

test.each([
  [undefined, undefined],
  ['', undefined],
  [' \n', undefined],
  ['**Old** [landraces](https://example.org/a_b) of _wheat_.', 'Old landraces of wheat.'],
  ['<p>Rice</p>\n<p>Barley <img src=x onerror=alert(1)></p>', 'Rice Barley'],
  [word.repeat(100), `${word.repeat(26).trim()}…`],
  ['w'.repeat(500), `${'w'.repeat(159)}…`],
])('of %j engines read %j', (text, expected) => {
  expect(shortText(text)).toBe(expected);
});

test('a text of one mark is read in no time', () => {
  for (const mark of ['<', '[', '](', '![', ' .']) shortText(mark.repeat(1_000_000));
});
