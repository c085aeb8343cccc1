import fc from 'fast-check';
import { pdci, pdciScore } from './pdci';
import { emptyRecord } from './record';
import type { PassportRecord } from './record';

const base = emptyRecord('USA016', 'PI 1', 'Arachis');

const full: PassportRecord = {
  ...base,
  species: 'hypogaea',
  spAuthor: 'L.',
  subtaxa: 'var. hirsuta',
  subtAuthor: 'J. Kohler',
  cropName: 'groundnut',
  acqDate: '1996----',
  donorCode: 'ECU001',
  donorName: 'donor',
  donorNumb: '12',
  otherNumb: [{ number: 'mani' }],
  duplSite: ['USA005'],
  duplInstName: ['duplicate'],
  storage: [10],
  acceUrl: 'https://example.org/1',
  mlsStat: false,
  origCty: 'ECU',
  collSite: 'Apuela',
  decLatitude: 0,
  decLongitude: 0,
  elevation: 0,
  collDate: '19960825',
  bredCode: ['USA001'],
  bredName: ['breeder'],
  ancest: 'a x b',
  collSrc: 20,
  acceName: 'WTS-12',
  collNumb: 'WTS-12',
  collCode: ['ECU001'],
  collName: ['collector'],
};

/** Any subset of the values. */
const anyRecord = fc
  .record({
    drop: fc.subarray(Object.keys(full).filter((key) => !(key in base))),
    empty: fc.subarray([
      'otherNumb',
      'duplSite',
      'duplInstName',
      'storage',
      'bredCode',
      'bredName',
      'collCode',
      'collName',
    ]),
    sampStat: fc.constantFrom(undefined, 100, 130, 200, 300, 400, 416, 500, 600, 999),
  })
  .map(({ drop, empty, sampStat }): PassportRecord => ({
    ...full,
    ...Object.fromEntries(drop.map((key) => [key, undefined])),
    ...Object.fromEntries(empty.map((key) => [key, []])),
    sampStat,
  }));

describe('PDCI', () => {
  test.each([
    [100, 'wild', 10],
    [200, 'wild', 10],
    [300, 'landrace', 10],
    [412, 'breeding', 10],
    [500, 'cultivar', 10],
    [600, 'other', 8.5],
    [999, 'other', 8.5],
    [undefined, 'other', 7.7],
  ])('a full record of status %p is %s and scores %p', (sampStat, group, score) => {
    expect(pdci({ ...full, sampStat })).toMatchObject({ group, score });
  });

  test('a record with nothing but a genus scores 1.2', () => {
    expect(pdciScore(base)).toBe(1.2);
  });

  test.each<[string, Partial<PassportRecord>, number]>([
    ['a wild accession with a site only', { sampStat: 100, collSite: 'x' }, 1.2 + 0.8 + 0.7],
    ['with coordinates only', { sampStat: 100, decLatitude: 1, decLongitude: 2 }, 1.2 + 0.8 + 1.2],
    ['with half of the coordinates', { sampStat: 100, decLatitude: 1 }, 1.2 + 0.8],
    ['a name does not count for a wild one', { sampStat: 100, acceName: 'x' }, 1.2 + 0.8],
    ['but most for a cultivar', { sampStat: 500, acceName: 'x' }, 1.2 + 0.8 + 1.6],
    ["a breeder's name is worth half of the code", { sampStat: 500, bredName: ['x'] }, 1.2 + 0.8 + 0.4],
    ["a donor's number without the donor half", { donorNumb: '1' }, 1.2 + 0.2],
    ['and whole with the name', { donorNumb: '1', donorName: 'x' }, 1.2 + 0.4 + 0.2],
    ['a subtaxon without a species nothing', { subtaxa: 'var. x', subtAuthor: 'y' }, 1.2],
  ])('%s', (_what, values, expected) => {
    expect(pdciScore({ ...base, ...values })).toBeCloseTo(expected, 10);
  });

  test('the parts add up to the score, and what is missing is what is not full', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const { score, parts } = pdci(record);
        expect(score).toBe(pdciScore(record));
        expect(score).toBeGreaterThanOrEqual(1.2);
        expect(score).toBeLessThanOrEqual(10);
        for (const part of parts) {
          expect(part.reached).toBeLessThanOrEqual(part.possible);
          if (part.reached === part.possible) expect(part.missing).toEqual([]);
        }
        expect(parts.reduce((sum, part) => sum + part.reached, 0) / 100).toBe(score);
      }),
    );
  });

  test('a value more never lowers the score', () => {
    fc.assert(
      fc.property(anyRecord, fc.constantFrom(...(Object.keys(full) as (keyof PassportRecord)[])), (record, key) => {
        expect(pdciScore({ ...record, [key]: full[key] })).toBeGreaterThanOrEqual(pdciScore(record));
      }),
    );
  });
});
