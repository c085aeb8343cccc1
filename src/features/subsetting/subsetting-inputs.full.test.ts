import fc from 'fast-check';
import { CLIMATE_FIRST_YEAR, CLIMATE_LAST_YEAR, SUBSET_METHODS, type Indicator } from '@/contract/accession/subsetting';
import { clusterRequest } from './cluster-request';
import { inputProblems } from './input-problems';
import { readInputs, USUAL_INPUTS, type SubsettingInputs } from './subsetting-inputs';

const indicators: Indicator[] = [
  { id: 'tmean', name: 'Temperature', group: 'Temperature', unit: '°C', metrics: ['maximum', 'mean', 'minimum'] },
  { id: 'rain', name: 'Rain', group: 'Water', unit: 'mm', metrics: ['maximum'] },
];

const typed = fc.oneof(fc.integer({ min: -5, max: 3_000 }).map(String), fc.string({ maxLength: 6 }));
const month = fc.integer({ min: 1, max: 12 });
const inputs: fc.Arbitrary<SubsettingInputs> = fc.record(
  {
    advanced: fc.boolean(),
    method: fc.constantFrom(...SUBSET_METHODS),
    sets: typed,
    from: typed,
    to: typed,
    indicators: fc.subarray([
      { id: 'tmean', metric: 'mean' as const },
      { id: 'rain', metric: 'maximum' as const },
    ]),
    firstMonth: month,
    lastMonth: month,
    firstYear: fc.oneof(fc.integer({ min: 1970, max: 2030 }).map(String), typed),
    lastYear: fc.oneof(fc.integer({ min: 1970, max: 2030 }).map(String), typed),
    seed: typed,
  },
  // fast-check wants a tuple of all names, which an object does not tell.
  { requiredKeys: Object.keys(USUAL_INPUTS) as (keyof SubsettingInputs)[] as never },
);

test('inputs without a problem make a request that keeps to the contract', () => {
  fc.assert(
    fc.property(inputs, fc.integer({ min: 0, max: 4_000 }), (given, accessions) => {
      fc.pre(Object.keys(inputProblems(given, accessions)).length === 0);
      const { sets, years, months, seed, indicators: chosen } = clusterRequest(given, 'v2abc', indicators);
      expect(sets.from).toBeGreaterThanOrEqual(2);
      expect(sets.to).toBeGreaterThanOrEqual(sets.from);
      expect(accessions).toBeGreaterThan(sets.to);
      expect(years.from).toBeGreaterThanOrEqual(CLIMATE_FIRST_YEAR);
      expect(years.to).toBeLessThanOrEqual(CLIMATE_LAST_YEAR);
      expect(years.from).toBeLessThanOrEqual(years.to);
      for (const one of [months.from, months.to]) expect(one >= 1 && one <= 12).toBe(true);
      expect(Number.isSafeInteger(seed)).toBe(true);
      expect(chosen.length).toBeGreaterThan(0);
    }),
    { numRuns: 2_000 },
  );
});

test('inputs are kept whole, and whatever else is kept is passed over', () => {
  fc.assert(fc.property(inputs, (given) => expect(readInputs(JSON.stringify(given))).toEqual(given)));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
      const read = readInputs(kept);
      expect(SUBSET_METHODS).toContain(read.method);
      expect(typeof read.sets).toBe('string');
    }),
  );
});

const problemOf = (patch: Partial<SubsettingInputs>, accessions = 100) =>
  inputProblems({ ...USUAL_INPUTS, ...patch }, accessions);

test.each([
  [{ sets: '' }, { sets: { key: 'sets' } }],
  [{ sets: '1' }, { sets: { key: 'sets' } }],
  [{ sets: '2.5' }, { sets: { key: 'sets' } }],
  [{ sets: '100' }, { sets: { key: 'tooFew', accessions: 100, most: 99 } }],
  [{ sets: '99' }, {}],
  [{ advanced: true, from: '9', to: '8' }, { sets: { key: 'order' } }],
  [{ advanced: true, from: '9', to: '9' }, {}],
  [{ advanced: true, firstYear: '1982' }, { years: { key: 'years', first: 1983, last: 2016 } }],
  [{ advanced: true, firstYear: '2000', lastYear: '1999' }, { years: { key: 'yearOrder' } }],
  [{ advanced: true, indicators: [] }, { indicators: { key: 'noIndicator' } }],
  [{ advanced: true, seed: '-1' }, { seed: { key: 'seed' } }],
  [{ firstYear: 'x', seed: 'x', indicators: [] }, {}],
] as const)('%j', (patch, problems) => expect(problemOf(patch)).toEqual(problems));

test('two accessions make no two sets', () => {
  expect(problemOf({ sets: '2' }, 2)).toEqual({ sets: { key: 'none', accessions: 2 } });
});

test('the basic mode takes the mean of every indicator, where it has one, and the whole time', () => {
  const request = clusterRequest({ ...USUAL_INPUTS, indicators: [], firstYear: 'x', seed: '9' }, undefined, indicators);
  expect(request).toEqual({
    filter: {},
    method: 'core',
    sets: { from: 10, to: 10 },
    indicators: [
      { id: 'tmean', metric: 'mean' },
      { id: 'rain', metric: 'maximum' },
    ],
    months: { from: 1, to: 12 },
    years: { from: 1983, to: 2016 },
    seed: 1,
  });
});
