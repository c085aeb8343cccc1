import fc from 'fast-check';
import { accessionUuid } from './accession-uuid';
import type { McpdColumn } from './columns';
import { passportDifference, type Difference, type GivenRow } from './passport-difference';
import { emptyRecord, type PassportRecord } from './record';
import { runs } from '../../test/harness/runs';

function differenceOf(published: PassportRecord[], rows: GivenRow[]): Difference<GivenRow> {
  const pieces = passportDifference(published, rows);
  let step = pieces.next();
  while (!step.done) step = pieces.next();
  return step.value;
}

const COLUMNS: McpdColumn[] = ['ACCENUMB', 'GENUS', 'ACCENAME', 'STORAGE', 'SAMPSTAT', 'DECLATITUDE'];

const recordArbitrary = fc.record({
  number: fc.integer({ min: 1, max: 6 }),
  genus: fc.constantFrom('Zea', 'Triticum'),
  acceName: fc.option(fc.constantFrom('Río', 'Kaiser'), { nil: undefined }),
  storage: fc.subarray([10, 13]),
  sampStat: fc.option(fc.constantFrom(100, 300), { nil: undefined }),
  decLatitude: fc.option(fc.constantFrom(1.5, -2), { nil: undefined }),
  puid: fc.option(fc.constantFrom('10.1/A', '10.1/B'), { nil: undefined }),
  historic: fc.option(fc.boolean(), { nil: undefined }),
});
const recordsArbitrary = fc
  .uniqueArray(recordArbitrary, { selector: ({ number, genus }) => `${number} ${genus}` })
  .map((all) => all.map(({ number, genus, ...rest }) => ({ ...emptyRecord('MEX002', `P ${number}`, genus), ...rest })));
const withUuid = (record: PassportRecord) => ({
  ...record,
  uuid: accessionUuid(record.instCode, record.acceNumb, record.genus),
});

test('rows and published accessions add up, and nothing but what is said differs', () => {
  fc.assert(
    fc.property(recordsArbitrary, recordsArbitrary, fc.subarray(COLUMNS.slice(2)), (before, given, more) => {
      const published = before.map(withUuid);
      const columns = new Set<McpdColumn>(['ACCENUMB', 'GENUS', ...more]);
      const rows = given.map((record) => ({ record, columns }));
      const { rows: found, again, unnamed } = differenceOf(published, rows);
      const matched = found.flatMap((each) => each.published ?? []);
      expect(found.length + again.length).toBe(rows.length);
      expect(matched.length + unnamed.length).toBe(published.length);
      expect(new Set(found.map(({ record }) => record.uuid)).size).toBe(found.length);
      for (const each of found) {
        if (!each.published) continue;
        expect(each.record.uuid).toBe(each.published.uuid);
        if (each.changes.length === 0) expect(each.record).toBe(each.published);
        if (!columns.has('STORAGE') && each.row.record.storage.length === 0)
          expect(each.record.storage).toEqual(each.published.storage);
        if (columns.has('ACCENAME')) expect(each.record.acceName).toBe(each.row.record.acceName);
        for (const { previous, value } of each.changes) expect(previous).not.toBe(value);
      }
      // What is applied and sent again is what is published.
      const after = [...found.map(({ record }) => record), ...unnamed];
      const repeated = differenceOf(
        after,
        found.map(({ row }) => row),
      );
      if (again.length === 0) expect(repeated.rows.flatMap(({ changes }) => changes)).toEqual([]);
    }),
    { numRuns: runs(300) },
  );
});

test('a corrected genus or number keeps the address, where only one accession can be meant', () => {
  const columns = new Set<McpdColumn>(['ACCENUMB', 'GENUS', 'PUID']);
  const published = [
    withUuid({ ...emptyRecord('MEX002', 'A 1', 'Zea'), crop: 'maize', family: 'Poaceae' }),
    withUuid({ ...emptyRecord('MEX002', 'A 2', 'Zea'), puid: '10.1/B' }),
    withUuid(emptyRecord('MEX002', 'A 3', 'Zea')),
  ];
  const rows = [
    emptyRecord('MEX002', 'A 1', 'Triticum'),
    { ...emptyRecord('MEX002', 'A2', 'Zea'), puid: '10.1/b' },
    emptyRecord('MEX002', 'A 3', 'Oryza'),
    emptyRecord('MEX002', 'A 3', 'Triticum'),
  ].map((record) => ({ record, columns }));
  const { rows: found, unnamed } = differenceOf(published, rows);
  expect(found.map(({ record }) => published.findIndex(({ uuid }) => uuid === record.uuid))).toEqual([0, 1, -1, -1]);
  expect(unnamed).toEqual([published[2]]);
  expect(found[0]?.record).toMatchObject({ genus: 'Triticum', crop: undefined, family: undefined });
});

test('a cell that could not be used leaves what is published, a position both halves', () => {
  const columns = new Set<McpdColumn>(['ACCENUMB', 'GENUS', 'SAMPSTAT', 'STORAGE', 'DECLATITUDE', 'DECLONGITUDE']);
  const published = [
    withUuid({
      ...emptyRecord('MEX002', 'A 1', 'Zea'),
      sampStat: 300,
      storage: [10, 13],
      decLatitude: 1,
      decLongitude: 2,
    }),
  ];
  const record = { ...emptyRecord('MEX002', 'A 1', 'Zea'), storage: [10], decLongitude: 5 };
  const leftOut = new Set<McpdColumn>(['SAMPSTAT', 'STORAGE', 'DECLATITUDE']);
  expect(differenceOf(published, [{ record, columns, leftOut }]).rows).toMatchObject([
    {
      record: { sampStat: 300, storage: [10, 13], decLatitude: 1, decLongitude: 2 },
      changes: [],
      halves: [{ column: 'DECLONGITUDE', value: '5' }],
    },
  ]);
  // An empty cell says that there is no value.
  expect(differenceOf(published, [{ record, columns }]).rows[0]?.changes).toHaveLength(4);
});
