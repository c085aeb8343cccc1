import fc from 'fast-check';
import Papa from 'papaparse';
import { DATA_TYPES, DESCRIPTOR_CATEGORIES, type Descriptor } from '@/contract/descriptor/descriptor';
import { readPasted } from '@/shared/files/pasted-table';
import { csvText } from '@/tables/csv-writer';
import { descriptorRows } from './descriptor-rows';
import { numbered } from './numbered';
import { descriptorTable } from './descriptor-table';

const filled = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((text) => text.trim() !== '');
const descriptor: fc.Arbitrary<Descriptor> = fc.record({
  uuid: fc.uuid(),
  title: filled,
  description: fc.option(fc.string({ unit: fc.constantFrom('a', '"', '\n', '\r\n', '\t', ',', ';', '=', ' ') })),
  category: fc.constantFrom(...DESCRIPTOR_CATEGORIES),
  dataType: fc.constantFrom(...DATA_TYPES),
  columnName: fc.option(fc.string()),
  uom: fc.option(fc.string()),
  minValue: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  key: fc.boolean(),
  terms: fc.array(fc.record({ code: filled, title: filled })),
  state: fc.constant('PUBLISHED' as const),
  versionTag: fc.constant('1.0'),
  current: fc.constant(true),
});
const lists = fc.uniqueArray(descriptor, { minLength: 1, maxLength: 6, selector: ({ uuid }) => uuid });
const read = (text: string, known: readonly Descriptor[] = []) => {
  const table = readPasted(text, descriptorTable(known));
  if (table.fault) throw new Error(table.fault);
  return { values: table.lines.flatMap(({ value }) => value ?? []), bad: table.lines.flatMap(({ wrong }) => wrong) };
};
const exported = (list: readonly Descriptor[]) => descriptorRows(numbered(list));
const FORMS = {
  'a file': csvText,
  'a spreadsheet': (rows: string[][]) => Papa.unparse(rows, { delimiter: '\t', newline: '\n' }),
};

test.each(Object.entries(FORMS))('what was exported is pasted back from %s, and asks for no change', (_, write) => {
  fc.assert(
    fc.property(lists, (list) => {
      const inOrder = numbered(list).flatMap(({ entries }) => entries.map((entry) => entry.descriptor));
      expect(read(write(exported(list)), list)).toEqual({
        values: inOrder.map(({ uuid }) => ({ uuid })),
        bad: [],
      });
    }),
  );
});

const [HEAD = []] = descriptorRows([]);
const line = (cells: Record<string, string>) => HEAD.map((name) => cells[name] ?? '').join('\t');

test('a line without a uuid is a new descriptor, its codes in lines', () => {
  const codes = '"1 = None\n2=Some, = many"';
  const text = [
    HEAD.join('\t'),
    line({ title: 'Hairs', category: 'evaluation', dataType: 'CODED', codes, key: 'TRUE' }),
  ];
  expect(read(text.join('\r\n'))).toEqual({
    bad: [],
    values: [
      expect.objectContaining({
        title: 'Hairs',
        category: 'EVALUATION',
        key: true,
        terms: [
          { code: '1', title: 'None' },
          { code: '2', title: 'Some, = many' },
        ],
      }),
    ],
  });
});

test('bad lines are named by their number, after cells of several lines too', () => {
  const text = [
    HEAD.join('\t'),
    line({ title: 'A', category: 'EVALUATION', dataType: 'NUMERIC', description: '"two\nlines"' }),
    '',
    line({ title: '', category: 'EVALUATION', dataType: 'PICTURE', minValue: 'low' }),
    line({ title: 'C', category: 'EVALUATION', dataType: 'NUMERIC', minValue: '5', maxValue: '3' }),
  ].join('\n');
  const { bad, values } = read(text);
  expect(bad.map(({ line: at, column, key }) => `${at} ${column} ${key}`).sort()).toEqual([
    '5 dataType pattern',
    '5 minValue number',
    '5 title required',
    '6 maxValue least',
  ]);
  expect(values).toHaveLength(1);
});

test('a descriptor stands in one line', () => {
  const uuid = '00000000-0000-4000-8000-000000000000';
  const made = line({ title: 'A', category: 'EVALUATION', dataType: 'NUMERIC', uuid });
  const { bad } = read([HEAD.join('\t'), made, made, line({ uuid: 'x' })].join('\n'));
  expect(bad.filter(({ column }) => column === 'uuid')).toEqual([
    { line: 3, column: 'uuid', value: uuid, key: 'repeated' },
    { line: 4, column: 'uuid', value: 'x', key: 'uuid' },
  ]);
});
