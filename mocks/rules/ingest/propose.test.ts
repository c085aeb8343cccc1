import type { Descriptor } from '@/contract/descriptor/descriptor';
import { DescriptorIndex } from './descriptor-index';
import { readHeading } from './heading';
import { headingRowsOf } from './heading-rows';
import { proposeIngest } from './propose';
import { genebankSheets, sheetOf } from './sheets.fixture';

const numbers = Array.from({ length: 60 }, (_, i) => `TRI ${i + 1}`);
const held = new Set(numbers);
const known = async (tried: readonly string[]) => tried.filter((number) => held.has(number)).length;

const descriptor = (title: string, rest: Partial<Descriptor>): Descriptor => ({
  uuid: title,
  title,
  state: 'PUBLISHED',
  versionTag: '1.0',
  current: true,
  owner: null,
  dataType: 'NUMERIC',
  category: 'CHARACTERIZATION',
  ...rest,
});
const catalogue = [
  descriptor('Plant height', { columnName: 'PLHT', minValue: 20, maxValue: 250 }),
  descriptor('Rust', { dataType: 'SCALE', minValue: 1, maxValue: 9 }),
  descriptor('Seed colour', { dataType: 'CODED', terms: ['w', 'r'].map((code) => ({ code, title: code })) }),
];
const index = new DescriptorIndex(catalogue);

const propose = (rows: readonly (readonly string[])[], descriptors = index) =>
  proposeIngest([sheetOf('Data', rows)], 0, { descriptors, known });
const table = (headings: readonly string[], row: (i: number) => readonly string[]) => [
  headings,
  ...numbers.map((_, i) => row(i)),
];
const warned = async (rows: readonly (readonly string[])[]) =>
  (await propose(rows)).columns.map(({ warnings, certainty }) =>
    [...warnings.map(({ kind }) => kind), certainty].join(),
  );

test.each([
  ['Plant height (cm)', { name: 'Plant height', uom: 'cm' }],
  ['Plant height [cm] 2019', { name: 'Plant height', uom: 'cm', year: '2019' }],
  ['Height_2019', { name: 'Height', year: '2019' }],
  ['Yield (t/ha)', { name: 'Yield', uom: 't/ha' }],
  ['Höhe in cm', { name: 'Höhe', uom: 'cm' }],
  ['1000 grain weight, g', { name: '1000 grain weight', uom: 'g' }],
  ['Rust score (1–9)', { name: 'Rust score', range: { min: 1, max: 9 } }],
  ['2019', { name: '2019' }],
  ['Days to heading', { name: 'Days to heading' }],
])('"%s" is taken apart', (text, meant) => {
  expect(readHeading(text)).toEqual({ text, ...meant });
});

test('rows of groups, names and units are one heading', () => {
  const rows = [
    ['Acc', 'Gatersleben 2019', '', 'Rome 2020', ''],
    ['', 'Height', 'Yield', 'Height', 'Yield'],
    ['TRI 1', '1', '2', '3', '4'],
    ['TRI 2', '1', '2', '3', '4'],
  ];
  const { headingRows, columns } = headingRowsOf(rows, 5);
  expect(headingRows).toBe(2);
  expect(columns[3]).toMatchObject({ name: 'Height', year: '2020', method: 'Rome' });
  expect(
    headingRowsOf(
      [
        ['Acc', 'Height'],
        ['TRI 1', 'NA'],
        ['TRI 2', '3'],
      ],
      2,
    ).headingRows,
  ).toBe(1);
});

