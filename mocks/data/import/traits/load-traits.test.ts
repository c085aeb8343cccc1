import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import Papa from 'papaparse';
import writeExcel from 'write-excel-file/node';
import { emptyRecord } from '@/mcpd/record';
import { accessionBuilder } from '../../accessions/kept/builder';
import { ACCESSION_REFERENCE } from '../../reference/reference';
import { loadTraits } from './load-traits';
import { isRefusal } from './report';
import { traitsSummary } from './report-text';
import { writeTraitsReport } from './write-traits-report';
import { runs } from '../../../../test/harness/runs';

const builder = accessionBuilder();
const hold = (instCode: string, acceNumb: string, puid?: string) =>
  builder.add({ ...emptyRecord(instCode, acceNumb, 'Arachis'), species: 'hypogaea', ...(puid ? { puid } : {}) });
hold('USA016', 'PI 1001');
hold('USA016', 'PI 1002', '10.5072/abcd1');
hold('USA016', '77');
hold('NLD037', '77');
const accessions = builder.build(ACCESSION_REFERENCE);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traits-'));
});
afterAll(() => rm(folder, { recursive: true }));

const file = async (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

/** What was loaded of a dataset, as one would read it. */
const told = ({ datasets }: Awaited<ReturnType<typeof loadTraits>>, at = 0): string[] => {
  const dataset = datasets[at];
  return (dataset?.columns ?? []).flatMap((column, c) =>
    [...column.accession].map((place, i) => {
      const value = column.numbers?.[i] ?? column.terms?.[column.codes?.[i] ?? -1];
      const method = dataset?.methods[column.method?.[i] ?? -1];
      const { instCode, acceNumb } = dataset?.accessions[place] ?? { instCode: '', acceNumb: '' };
      return [`${instCode} ${acceNumb}`, dataset?.descriptors[c]?.title, value, method].filter(Boolean).join(' | ');
    }),
  );
};

const LONG = `accenumb,descriptor_name,observation_value,method_name
PI 1001,HEIGHT,80.5,M1
pi1002,HEIGHT,99.90,M2
PI 1002,COLOUR,3,M1
PI 1002,COLOUR,3,M1
PI 9999,COLOUR,3,M1
77,COLOUR,4,M1
,COLOUR,4,M1
PI 1001,,4,M1
PI 1001,COLOUR,NA,M1
`;

test('long: every observation is loaded or refused', async () => {
  const loaded = await loadTraits([await file('peanut_field-trial.csv', LONG)], { accessions });
  expect(told(loaded)).toEqual([
    'USA016 PI 1001 | HEIGHT | 80.5 | M1',
    'USA016 PI 1002 | HEIGHT | 99.9 | M2',
    'USA016 PI 1002 | COLOUR | 3 | M1',
  ]);
  const { report, datasets } = loaded;
  expect(report.files).toMatchObject([
    { kind: 'long', rows: 9, observations: 9, loaded: 3, refused: 6, accessions: 2 },
  ]);
  expect(report.notes.map(({ line, kind }) => `${line} ${kind}`)).toEqual([
    '3 spelledOtherwise',
    '5 repeated',
    '6 unknownAccession',
    '7 ambiguousAccession',
    '8 noAccession',
    '9 noDescriptor',
    '10 noValue',
  ]);
  expect(datasets[0]?.head).toMatchObject({
    title: 'Peanut field trial',
    state: 'PUBLISHED',
    versionTag: '1.0',
    crops: ['groundnut'],
  });
  expect(datasets[0]?.descriptors.map(({ dataType }) => dataType)).toEqual(['NUMERIC', 'SCALE']);
  expect(Buffer.from((await datasets[0]?.files[0]?.content()) ?? []).toString()).toBe(LONG);
  expect(traitsSummary(report)[0]).toBe('peanut_field-trial.csv: 9 observations = 3 loaded, 6 refused');
});

test('the institute that is supplied tells two accessions of one number apart', async () => {
  const remarked = LONG.replaceAll(/,(?=M\d)|,(?=method)/g, ',,').replace(',,method_name', ',rep,method_name');
  const loaded = await loadTraits([await file('a.csv', remarked)], { accessions, institute: 'NLD037' });
  expect(told(loaded)).toContain('NLD037 77 | COLOUR | 4 | M1');
  expect(traitsSummary(loaded.report)[2]).toBe('  columns not loaded: rep');
});

const WIDE = 'INSTCODE\tACCENUMB\tYear\tPlant height (cm)\tColour\tCore\tSown\n'.concat(
  'USA016\t77\t2019\t12,5\tred\tyes\t2019-05-06\n',
  'NLD037\t77\t2020\t\tred\tno\t\n',
  'ESP004\t77\t2020\t11\tred\t\t\n',
  'USA016\tPI 1001\t2020\t\t\t\t\n',
);

test.each([
  ['wide.tsv', Buffer.from(WIDE)],
  ['wide.txt.gz', gzipSync(Buffer.from(`\ufeff${WIDE}`, 'utf16le'))],
])('wide, %s: a column per descriptor', async (name, content) => {
  const loaded = await loadTraits([await file(name, content)], { accessions });
  expect(told(loaded)).toEqual([
    'USA016 77 | Plant height | 12.5 | 2019',
    'USA016 77 | Colour | red | 2019',
    'NLD037 77 | Colour | red | 2020',
    'USA016 77 | Core | true | 2019',
    'NLD037 77 | Core | false | 2020',
    'USA016 77 | Sown | 20190506 | 2019',
  ]);
  expect(loaded.datasets[0]?.descriptors).toMatchObject([
    { dataType: 'NUMERIC', uom: 'cm' },
    { dataType: 'CODED', terms: [{ code: 'red', title: 'red' }] },
    { dataType: 'BOOLEAN' },
    { dataType: 'DATE' },
  ]);
  expect(loaded.report.files).toMatchObject([{ kind: 'wide', rows: 4, observations: 8, loaded: 6, refused: 2 }]);
  expect(loaded.report.counts.map(({ kind, count }) => `${count} ${kind}`)).toEqual([
    '2 unknownAccession',
    '1 nothingObserved',
  ]);
});

test('a spreadsheet: the sheet that has the columns, the others are named', async () => {
  const path = join(folder, 'trial.xlsx');
  const row = (...values: (string | number)[]) =>
    values.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String }));
  await writeExcel([
    { sheet: 'About', data: [row('Trial of 2020')] },
    { sheet: 'Data', data: [row('DOI', 'Yield (t/ha)'), row('10.5072/ABCD1', 0.1 + 0.2)] },
  ]).toFile(path);
  const loaded = await loadTraits([path], { accessions });
  expect(told(loaded)).toEqual(['USA016 PI 1002 | Yield | 0.3']);
  expect(loaded.report.notes).toMatchObject([{ kind: 'otherSheet', value: 'About' }]);
});

