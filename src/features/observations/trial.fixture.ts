import { accessionBuilder } from '../../../mocks/data/accessions/kept/builder';
import { ACCESSION_REFERENCE } from '../../../mocks/data/reference/reference';
import { makeWorld, type World } from '../../../mocks/rules/world/world';
import { columnOf } from '../../../mocks/data/observations/column-of';
import type { ObservedDataset } from '../../../mocks/data/observations/observed-dataset';
import type { DataType, Descriptor } from '@/contract/descriptor/descriptor';
import type { ObservedValue } from '@/contract/dataset/observation';
import { accessionUuid } from '@/mcpd/accession-uuid';
import { emptyRecord } from '@/mcpd/record';

const uuidOf = (number: number) => `0a0b0c0d-0000-4000-8000-${String(number).padStart(12, '0')}`;
const published = { state: 'PUBLISHED', versionTag: '1.0', current: true } as const;

export const TRIAL = uuidOf(1);
export const [HEIGHT, RUST, HABIT, AWNED, SOWN, REMARK] = [11, 12, 13, 14, 15, 16].map(uuidOf) as [
  string, string, string, string, string, string,
]; // oxfmt-ignore

const descriptor = (uuid: string, title: string, dataType: DataType, more: Partial<Descriptor> = {}): Descriptor => ({
  ...published,
  uuid,
  title,
  dataType,
  category: 'EVALUATION',
  ...more,
});

const DESCRIPTORS = [
  descriptor(HEIGHT, 'Plant height', 'NUMERIC', { uom: 'cm' }),
  descriptor(RUST, 'Rust score', 'SCALE', { category: 'BIOTICSTRESS' }),
  descriptor(HABIT, 'Growth habit', 'CODED', {
    category: 'CHARACTERIZATION',
    terms: [
      { code: '1', title: 'Erect' },
      { code: '2', title: '<i>Spreading</i>' },
    ],
  }),
  descriptor(AWNED, 'Awned', 'BOOLEAN', { category: 'CHARACTERIZATION' }),
  descriptor(SOWN, 'Sown', 'DATE'),
  descriptor(REMARK, 'Remark', 'TEXT'),
];

/** Number, country, then what was observed; the last accession is not in the catalogue. */
type Row = [
  number: string,
  origCty: string | undefined,
  height: number[],
  rust: number[],
  habit: string[],
  awned: boolean[],
];

const ROWS: readonly Row[] = [
  ['W 1', 'ETH', [80], [1], ['1'], [true]],
  ['W 2', 'ETH', [90, 94], [3], ['1', '2'], [false]],
  ['W 3', 'ETH', [100], [5], ['2'], []],
  ['W 4', 'CZE', [120], [2], ['2'], [true]],
  ['W 5', 'CZE', [130], [9], [], [true]],
  ['W 6', undefined, [140], [], ['1'], []],
  ['W 7', 'CZE', [], [4], ['2'], []],
  ['W 99', undefined, [95], [2], ['1'], []],
];

const GENEBANK = 'CZE122';

const dataset = (): ObservedDataset => {
  const valuesOf: ((row: Row) => readonly ObservedValue[])[] = [
    ([, , height]) => height,
    ([, , , rust]) => rust,
    ([, , , , habit]) => habit,
    ([, , , , , awned]) => awned,
    ([number]) => (number === 'W 1' ? ['20240315'] : []),
    ([number]) => (number === 'W 2' ? ['late & lodged'] : []),
  ];
  const column = (of: Descriptor, values: (row: Row) => readonly ObservedValue[] = () => []) =>
    columnOf(
      of,
      ROWS.flatMap((row, accession) => values(row).map((value) => ({ accession, method: 0, value }))),
      false,
    );
  return {
    head: { ...published, uuid: TRIAL, title: 'Wheat trial', crops: ['wheat'], creators: [], locations: [] },
    descriptors: DESCRIPTORS,
    accessions: ROWS.map(([acceNumb], at) => ({
      instCode: GENEBANK,
      acceNumb,
      genus: 'Triticum',
      seqNo: Number(acceNumb.slice(2)),
      ...(at < ROWS.length - 1 && { uuid: accessionUuid(GENEBANK, acceNumb, 'Triticum') }),
    })),
    columns: DESCRIPTORS.map((of, at) => column(of, valuesOf[at])),
    methods: [],
    files: [],
  };
};

/** Seven wheats and a barley of one genebank, and a trial of the wheats and of one that the catalogue does not know. */
export function trialWorld(): World {
  const builder = accessionBuilder();
  for (const [number, origCty] of ROWS.slice(0, -1))
    builder.add({ ...emptyRecord(GENEBANK, number, 'Triticum'), species: 'aestivum', origCty, sampStat: 300 });
  builder.add({ ...emptyRecord(GENEBANK, 'B 1', 'Hordeum'), species: 'vulgare' });
  return makeWorld({ accessions: builder.build(ACCESSION_REFERENCE), traits: [dataset()] });
}
