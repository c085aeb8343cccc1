import * as fc from 'fast-check';
import { changesOf, differences, isSame, merged, type Side, type Values } from './conflict';

const value = fc.oneof(
  fc.constantFrom('', null, 'wheat', 'rye'),
  fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
  fc.record({ uuid: fc.constantFrom('1', '2') }),
);
const values: fc.Arbitrary<Values> = fc.record({ title: value, crops: value, owner: value });
const sides = fc.record({ title: fc.constantFrom<Side>('mine', 'theirs') });

test.each([
  ['', null, true],
  ['', undefined, true],
  [[], null, false],
  [['a'], ['a'], true],
  [0, null, false],
])('%j and %j are the same: %s', (one, other, same) => expect(isSame(one, other)).toBe(same));

test('only what was changed is sent', () => {
  const base = { title: 'A', source: null, crops: ['wheat'] };
  expect(changesOf(base, { title: 'B', source: '', crops: ['wheat'] })).toEqual({ title: 'B' });
});

test('two who change the same to different values clash, two who change different things do not', () => {
  const base = { title: 'A', source: 'x', crops: ['wheat'] };
  const mine = { title: 'B', source: 'x', crops: ['rye'] };
  const theirs = { title: 'C', source: 'y', crops: ['rye'] };
  expect(differences(base, mine, theirs)).toEqual([
    { name: 'title', mine: 'B', theirs: 'C', clash: true },
    { name: 'source', mine: 'x', theirs: 'y', clash: false },
  ]);
  expect(merged(base, mine, theirs, () => 'mine')).toEqual({ title: 'B', source: 'y', crops: ['rye'] });
  expect(merged(base, mine, theirs, () => 'theirs')).toEqual({ title: 'C', source: 'y', crops: ['rye'] });
});

test('no change of anybody is lost but by choice, whatever was changed', () => {
  fc.assert(
    fc.property(values, values, values, sides, (base, mine, theirs, { title }) => {
      const result = merged(base, mine, theirs, () => title);
      const clashes = new Set(differences(base, mine, theirs).flatMap(({ name, clash }) => (clash ? [name] : [])));
      for (const name of Object.keys(mine)) {
        const chosen = title === 'mine' ? mine[name] : theirs[name];
        if (clashes.has(name)) expect(isSame(result[name], chosen)).toBe(true);
        else if (!isSame(mine[name], base[name])) expect(isSame(result[name], mine[name])).toBe(true);
        else expect(isSame(result[name], theirs[name])).toBe(true);
      }
      // What is sent then is measured by what is kept now.
      const sent = changesOf(theirs, result);
      expect(isSame({ ...theirs, ...sent }.title, result.title)).toBe(true);
    }),
  );
});

test('who changed nothing takes what is there', () => {
  fc.assert(
    fc.property(values, values, (base, theirs) => {
      expect(
        changesOf(
          theirs,
          merged(base, base, theirs, () => 'mine'),
        ),
      ).toEqual({});
    }),
  );
});