test('descriptors give types, ranges and codes; files share them', async () => {
  const definitions = `descriptor_name,obs_type,obs_min,obs_max,obs_nominal_values,unit
HEIGHT,numeric,10,90.0999999999999943,,cm
COLOUR,nominal,,,"{1,2,""5 GY 7/6""}",
SHAPE,odd,,,,
`;
  const paths = [
    await file('a.csv', LONG),
    await file('definitions.csv', definitions),
    await file('b.csv', 'accession;height;method\nPI 1001;twelve;M3\nPI 1002;12;M3\n'),
  ];
  const { datasets, report } = await loadTraits(paths, { accessions });
  const [first, second] = datasets;
  expect(first?.descriptors).toMatchObject([
    { dataType: 'NUMERIC', minValue: 10, maxValue: 90.1, uom: 'cm' },
    { dataType: 'CODED', crop: 'groundnut' },
  ]);
  expect(first?.descriptors[1]?.terms?.map(({ code }) => code)).toEqual(['1', '2', '3', '4', '5 GY 7/6']);
  expect(second?.descriptors).toEqual([first?.descriptors[0]]);
  expect(told({ datasets, report }, 1)).toEqual(['USA016 PI 1002 | HEIGHT | 12 | M3']);
  expect(report.files.map(({ kind }) => kind)).toEqual(['long', 'definitions', 'wide']);
  expect(report.notes.filter(({ file: name }) => name !== 'a.csv').map(({ kind }) => kind)).toEqual([
    'badDefinition',
    'notANumber',
  ]);
  expect(report.counts.filter(({ kind }) => kind === 'outOfRange' || kind === 'newCode')).toMatchObject([
    { count: 1, first: { value: '99.90', detail: '10 to 90.1' } },
    { count: 1, first: { value: '3' } },
  ]);
  // The same import has the same uuids.
  const again = await loadTraits(paths, { accessions });
  expect(again.datasets.map(({ head, files }) => [head.uuid, files[0]?.uuid])).toEqual(
    datasets.map(({ head, files }) => [head.uuid, files[0]?.uuid]),
  );
});

