import { processorTime } from '../../../test/harness/processor-time';
import { atOnce } from '../../tools/workers/turns';
import { mergeObservations } from './merge-observations';
import type { Observations } from './observed-dataset';

const accession = (acceNumb: string) => ({ instCode: 'XXX001', acceNumb, genus: 'Zea' });

test('columns of one descriptor become one, whatever methods, terms and places each has', () => {
  const before: Observations = {
    accessions: [accession('A'), accession('B')],
    columns: [{ descriptorUuid: 'd', accession: Uint32Array.of(0, 1), codes: Uint32Array.of(0, 1), terms: ['x', 'y'] }],
    methods: [],
  };
  const more: Observations = {
    accessions: [accession('B'), accession('C')],
    columns: [
      {
        descriptorUuid: 'd',
        accession: Uint32Array.of(0, 1),
        codes: Uint32Array.of(1, 0),
        terms: ['y', 'z'],
        method: Uint16Array.of(1, 0),
      },
      { descriptorUuid: 'd', accession: Uint32Array.of(1), codes: Uint32Array.of(0), terms: ['x'] },
    ],
    methods: ['', 'by hand'],
  };
  const { accessions, columns, methods } = atOnce(mergeObservations(before, more));
  const rows = columns.flatMap(({ accession: places, codes, terms, method }) =>
    [...places].map((place, at) => [
      accessions[place]?.acceNumb,
      terms?.[codes?.[at] ?? 0],
      methods[method?.[at] ?? 0],
    ]),
  );
  expect(columns).toHaveLength(1);
  expect(rows).toEqual([
    ['A', 'x', ''],
    ['B', 'y', ''],
    ['B', 'z', 'by hand'],
    ['C', 'y', ''],
    ['C', 'x', ''],
  ]);
});

test('very many methods, and very many columns of one descriptor, take a time in proportion', () => {
  const values = 60_000;
  const places = Uint16Array.from({ length: values }, (_, at) => at);
  const methods = Array.from(places, (at) => `method ${at}`);
  const one = { descriptorUuid: 'd', accession: new Uint32Array(values), numbers: new Float64Array(values) };
  const many = Array.from({ length: 16_000 }, () => ({ ...one, accession: new Uint32Array(50) }));
  const none = { accessions: [], columns: [], methods: [] };
  const time = processorTime(() => {
    atOnce(mergeObservations(none, { accessions: [], columns: [{ ...one, method: places }], methods }));
    atOnce(
      mergeObservations(none, {
        accessions: [],
        columns: many.map((column) => ({ ...column, numbers: new Float64Array(50) })),
        methods: [],
      }),
    );
  });
  expect(time).toBeLessThan(1_500);
});
