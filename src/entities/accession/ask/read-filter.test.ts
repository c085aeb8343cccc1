import * as fc from 'fast-check';
import { readFilter } from './read-filter';
import { runs } from '../../../../test/harness/runs';

const AREA = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 0],
    ],
  ],
};

test.each<[string, object]>([
  ['terms', { crop: ['maize'], sampStat: [100, 300], institute: { country: { code3: ['MEX'] } } }],
  ['flags', { available: true, geo: { referenced: false } }],
  ['bounds', { geo: { elevation: { ge: 2000, lt: 3000 } }, coll: { collDate: { le: '1980' } } }],
  ['texts', { _text: 'red', taxonomy: { taxonName: { contains: ['durum'] } } }],
  ['an area', { geo: { within: AREA } }],
  ['logic', { crop: ['maize'], NOT: { available: false }, OR: { AND: { crop: ['wheat'] } }, NULL: ['geo.elevation'] }],
])('%s of the catalogue are taken as they are', (_, given) =>
  expect(readFilter(given)).toEqual({ filter: given, refused: [] }),
);

test.each<[string, unknown, string[]]>([
  ['no object', 'crop', ['filter']],
  ['a list', [], ['filter']],
  ['an unknown property', { colour: ['red'] }, ['colour']],
  ['an unknown one inside', { geo: { soil: 1 } }, ['geo.soil']],
  ['text for a list', { crop: 'maize' }, ['crop']],
  ['an object for a list', { crop: { eq: ['maize'] } }, ['crop']],
  ['text for numbers', { sampStat: ['100'] }, ['sampStat']],
  ['text for a flag', { available: 'yes' }, ['available']],
  ['an unknown operator', { geo: { elevation: { above: 5 } } }, ['geo.elevation']],
  ['a list for an operator', { geo: { elevation: { ge: [5] } } }, ['geo.elevation']],
  ['no date', { acquisitionDate: { ge: 'long ago' } }, ['acquisitionDate']],
  ['a place for an area', { geo: { within: { type: 'Point', coordinates: [0, 0] } } }, ['geo.within']],
  ['an open area', { geo: { within: { ...AREA, coordinates: [[[0, 0]]] } } }, ['geo.within']],
  ['one wrong part of logic', { NOT: { crop: ['maize'], colour: 1 } }, ['colour']],
  ['logic inside a level', { geo: { NOT: { elevation: { ge: 1 } } } }, ['geo.NOT']],
  ['an unknown path', { NULL: ['colour'] }, ['NULL']],
  ['a prototype', JSON.parse('{"__proto__":{"crop":["maize"]},"constructor":1}'), ['__proto__', 'constructor']],
])('%s is refused by name', (_, given, paths) => {
  const { filter, refused } = readFilter(given);
  expect(filter).toEqual({});
  expect(refused.map(({ path }) => path)).toEqual(paths);
});

test('a long filter is named in short', () => {
  const { refused } = readFilter(
    Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`x${at}`, 'y'.repeat(999)])),
  );
  expect(refused).toHaveLength(20);
  expect(refused[0]).toEqual({ path: 'x0', value: 'y'.repeat(60) });
});

const many = (count: number) => Array.from({ length: count }, (_, at) => `crop${at}`);
const within = (levels: number) =>
  Array.from({ length: levels }).reduce<object>((inner) => ({ NOT: inner }), { crop: ['maize'] });

test.each<[string, object, object]>([
  ['values of a list', { crop: many(1_000) }, { crop: many(1_001) }],
  ['characters of a value', { crop: ['y'.repeat(500)] }, { crop: ['y'.repeat(501)] }],
  ['characters of words', { _text: 'y'.repeat(500) }, { _text: 'y'.repeat(501) }],
  ['levels of logic', within(4), within(5)],
])('%s are taken up to their limit, and refused beyond it', (_, most, more) => {
  expect(readFilter(most)).toEqual({ filter: most, refused: [] });
  const { filter, refused } = readFilter(more);
  expect([filter, refused.length]).toEqual([{}, 1]);
});

test('logic without end is refused', () => {
  const deep = Array.from({ length: 5_000 }).reduce<object>((inner) => ({ NOT: inner }), { crop: ['maize'] });
  expect(readFilter(deep).filter).toEqual({});
});

test('whatever comes, what is taken would be taken again', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      fc.object({ key: fc.constantFrom('crop', 'geo', 'NOT', 'elevation', 'ge', 'x') }),
      (one, other) => {
        for (const given of [one, other]) {
          const { filter } = readFilter(given);
          expect(readFilter(filter)).toEqual({ filter, refused: [] });
        }
      },
    ),
    { seed: 41, numRuns: runs(300) },
  );
});
