import * as fc from 'fast-check';
import { suggestionsOf } from './facets';
import { finder } from './finder';
import type { Fields } from './field';
import { matcher } from './matcher';

interface Row {
  code: string;
  name: string;
  size: number | null;
  open: boolean;
  since: string;
  regions: string[];
}

const rows: Row[] = [
  { code: 'A', name: 'Ústí nad Labem', size: 10, open: true, since: '2019-05-01', regions: ['150', '151'] },
  { code: 'B', name: 'Bergø', size: null, open: false, since: '2020-12-31', regions: ['142'] },
  { code: 'C', name: 'Cali', size: 0, open: true, since: '2020-01-01', regions: [] },
];

const fields: Fields<Row> = {
  code: { kind: 'terms', value: ({ code }) => code, search: true, facet: true },
  'place.name': { kind: 'text', value: ({ name }) => name, search: true },
  size: { kind: 'number', value: ({ size }) => size },
  open: { kind: 'flag', value: ({ open }) => open, facet: true },
  since: { kind: 'date', value: ({ since }) => since },
  'place.region': { kind: 'terms', value: ({ regions }) => regions, facet: true },
  secret: { kind: 'text', value: () => 'x', internal: true },
};

const found = (filter: unknown) =>
  rows
    .filter(matcher(fields, filter))
    .map(({ code }) => code)
    .join('');

test.each<[string, unknown, string]>([
  ['nothing', {}, 'ABC'],
  ['what is null or absent', { code: null, size: undefined, place: null }, 'ABC'],
  ['an empty list', { code: [] }, 'ABC'],
  ['several terms', { code: ['A', 'C'] }, 'AC'],
  ['one term without a list, as R sends it', { code: 'B' }, 'B'],
  ['two properties', { code: ['A', 'B'], open: false }, 'B'],
  ['a flag as text', { open: 'true' }, 'AC'],
  ['zero', { size: { eq: [0] } }, 'C'],
  ['a bare number as text', { size: '10' }, 'A'],
  ['a range', { size: { gt: 0, le: '10' } }, 'A'],
  ['a range with nothing in it', { size: {} }, 'ABC'],
  ['text without accents', { place: { name: { contains: ['usti'] } } }, 'A'],
  ['"o" for "ø" in a text', { place: { name: { contains: ['ergo'] } } }, 'B'],
  ['"o" for "ø" in all texts', { _text: 'bergo' }, 'B'],
  ['a beginning', { place: { name: { sw: ['B', 'c'] } } }, 'BC'],
  ['exact text', { place: { name: { eq: ['Cali', 'cali'] } } }, 'C'],
  ['an order of text', { place: { name: { ge: 'B', le: 'Bz' } } }, 'B'],
  ['a year', { since: { ge: '2020', le: '2020' } }, 'BC'],
  ['a day', { since: { gt: '2020-01-01' } }, 'B'],
  ['one of several values', { place: { region: ['151'] } }, 'A'],
  ['words', { _text: 'labem ÚSTÍ' }, 'A'],
  ['words of different rows', { _text: 'labem cali' }, ''],
  ['blank words', { _text: ' ' }, 'ABC'],
  ['words below a level', { place: { _text: 'bergo' } }, 'B'],
  ['words that are not below it', { place: { _text: 'A' } }, 'AC'],
  ['what is missing', { NULL: ['size'] }, 'B'],
  ['what is there', { NOTNULL: ['size', 'place.region'] }, 'A'],
  ['NOT', { NOT: { code: ['A'] } }, 'BC'],
  ['an empty NOT', { NOT: {} }, 'ABC'],
  ['AND', { open: true, AND: { size: 0 } }, 'C'],
  ['OR', { code: ['A'], OR: { size: { eq: [0] } } }, 'AC'],
  ['OR alone', { OR: { code: ['B'] } }, 'B'],
  ['nested', { NOT: { NOT: { code: ['A'], OR: { code: ['B'] } } } }, 'AB'],
])('a filter by %s', (_, filter, expected) => {
  expect(found(filter)).toBe(expected);
});

test.each<[unknown, RegExp]>([
  [{ colour: 'red' }, /"colour"/],
  [{ place: { colour: 'red' } }, /"place.colour"/],
  [{ secret: 'x' }, /"secret"/],
  [{ NOT: { colour: 1 } }, /"colour"/],
  [{ place: 'x' }, /"place"/],
  [{ size: { about: 3 } }, /"about"/],
  [{ size: { ge: 'many' } }, /number/],
  [{ open: 'perhaps' }, /true or false/],
  [{ code: [{}] }, /list of values/],
  [{ NULL: ['colour'] }, /"colour"/],
  [{ _text: ['a'] }, /text/],
  [{ constructor: {} }, /"constructor"/],
  [JSON.parse('{"__proto__":{"code":["A"]}}'), /"__proto__"/],
])('the filter %j is refused with 400', (filter, sentence) => {
  expect(() => matcher(fields, filter)).toThrow(expect.objectContaining({ status: 400 }));
  expect(() => matcher(fields, filter)).toThrow(sentence);
});

test('a facet counts with all other criteria applied', async () => {
  const facets = await suggestionsOf(fields, rows, { code: ['A'], open: true });
  expect(facets['code']?.terms).toEqual([
    { term: 'A', count: 1 },
    { term: 'C', count: 1 },
  ]);
  expect(facets['open']?.terms).toEqual([{ term: 'true', count: 1 }]);
  expect(facets['place.region']).toEqual({
    terms: [
      { term: '150', count: 1 },
      { term: '151', count: 1 },
    ],
    total: 1,
    other: 0,
    missing: 0,
  });
});

test('a facet may count less than what is matched', async () => {
  const own: Fields<Row> = {
    region: { kind: 'terms', value: ({ regions }) => regions, facet: ({ regions }) => regions.at(-1) },
  };
  expect(rows.filter(matcher(own, { region: ['150'] }))).toHaveLength(1);
  const facets = await suggestionsOf(own, rows, { region: ['150'] });
  expect(facets['region']?.terms.map(({ term }) => term)).toEqual(['142', '151']);
});

test('a facet adds up, whatever its limit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...rows)), fc.nat(4), async (some, limit) => {
      const { code: facet } = await suggestionsOf(fields, some, {}, limit);
      const listed = facet?.terms.reduce((sum, { count }) => sum + count, 0) ?? 0;
      expect(listed + (facet?.other ?? 0)).toBe(some.length);
      expect((facet?.total ?? 0) + (facet?.missing ?? 0)).toBe(some.length);
    }),
  );
});

test('a search that takes too long is refused, and lets others be answered meanwhile', async () => {
  // Ten turns of ten milliseconds, however busy the machine is.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: now * 1_000, system: 0 }));
  const slow: Fields<Row> = {
    code: {
      kind: 'text',
      search: true,
      value: () => {
        now += 2;
        return 'slow';
      },
    },
  };
  const many = Array.from({ length: 200 }, () => ({ ...rows[0] }) as Row);
  let others = 0;
  const timer = setInterval(() => (others += 1), 1);
  await expect(finder(slow, 100)(many, { _text: 'x', NOT: { _text: 'y' } })).rejects.toMatchObject({ status: 400 });
  clearInterval(timer);
  expect(now).toBeLessThan(150);
  expect(others).toBeGreaterThan(2);
});
