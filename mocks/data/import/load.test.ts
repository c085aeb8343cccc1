import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import writeExcel from 'write-excel-file/node';
import { loadFiles } from './load';
import { writeReport } from './write-report';

const TABLE = `INSTCODE,ACCENUMB,GENUS,SPECIES,ACQDATE
USA016,PI 1,Arachis,hypogaea,1963-04-04
,PI 2,Arachis,pintoi,
`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mcpd-'));
});
afterAll(() => rm(folder, { recursive: true }));

const file = async (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

const fault = (paths: string[], institute?: string) =>
  loadFiles(paths, { institute }).then(
    () => 'loaded',
    (error: unknown) => String(error),
  );

test.each([
  ['a.csv', TABLE],
  ['a.tsv', TABLE.replaceAll(',', '\t')],
  ['a.TXT', TABLE.replaceAll(',', '|')],
  ['a.csv.gz', gzipSync(TABLE)],
  ['a.gz', gzipSync(Buffer.from(`\ufeff${TABLE}`, 'utf16le'))],
])('%s', async (name, content) => {
  const { records, report } = await loadFiles([await file(name, content)]);
  expect(records).toMatchObject([{ instCode: 'USA016', acceNumb: 'PI 1', acqDate: '19630404' }]);
  expect(report).toMatchObject({ rows: 2, loaded: 1, refused: 1 });
  expect(report.files[0]?.file).toBe(name);
});

test('a spreadsheet: its numbers, dates and row numbers', async () => {
  const path = join(folder, 'a.xlsx');
  const text = (value: string) => ({ value, type: String });
  await writeExcel([
    ['INSTCODE', 'ACCENUMB', 'GENUS', 'ACQDATE', 'AVAILABLE', 'DECLATITUDE', 'DECLONGITUDE'].map(text),
    [null],
    [
      text('USA016'),
      { value: 12345678, type: Number },
      text('Zea '),
      { value: new Date(Date.UTC(1999, 4, 6)), type: Date, format: 'dd/mm/yyyy' },
      { value: true, type: Boolean },
      { value: -0.25, type: Number },
      { value: 1e-7, type: Number },
    ],
    [text('USA016'), null, text('Zea')],
  ]).toFile(path);
  const { records, report } = await loadFiles([path]);
  expect(records).toMatchObject([
    {
      acceNumb: '12345678',
      genus: 'Zea',
      acqDate: '19990506',
      available: true,
      decLatitude: -0.25,
      decLongitude: 1e-7,
    },
  ]);
  expect(report).toMatchObject({ rows: 2, loaded: 1, refused: 1 });
  expect(report.files[0]).toMatchObject({ separator: 'sheet', blankLines: 1 });
  expect(report.notes.at(-1)).toMatchObject({ kind: 'noAcceNumb', line: 4 });
});

test('the sheet that has the columns is read, the others are named', async () => {
  const path = join(folder, 'sheets.xlsx');
  const sheet = (name: string, rows: string[][]) => ({
    sheet: name,
    data: rows.map((row) => row.map((value) => ({ value, type: String }))),
  });
  await writeExcel([
    sheet('About', [['Passport data of the genebank']]),
    sheet('Data', [
      ['INSTCODE', 'ACCENUMB', 'GENUS'],
      ['USA016', 'PI 1', 'Zea'],
    ]),
  ]).toFile(path);
  const { report } = await loadFiles([path]);
  expect(report).toMatchObject({ rows: 1, loaded: 1 });
  expect(report.notes).toMatchObject([{ kind: 'otherSheet', value: 'About' }]);
});

test('an institute for rows that name none; two files of the same name are told apart', async () => {
  await mkdir(join(folder, 'b'), { recursive: true });
  const paths = [await file('a.csv', TABLE), await file('b/a.csv', TABLE)];
  const { records, report } = await loadFiles(paths, { institute: 'USA995' });
  expect(records.map(({ instCode, acceNumb }) => `${instCode} ${acceNumb}`)).toEqual(['USA016 PI 1', 'USA995 PI 2']);
  expect(report.files.map(({ file: name }) => name)).toEqual(paths);
  expect(report).toMatchObject({ rows: 4, loaded: 2, refused: 2 });
});

test('the report becomes a file, with the directories it needs', async () => {
  const { report } = await loadFiles([await file('a.csv', TABLE)]);
  const path = join(folder, 'some', 'where', 'report.csv');
  await writeReport(report, path);
  expect(await readFile(path, 'utf8')).toContain('a.csv,3,INSTCODE,,refused,');
});

describe('one sentence for', () => {
  const gz = gzipSync(TABLE.repeat(50));
  test.each<[string, string | Uint8Array | undefined, RegExp]>([
    ['missing.csv', undefined, /^ImportError: missing\.csv: there is no such file/],
    ['empty.csv', '', /empty\.csv: the file is empty$/],
    ['empty.csv.gz', gzipSync(''), /empty\.csv\.gz: the file is empty$/],
    ['head.csv', TABLE.split('\n')[0] ?? '', /there is a header but not a single row$/],
    ['cut.csv.gz', gz.subarray(0, gz.length - 20), /the compressed file is cut off$/],
    ['not.csv.gz', TABLE, /the file is not gzip, or it is damaged$/],
    ['packed.csv', gz, /this is gzip-compressed; name it \.gz$/],
    ['picture.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10), /this is a picture, not a table$/],
    ['text.xlsx', TABLE, /this is text, not a spreadsheet; name it \.csv$/],
    ['cut.xlsx', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0), /the spreadsheet cannot be opened/],
    [
      'old.xls',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
      /files ending in \.xls are not known; save it as \.xlsx or \.csv$/,
    ],
    ['data.json', '{}', /files ending in \.json are not known; MCPD files are/],
  ])('%s', async (name, content, sentence) => {
    const path = content === undefined ? join(folder, name) : await file(name, content);
    const said = await fault([path]);
    expect(said).toMatch(sentence);
    expect(said).not.toContain('\n');
  });

  test('a directory, and an institute that is no code', async () => {
    expect(await fault([folder])).toMatch(/this is a directory; name the files in it$/);
    expect(await fault([], 'Fort Collins')).toMatch(/not a WIEWS code/);
  });
});