test("a genebank's own workbook is understood, and what nobody can tell is asked", async () => {
  const { columns, descriptors, ...proposal } = await proposeIngest(genebankSheets(numbers), 0, {
    descriptors: new DescriptorIndex([]),
    known,
  });
  expect(proposal).toMatchObject({ titleRows: 2, headingRows: 2, rows: numbers.length, legends: ['Legende'] });
  expect(columns.map(({ role, certainty }) => (certainty === 'asked' ? 'asked' : role))).toEqual([
    'ignore',
    'accession',
    'genus',
    'ignore',
    'ignore',
    'ignore',
    ...Array<string>(7).fill('descriptor'),
    'asked',
    'asked',
  ]);
  expect(columns.filter(({ name }) => name === 'Pflanzenhöhe').map(({ year }) => year)).toEqual(['2019', '2020']);
  const observed = new Set(columns.flatMap(({ role, name }) => (role === 'descriptor' ? name : [])));
  const types = descriptors
    .filter(({ name }) => observed.has(name))
    .map(({ name, guessed: { dataType, uom, terms } }) => [name, dataType, uom ?? '', terms?.length]);
  expect(types).toEqual([
    ['Pflanzenhöhe', 'NUMERIC', '', undefined],
    ['Lager', 'SCALE', '', undefined],
    ['Kornfarbe', 'SCALE', '', 3],
    ['Grannen', 'CODED', '', 3],
    ['TKM', 'NUMERIC', 'g', undefined],
    ['Ährenschieben Datum', 'DATE', '', undefined],
  ]);
});

test('descriptors of the catalogue are found by name and title, and by titles that are alike', async () => {
  const { columns, descriptors } = await propose(
    table(['Nummer', 'PLHT (cm)', 'rust', 'Colour of seed'], (i) => [
      `TRI ${i + 1}`,
      `${80 + i}`,
      `${1 + (i % 9)}`,
      'wr'[i % 2] ?? '',
    ]),
  );
  expect(columns[0]).toMatchObject({ role: 'accession', certainty: 'likely', reason: 'values' });
  expect(descriptors.map((each) => ['uuid' in each && each.uuid, each.certainty, each.reason])).toEqual([
    ['Plant height', 'sure', 'descriptorName'],
    ['Rust', 'sure', 'descriptorTitle'],
    ['Seed colour', 'likely', 'similarTitle'],
  ]);
});

describe('the descriptor of another crop is never taken by itself', () => {
  const height = (crop: string, rest: Partial<Descriptor> = {}) =>
    descriptor('Plant height', { uuid: `${crop} ${rest.uom ?? ''}`, crop, ...rest });
  const rows = table(['ACCENUMB', 'Plant height (cm)'], (i) => [`TRI ${i + 1}`, `${80 + ((i * 7) % 60)}`]);
  const first = async (crops: readonly string[], descriptors: readonly Descriptor[], own: readonly string[] = []) => {
    const asked: unknown[] = [];
    const proposal = await proposeIngest([sheetOf('Data', rows)], 0, {
      descriptors: new DescriptorIndex(descriptors, own),
      known,
      crops: async (accessions) => {
        asked.push(...accessions.map(({ number }) => number));
        return crops;
      },
    });
    expect(asked).toEqual(numbers);
    expect(proposal.crops).toEqual(crops);
    expect(proposal.columns[1]).toMatchObject({ role: 'descriptor' });
    const [{ certainty, reason, choices, ...each } = { choices: [] }] = proposal.descriptors;
    return [
      'uuid' in each ? each.uuid : 'made',
      certainty,
      reason,
      ...(choices ?? []).map(({ crop, uom }) => [crop, uom].filter(Boolean).join()),
    ];
  };

  test.each([
    ['alone', ['wheat'], [height('barley')], ['made', 'likely', 'otherCrop', 'barley']],
    [
      'beside the right one',
      ['wheat'],
      [height('barley'), height('wheat')],
      ['wheat ', 'sure', 'descriptorTitle', 'wheat'],
    ],
    ['of rows without a crop', [], [height('barley')], ['barley ', 'likely', 'descriptorTitle', 'barley']],
    [
      'of several one decides',
      ['wheat'],
      [height('wheat', { uom: 'm' }), height('wheat', { uom: 'cm' }), height('barley')],
      ['wheat m', 'asked', 'several', 'wheat,m', 'wheat,cm'],
    ],
    ['in another unit', ['wheat'], [height('wheat', { uom: 'm' })], ['wheat m', 'asked', 'otherUnit', 'wheat,m']],
    ['in its unit', ['wheat'], [height('wheat', { uom: 'cm' })], ['wheat cm', 'sure', 'descriptorTitle', 'wheat,cm']],
    [
      'rows of two crops',
      ['wheat', 'barley'],
      [height('barley'), height('wheat')],
      ['barley ', 'asked', 'several', 'barley', 'wheat'],
    ],
    [
      'older versions and drafts are none of several',
      ['wheat'],
      [
        height('wheat', { uom: 'old', current: false }),
        height('wheat', { uom: 'draft', state: 'DRAFT' }),
        height('wheat'),
      ],
      ['wheat ', 'sure', 'descriptorTitle', 'wheat'],
    ],
  ] as const)('%s', async (_, crops, descriptors, expected) => {
    expect(await first(crops, descriptors)).toEqual(expected);
  });

  test('that of the dataset goes before others of its crop, but not before the crop', async () => {
    const all = [height('wheat', { uom: 'm' }), height('wheat', { uom: 'cm' }), height('barley')];
    expect(await first(['wheat'], all, ['wheat cm'])).toEqual(['wheat cm', 'sure', 'descriptorTitle', 'wheat,cm']);
    expect((await first(['wheat'], all.slice(1), ['barley '])).slice(0, 2)).toEqual(['wheat cm', 'sure']);
  });
});

