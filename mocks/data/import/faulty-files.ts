import { gzipSync, strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import { columnLetters, cellText } from '@/tables/xlsx/cell-text';

/** What a spreadsheet may hold beside text. `day`: its serial number. */
type Odd = { error: string } | { formula: string } | { day: number };
export type Cell = string | Odd;
export type Table = Cell[][];

/** A fault that passport data come with, in an otherwise clean table. */
export interface Fault {
  name: string;
  /** Puts the fault into header and rows. */
  make: (table: Table) => void;
  /** Kinds of notes that name it. */
  says: string[];
  /** Rows that are loaded; of five, unless the fault adds some. */
  loaded: number;
  refused?: number;
  /** Faults that the other kind of file cannot have. */
  only?: 'sheet' | 'text';
}

const HEADER = ['INSTCODE', 'ACCENUMB', 'GENUS', 'SPECIES', 'SPAUTHOR', 'ACQDATE', 'ORIGCTY', 'ELEVATION', 'AVAILABLE'];
const MORE = ['PUID', 'ACCENAME', 'DUPLSITE', 'MLSSTAT', 'REMARKS'];
export const COLUMNS = [...HEADER, ...MORE];

/** A header and five rows without a fault. */
export const cleanTable = (): Table => [
  [...COLUMNS],
  ...[1, 2, 3, 4, 5].map((n) => [
    'NLD037',
    `CGN0100${n}`,
    'Triticum',
    'aestivum',
    'L.',
    `1979060${n}`,
    'ETH',
    `${1200 + n}`,
    '1',
    `10.18730/ABC${n}`,
    `Name ${n}`,
    'NOR051',
    '1',
    'A remark.',
  ]),
];

/** Puts a value into a column of the third row. */
const cell = (column: string, value: Cell) => (table: Table) => {
  const row = table[3];
  if (row) row[COLUMNS.indexOf(column)] = value;
};

const addColumn = (head: string, value: Cell) => (table: Table) => {
  for (const [at, row] of table.entries()) row.push(at === 0 ? head : at === 3 ? value : '');
};

const value = (name: string, column: string, text: Cell, ...says: string[]): Fault => ({
  name,
  make: cell(column, text),
  says,
  loaded: 5,
  ...(typeof text !== 'string' && { only: 'sheet' }),
});

const refusal = (name: string, make: Fault['make'], ...says: string[]): Fault => ({
  name,
  make,
  says,
  loaded: 4,
  refused: 1,
});

/** Faults of single rows, each of which is to be named, with nothing of the others lost. */
export const FAULTS: readonly Fault[] = [
  { name: 'a value under a blank heading', make: addColumn('', 'seen'), says: ['unnamedColumn'], loaded: 5 },
  { name: 'an empty column without a heading', make: addColumn('', ''), says: [], loaded: 5 },
  { name: 'a second column of one name', make: addColumn('GENUS', 'Zea'), says: ['repeatedColumn'], loaded: 5 },
  { name: 'a second column by another spelling', make: addColumn('Genus', 'Zea'), says: ['repeatedColumn'], loaded: 5 },
  { name: 'a column nobody knows', make: addColumn('SEEDCOLOUR', 'red'), says: ['unknownColumn'], loaded: 5 },
  {
    name: 'a value beyond the header',
    make: (table) => table[3]?.push('stray'),
    says: ['longRow'],
    loaded: 5,
    only: 'text',
  },
  {
    name: 'a row of separators',
    make: (table) =>
      table.splice(
        3,
        0,
        COLUMNS.map(() => ''),
      ),
    says: [],
    loaded: 5,
  },
  {
    name: 'a second heading row',
    make: (table) => table.splice(3, 0, [...COLUMNS]),
    says: ['headerAgain'],
    loaded: 5,
    refused: 1,
  },
  {
    name: 'the same accession twice',
    make: (table) => table.push([...(table[1] ?? [])]),
    says: ['duplicate'],
    loaded: 5,
    refused: 1,
  },
  value('one DOI on two accessions', 'PUID', '10.18730/ABC1', 'repeatedDoi'),
  value('a DOI as an address', 'PUID', 'https://doi.org/10.18730/ABC9', 'resolver'),
  value('no DOI', 'PUID', 'ABC9', 'notADoi'),
  value('NA', 'ACCENAME', 'NA', 'placeholder'),
  value('nan', 'REMARKS', 'nan', 'placeholder'),
  value('N/A', 'ORIGCTY', 'N/A', 'placeholder'),
  value('a dash', 'SPECIES', '-', 'placeholder'),
  value('a dot', 'SPAUTHOR', '.', 'placeholder'),
  value('NA within a list', 'DUPLSITE', 'NOR051;NA', 'placeholder'),
  value('a date of pandas', 'ACQDATE', '19790601.0', 'dateForm'),
  value('no such day', 'ACQDATE', '19790231', 'impossibleDate'),
  value('day or month', 'ACQDATE', '06/07/1979', 'ambiguousDate'),
  value('a year alone', 'ACQDATE', '1979', 'dateParts'),
  value('a no-break space within a number', 'ELEVATION', '1\u00a0203', 'numberForm'),
  value('a narrow blank and a unit', 'ELEVATION', '1\u202f203 m', 'numberForm'),
  value('feet', 'ELEVATION', '4000 ft', 'notANumber'),
  value('a whole name as species', 'SPECIES', 'Triticum aestivum', 'wholeName'),
  value('a name with its author as species', 'SPECIES', 'T. aestivum L.', 'wholeName'),
  value('blanks around a value', 'ACCENAME', '  Name 3 ', 'spaces'),
  value('a letter that was lost', 'REMARKS', 'Caf\ufffd', 'lostLetter'),
  value('text encoded twice', 'REMARKS', 'CafÃ©', 'doubleEncoded'),
  value('an entity', 'REMARKS', 'Caf&eacute;', 'entities'),
  value('no country', 'ORIGCTY', 'Ethiopia', 'notCountryCode'),
  value('no flag', 'AVAILABLE', 'perhaps', 'notABoolean'),
  refusal('no accession number', cell('ACCENUMB', ''), 'noAcceNumb'),
  refusal('an accession number that is none', cell('ACCENUMB', 'NA'), 'noAcceNumb'),
  refusal('no genus', cell('GENUS', ''), 'noGenus'),
  value('a day in place of a number', 'ACCENUMB', { day: 45_000 }, 'dayInNumber'),
  value('a day as a date', 'ACQDATE', { day: 29_007 }, 'dateForm'),
  value('a failed formula', 'ELEVATION', { error: '#DIV/0!' }, 'errorCell'),
  value('#N/A', 'REMARKS', { error: '#N/A' }, 'placeholder'),
  value('a formula without its value', 'REMARKS', { formula: 'A1&B1' }, 'noResult'),
  { ...refusal('a failed accession number', cell('ACCENUMB', { error: '#REF!' }), 'noAcceNumb'), only: 'sheet' },
];

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const cellXml = (content: Cell, place: string): string => {
  if (typeof content === 'string')
    return content === ''
      ? ''
      : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${cellText(content)}</t></is></c>`;
  if ('error' in content) return `<c r="${place}" t="e"><v>${content.error}</v></c>`;
  if ('day' in content) return `<c r="${place}" s="1"><v>${content.day}</v></c>`;
  return `<c r="${place}"><f>${cellText(content.formula)}</f></c>`;
};

/** A workbook as other programs write it: by sheet, with failed cells, days and formulas. */
export function workbookOf(sheets: Readonly<Record<string, Table>>): Uint8Array {
  const names = Object.keys(sheets);
  const relation = (id: number | string, kind: string, target: string) =>
    `<Relationship Id="r${id}" Type="${TYPE}/${kind}" Target="${target}"/>`;
  const sheetXml = (table: Table) =>
    table
      .map(
        (row, y) =>
          `<row r="${y + 1}">${row.map((content, x) => cellXml(content, columnLetters(x) + (y + 1))).join('')}</row>`,
      )
      .join('');
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="r${i}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${names.map((_, i) => relation(i, 'worksheet', `sheet${i}.xml`)).join('')}${relation('styles', 'styles', 'styles.xml')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8('<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'),
    ...Object.fromEntries(
      names.map((name, i) => [
        `xl/sheet${i}.xml`,
        strToU8(`<worksheet><sheetData>${sheetXml(sheets[name] ?? [])}</sheetData></worksheet>`),
      ]),
    ),
  });
}

/** A table in the forms that people send, by the ending of the file. */
const FORMS: Readonly<Record<string, (table: Table) => Uint8Array>> = {
  '.csv': (table) => strToU8(Papa.unparse(table as string[][])),
  '.semicolon.csv': (table) => strToU8(Papa.unparse(table as string[][], { delimiter: ';', newline: '\n' })),
  '.tsv': (table) => strToU8(Papa.unparse(table as string[][], { delimiter: '\t' })),
  '.csv.gz': (table) => gzipSync(strToU8(Papa.unparse(table as string[][]))),
  '.xlsx': (table) => workbookOf({ Data: table }),
};

export interface FaultyFile {
  name: string;
  fault: Fault;
  table: Table;
  bytes: Uint8Array;
}

/** Every fault in every form that can have it. */
export function faultyFiles(): FaultyFile[] {
  return FAULTS.flatMap((fault) => {
    const table = cleanTable();
    fault.make(table);
    return Object.entries(FORMS)
      .filter(([ending]) => fault.only !== (ending === '.xlsx' ? 'text' : 'sheet'))
      .map(([ending, form]) => ({
        name: `${fault.name.replaceAll(/\W+/g, '-')}${ending}`,
        fault,
        table,
        bytes: form(table),
      }));
  });
}

/** Microsoft's container with the name of a stream, as its directory writes it. */
const container = (stream: string): Uint8Array =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    ...Array<number>(2048).fill(0),
    ...[...stream].flatMap((c) => [c.charCodeAt(0), 0]),
  ]);

const text = 'INSTCODE,ACCENUMB,GENUS\nNLD037,CGN 1,Triticum\n';
const wide = (bytesOf: (code: number) => number[]): Uint8Array =>
  Uint8Array.from([...text].flatMap((letter) => bytesOf(letter.charCodeAt(0))));

/** Files that cannot be taken in at all, and the sentence that says why. */
export const NO_TABLES: readonly { name: string; bytes: Uint8Array; sentence: RegExp }[] = [
  { name: 'empty.csv', bytes: new Uint8Array(0), sentence: /the file is empty/ },
  { name: 'header-only.csv', bytes: strToU8('INSTCODE,ACCENUMB,GENUS\n'), sentence: /not a single row/ },
  { name: 'other-table.csv', bytes: strToU8('a,b\n1,2\n'), sentence: /names no column/ },
  { name: 'no-number.csv', bytes: strToU8('INSTCODE,GENUS\nNLD037,Zea\n'), sentence: /no column ACCENUMB/ },
  { name: 'open-quote.csv', bytes: strToU8(`${text}NLD037,"CGN 2,Zea\n`), sentence: /line 3 is never closed/ },
  { name: 'cut-off.csv', bytes: strToU8(`${text}NLD037,CGN`), sentence: /breaks off in line 3/ },
  { name: 'utf-32.csv', bytes: wide((code) => [code, 0, 0, 0]), sentence: /UTF-32/ },
  { name: 'utf-32-marked.csv', bytes: Uint8Array.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0]), sentence: /UTF-32/ },
  { name: 'locked.xlsx', bytes: container('EncryptedPackage'), sentence: /locked by a password/ },
  { name: 'old.xlsx', bytes: container('Workbook'), sentence: /old Excel file/ },
  { name: 'old.csv', bytes: container('Workbook'), sentence: /old Excel file/ },
  { name: 'old.xls', bytes: container('Workbook'), sentence: /save it as \.xlsx or \.csv/ },
  { name: 'workbook.csv', bytes: workbookOf({ Data: cleanTable() }), sentence: /name it \.xlsx/ },
  { name: 'text.xlsx', bytes: strToU8(text), sentence: /name it \.csv/ },
  { name: 'cut-off.xlsx', bytes: workbookOf({ Data: cleanTable() }).subarray(0, 300), sentence: /damaged/ },
  { name: 'other-archive.xlsx', bytes: zipSync({ 'a.txt': strToU8('a') }), sentence: /not a spreadsheet/ },
  { name: 'cut-off.csv.gz', bytes: gzipSync(strToU8(text)).subarray(0, 30), sentence: /cut off/ },
  { name: 'no-gzip.csv.gz', bytes: strToU8(text), sentence: /not gzip/ },
  { name: 'paper.csv', bytes: strToU8('%PDF-1.7 …'), sentence: /this is a PDF/ },
  { name: 'picture.csv', bytes: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), sentence: /a picture/ },
];
