import * as fc from 'fast-check';
import { wordDiff, type DiffPart } from './word-diff';
import { runs } from '../../../../test/harness/runs';

const without = (parts: readonly DiffPart[], is: DiffPart['is']) =>
  parts
    .filter((part) => part.is !== is)
    .map(({ text }) => text)
    .join('');

test.each<[string, string, DiffPart[]]>([
  ['', '', []],
  ['one two', 'one two', [{ is: 'same', text: 'one two' }]],
  ['', 'new', [{ is: 'in', text: 'new' }]],
  [
    'the the seed , stored',
    'the seed, stored',
    [
      { is: 'same', text: 'the ' },
      { is: 'out', text: 'the ' },
      { is: 'same', text: 'seed' },
      { is: 'out', text: ' ' },
      { is: 'same', text: ', stored' },
    ],
  ],
  [
    'utilise seed',
    'use seed',
    [
      { is: 'out', text: 'utilise' },
      { is: 'in', text: 'use' },
      { is: 'same', text: ' seed' },
    ],
  ],
])('%j and %j', (before, after, expected) => expect(wordDiff(before, after)).toEqual(expected));

test('both texts can be read from it, whatever they are', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom('seed', ' ', 'the', ',', '\n', 'كلمة', '種')).map((words) => words.join('')),
  );
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after);
      expect(without(parts, 'in')).toBe(before);
      expect(without(parts, 'out')).toBe(after);
    }),
    { seed: 41, numRuns: runs(300) },
  );
});

test('two long texts that share nothing are one replaced by the other', () => {
  const [before, after] = ['a '.repeat(9_000), 'b '.repeat(9_000)];
  const parts = wordDiff(before, after);
  expect(without(parts, 'in')).toBe(before);
  expect(without(parts, 'out')).toBe(after);
  expect(parts.length).toBeLessThan(5);
});