const word = fc.constantFrom(
  'PI 1001',
  'pi-1002',
  '77',
  'PI 9',
  '',
  'HEIGHT',
  'red, "x"',
  '<b>',
  '5',
  '05',
  '1,5',
  '2019-01-02',
  'NA',
  '=1+1',
  'Ä\n',
);

test('whatever stands in a table, loaded and refused add up to what is there', async () => {
  const table = fc.array(fc.tuple(word, word, word, word), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom(',', ';', '\t', '|'), fc.boolean(), async (rows, delimiter, isLong) => {
      const header = isLong ? ['ACCENUMB', 'trait', 'value', 'method'] : ['ACCENUMB', 'Height', 'Colour', 'Year'];
      const path = await file('any.csv', Papa.unparse([header, ...rows], { delimiter }));
      const { report, datasets } = await loadTraits([path], { accessions });
      const [said] = report.files;
      expect((said?.loaded ?? 0) + (said?.refused ?? 0)).toBe(said?.observations);
      const refusals = report.counts.filter(({ kind }) => isRefusal(kind)).reduce((sum, { count }) => sum + count, 0);
      expect(said?.refused).toBe(refusals);
      const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
      if (isLong) expect(said?.observations).toBe(filled.length);
      const values = datasets.flatMap(({ columns }) => columns).reduce((sum, each) => sum + each.accession.length, 0);
      expect(values).toBe(said?.loaded);
    }),
    { numRuns: runs(60), examples: [[[['', '', '', '5']], ',', true]] },
  );
});

test('the report is a table with a line for everything said', async () => {
  const { report } = await loadTraits([await file('=a.csv', LONG)], { accessions });
  const path = join(folder, 'some', 'report.csv');
  await writeTraitsReport(report, path);
  const { data } = Papa.parse<Record<string, string>>((await readFile(path, 'utf8')).slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data).toHaveLength(report.notes.length);
  expect(data.find(({ LINE }) => LINE === '6')).toMatchObject({
    FILE: "'=a.csv",
    VALUE: 'PI 9999',
    OUTCOME: 'refused',
    RESULT: 'observation not loaded',
  });
});

test.each<[string, string | Uint8Array, RegExp]>([
  ['head.csv', 'accenumb,trait,value\n', /^ImportError: head\.csv: there is a header but not a single row$/],
  ['empty.csv', '', /the file is empty$/],
  ['unclear.csv', 'trait,value\nHEIGHT,1\n', /unclear\.csv: line 1, the first row, names no column with the accession/],
  ['quote.csv', 'accenumb,trait,value\nPI 1,"HEIGHT,1\n', /quotation mark opened in line 2 is never closed/],
  ['a.xlsx', 'accenumb,trait,value\n', /cannot be opened; it is damaged/],
  ['a.csv.gz', 'accenumb,trait,value\n', /not gzip, or it is damaged$/],
  ['a.pdf', '%PDF', /files ending in \.pdf are not known/],
])('%s is refused with one sentence', async (name, content, sentence) => {
  const path = await file(name, content);
  await expect(loadTraits([path], { accessions }).catch((error: unknown) => String(error))).resolves.toMatch(sentence);
});
