import * as fc from 'fast-check';
import Papa from 'papaparse';
import { readColumns } from './columns';
import { csvRows } from './csv';

const read = (text: string) => Papa.parse<string[]>(text, { delimiter: '\t', skipEmptyLines: true }).data;

test('nested fields have dotted names, several values their own columns', () => {
  const rows = [
    {
      uuid: '1',
      storage: [10, 13],
      institute: { code: 'CZE122' },
      aliases: [{ name: 'a' }, { name: 'b', usedBy: 'X' }],
    },
    { uuid: '2', storage: [], institute: null, available: false },
  ];
  expect(csvRows(rows).split('\n')).toEqual([
    '"uuid"\t"storage1"\t"storage2"\t"institute.code"\t"aliases.name1"\t"aliases.name2"\t"aliases.usedBy1"\t"aliases.usedBy2"\t"available"',
    '"1"\t"10"\t"13"\t"CZE122"\t"a"\t"b"\t\t"X"\t',
    '"2"\t\t\t\t\t\t\t\t"false"',
    '',
  ]);
});

test('chosen columns keep their order and take their names', () => {
  const rows = [{ 'taxonomy.genus': 'Zea', storage: [10], doi: null }];
  expect(read(csvRows(rows, readColumns('doi DOI, storage STORAGE,taxonomy.genus GENUS,absent')))).toEqual([
    ['DOI', 'STORAGE1', 'GENUS', 'absent'],
    ['', '10', 'Zea', ''],
  ]);
});

test('a chosen path stands for all below it', () => {
  const rows = [{ geo: { latitude: 1, longitude: 2 }, uuid: 'x' }];
  expect(read(csvRows(rows, readColumns('uuid,geo')))[0]).toEqual(['uuid', 'geo.latitude', 'geo.longitude']);
});

test('no rows: the header alone, or nothing', () => {
  expect(csvRows([], readColumns('uuid'))).toBe('"uuid"\n');
  expect(csvRows([])).toBe('');
});

test('any text comes back whole', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ a: fc.string(), b: fc.string({ unit: 'binary' }) }), { minLength: 1 }), (rows) => {
      fc.pre(!rows.some(({ a, b }) => a === '' && b === ''));
      expect(read(csvRows(rows)).slice(1)).toEqual(rows.map(({ a, b }) => [a, b]));
    }),
  );
});