test('a column that stands there twice is asked', async () => {
  const rows = table(['ACCENUMB', 'Rust', 'rust', 'Rust 2020'], (i) => [
    `TRI ${i + 1}`,
    ...Array<string>(3).fill(`${1 + (i % 9)}`),
  ]);
  const { columns } = await propose(table(['ACCENUMB', 'Rust', 'Rust', 'Rust 2020'], (i) => rows[i + 1] ?? []));
  expect(columns.map(({ certainty }) => certainty)).toEqual(['sure', 'sure', 'asked', 'sure']);
});

test('a long table names its descriptors in rows', async () => {
  const rows = table(['ACCENUMB', 'trait', 'value', 'year'], (i) => [
    `TRI ${i + 1}`,
    ['Rust', 'Awns'][i % 2] ?? '',
    `${1 + (i % 3)}`,
    '2020',
  ]);
  const { columns, descriptors } = await propose(rows);
  expect(columns.map(({ role }) => role)).toEqual(['accession', 'descriptorName', 'value', 'year']);
  expect(descriptors.map(({ name, reason, count }) => [name, reason, count])).toEqual([
    ['Rust', 'descriptorTitle', 30],
    ['Awns', 'newDescriptor', 30],
  ]);
});

describe('values that are not those of their heading are told', () => {
  const plant = (i: number) => String(80 + ((i * 7) % 60));
  const rust = (i: number) => String(1 + ((i * 5) % 9));
  const colour = (i: number) => 'wr'[i % 2] ?? '';
  const headings = ['ACCENUMB', 'Plant height', 'Rust', 'Seed colour'];

  test('none where all is well', async () => {
    const rows = table(headings, (i) => [`TRI ${i}`, plant(i), rust(i), colour(i)]);
    expect(await warned(rows)).toEqual(['sure', 'sure', 'sure', 'sure']);
  });

  test.each([
    ['exchanged', (i: number) => [plant(i), colour(i), rust(i)], ['sure', 'exchanged,asked', 'exchanged,asked']],
    ['shifted', (i: number) => ['', plant(i), rust(i), colour(i)], ['sure', 'shifted,asked', 'shifted,asked']],
    ['constant', (i: number) => ['101', rust(i), colour(i)], ['constant,asked', 'sure', 'sure']],
    ['counted', (i: number) => [String(80 + i), rust(i), colour(i)], ['counted,asked', 'sure', 'sure']],
    ['misfit', (i: number) => [plant(i), `x${i}`, colour(i)], ['sure', 'misfit,asked', 'sure']],
  ] as const)('%s', async (_, cells, expected) => {
    const rows = table(headings, (i) => [`TRI ${i}`, ...cells(i)]);
    const found = await warned(rows);
    expect(found.slice(1, 4)).toEqual(expected);
  });
});
