import papa from 'papaparse';
import { setsFile } from './sets-file';

test('every member once, its set, whether it is taken, its values as they are; outliers in no set', () => {
  const rows = setsFile({
    result: {
      sets: [
        { chosen: ['a'], members: ['a', 'b'], means: [1] },
        { chosen: ['c'], members: ['c'], means: [2] },
      ],
      outliers: ['d'],
      withoutClimate: 3,
    },
    taken: new Set(['a', 'c']),
    indicators: ['Rain, "late": mean (mm)'],
    names: new Map([
      ['a', { uuid: 'a', instituteCode: 'CZE122', accessionNumber: '=1+1', 'taxonomy.taxonName': 'Pisum, sp.\nL.' }],
    ]),
    data: { uuids: ['a', 'b', 'c'], values: [[1.23456789], [null], [0]], withoutClimate: 3 },
  });
  expect(rows).toEqual([
    ['set', 'chosen', 'uuid', 'instituteCode', 'accessionNumber', 'taxonName', 'Rain, "late": mean (mm)'],
    ['1', 'yes', 'a', 'CZE122', '=1+1', 'Pisum, sp.\nL.', '1.23456789'],
    ['1', 'no', 'b', '', '', '', ''],
    ['2', 'yes', 'c', '', '', '', '0'],
    ['outlier', 'no', 'd', '', '', '', ''],
  ]);
  expect(papa.parse(papa.unparse(rows, { newline: '\r\n' })).data).toEqual(rows);
});
