import { processorTime } from '../../../test/harness/processor-time';
import { detailOf } from '../report/note-details';
import { ImportError } from './import-error';
import { McpdImport } from './mcpd-import';
import { parseMcpd } from './parse-mcpd';
import type { ParseOptions } from './parse-mcpd';

const bytes = (text: string) => new TextEncoder().encode(text);
const parse = (text: string, options?: ParseOptions) => parseMcpd(bytes(text), { name: 'a.csv', ...options });

/** One row with these values beside the three that identify it. */
const one = (values: Record<string, string>, options?: ParseOptions) => {
  const all = { INSTCODE: 'USA016', ACCENUMB: 'PI 1', GENUS: 'Arachis', ...values };
  const quoted = Object.values(all).map((value) => `"${value.replaceAll('"', '""')}"`);
  const { records, report } = parse(`${Object.keys(all).join(',')}\n${quoted.join(',')}\n`, options);
  return { record: records[0], notes: report.notes, report };
};

const faultOf = (text: string | Uint8Array, options?: ParseOptions) => {
  try {
    parseMcpd(typeof text === 'string' ? bytes(text) : text, { name: 'a.csv', ...options });
  } catch (error) {
    if (error instanceof ImportError) return { fault: error.fault, message: error.message };
    throw error;
  }
  return undefined;
};

describe('rows', () => {
  const HEADER = 'INSTCODE,ACCENUMB,GENUS,SAMPSTAT\n';

  test('are loaded, loaded with a remark or refused, and add up', () => {
    const { records, report } = parse(
      `${HEADER}USA016,PI 1,Arachis,100\nUSA016,PI 2,Arachis,12\n,PI 3,Arachis,\nUSA016,,Arachis,\nUSA016,PI 4,,\n\nUSA016,PI 1,Arachis,300\n`,
    );
    expect(records.map((record) => record.acceNumb)).toEqual(['PI 1', 'PI 2']);
    expect(report).toMatchObject({ rows: 6, loaded: 1, loadedWithRemark: 1, refused: 4 });
    expect(report.files[0]).toMatchObject({ file: 'a.csv', rows: 6, blankLines: 1, separator: 'comma', columns: 4 });
    expect(report.notes).toEqual([
      { kind: 'unknownCode', file: 'a.csv', line: 3, column: 'SAMPSTAT', value: '12' },
      { kind: 'noInstCode', file: 'a.csv', line: 4, column: 'INSTCODE', value: '' },
      { kind: 'noAcceNumb', file: 'a.csv', line: 5, column: 'ACCENUMB', value: '' },
      { kind: 'noGenus', file: 'a.csv', line: 6, column: 'GENUS', value: '' },
      {
        kind: 'duplicate',
        file: 'a.csv',
        line: 8,
        column: 'ACCENUMB',
        value: 'USA016 PI 1 Arachis',
        detail: detailOf('first', { line: 2, file: 'a.csv' }),
      },
    ]);
  });

  test('without an institute take the one given, and say so', () => {
    const { records, report } = parse(`${HEADER},PI 3,Arachis,\n`, { institute: 'USA995' });
    expect(records[0]?.instCode).toBe('USA995');
    expect(report).toMatchObject({ loaded: 1, refused: 0 });
    expect(report.notes).toMatchObject([{ kind: 'instituteSupplied', used: 'USA995' }]);
  });

  test('of several files are compared with each other', () => {
    const records: string[] = [];
    const running = new McpdImport({ add: (record) => records.push(record.acceNumb) });
    for (const name of ['a.csv', 'b.csv']) {
      const file = running.file(name);
      for (const byte of bytes(`${HEADER}USA016,PI 1,Arachis,\nUSA016,${name},Arachis,\n`))
        file.push(Uint8Array.of(byte));
      file.end();
    }
    const report = running.report();
    expect(records).toEqual(['PI 1', 'a.csv', 'b.csv']);
    expect(report.files.map(({ rows, refused }) => [rows, refused])).toEqual([
      [2, 0],
      [2, 1],
    ]);
    expect(report.notes[0]).toMatchObject({
      kind: 'duplicate',
      file: 'b.csv',
      detail: detailOf('first', { line: 2, file: 'a.csv' }),
    });
  });

  test('that are too short or too long are loaded with a remark that names what was left', () => {
    const { report } = parse(
      `${HEADER}USA016,PI 1,Arachis\nUSA016,PI 2,Arachis,100,and,more\nUSA016,PI 3,Arachis,100,,\n`,
    );
    expect(report.notes).toMatchObject([
      { kind: 'shortRow', line: 2, detail: detailOf('fewer', { cells: 3, columns: 4 }) },
      { kind: 'longRow', line: 3, value: 'and | more' },
    ]);
    expect(report).toMatchObject({ loaded: 1, loadedWithRemark: 2 });
  });

  test('begin where the report says, behind quoted line breaks', () => {
    const { report } = parse('INSTCODE,REMARKS,ACCENUMB,GENUS\nUSA016,"two\nlines",PI 1,Arachis\n,x,PI 2,Arachis\n');
    expect(report.notes).toMatchObject([{ kind: 'noInstCode', line: 4 }]);
  });

  test('columns nobody knows are named', () => {
    const { report } = parse('INSTCODE;ACCENO;Genus;Seed colour;GENUS\nUSA016;PI 1;Arachis;red;Zea\n');
    expect(report.files[0]).toMatchObject({ unknownColumns: ['Seed colour'], repeatedColumns: ['GENUS'] });
    expect(report.notes).toMatchObject([
      { kind: 'unknownColumn', line: 1, column: 'Seed colour' },
      { kind: 'repeatedColumn', line: 1, column: 'GENUS' },
      { kind: 'repeatedColumn', line: 2, column: 'GENUS', value: 'Zea', detail: detailOf('column', { column: 'E' }) },
    ]);
    // The first belongs to the file, not to a row; that the second column says something else belongs to the row.
    expect(report).toMatchObject({ loaded: 0, loadedWithRemark: 1 });
  });
});

describe('values', () => {
  test('DMS and decimal degrees that contradict each other: the decimal counts, both are named', () => {
    const { record, notes } = one({
      LATITUDE: '3530--N',
      LONGITUDE: '12040--W',
      DECLATITUDE: '-35.5',
      DECLONGITUDE: '-120.666666669999998',
    });
    expect(record).toMatchObject({ decLatitude: -35.5, decLongitude: -120.66666667 });
    expect(notes).toEqual([
      {
        kind: 'dmsDisagrees',
        file: 'a.csv',
        line: 2,
        column: 'LATITUDE',
        value: '3530--N',
        used: '-35.5',
        detail: detailOf('opposite', { degrees: '35.5', column: 'DECLATITUDE', used: '-35.5' }),
      },
    ]);
  });

  test('DMS alone are converted', () => {
    const { record, notes } = one({ LATITUDE: '103020S', LONGITUDE: '0762510W' });
    expect(record).toMatchObject({ decLatitude: -10.505556, decLongitude: -76.419444 });
    expect(notes.map(({ kind, column, used }) => [kind, column, used])).toEqual([
      ['dmsConverted', 'LATITUDE', '-10.505556'],
      ['dmsConverted', 'LONGITUDE', '-76.419444'],
    ]);
  });

  test('a value out of range is not loaded but named; the other axis is', () => {
    const { record, notes } = one({ DECLATITUDE: '27.62737800', DECLONGITUDE: '-82734230.00000000' });
    expect(record?.decLatitude).toBe(27.627378);
    expect(record?.decLongitude).toBeUndefined();
    expect(notes).toMatchObject([{ kind: 'outOfRange', column: 'DECLONGITUDE', value: '-82734230.00000000' }]);
  });

  test('an unreadable decimal gives way to DMS, and is named', () => {
    const { record, notes } = one({ DECLATITUDE: '95', LATITUDE: '1030--N', DECLONGITUDE: '1', LONGITUDE: '' });
    expect(record).toMatchObject({ decLatitude: 10.5, decLongitude: 1 });
    expect(notes.map(({ kind }) => kind)).toEqual(['outOfRange', 'dmsConverted']);
  });

  test.each<[string, Record<string, string>, object, string[]]>([
    [
      'zero degrees in the sea',
      { LATITUDE: '0000--S', LONGITUDE: '00000--W' },
      { decLatitude: undefined },
      ['zeroCoordinates'],
    ],
    ['half a position', { DECLATITUDE: '1.5' }, { decLatitude: 1.5 }, ['halfCoordinate']],
    ['a decimal comma', { DECLATITUDE: '1,5', DECLONGITUDE: '2' }, { decLatitude: 1.5 }, ['numberForm']],
    ['an impossible date', { ACQDATE: '19930231' }, { acqDate: undefined }, ['impossibleDate']],
    ['an ISO date', { ACQDATE: '1993-02-01' }, { acqDate: '19930201' }, ['dateForm']],
    [
      'a collecting date after acquisition',
      { ACQDATE: '19640000', COLLDATE: '19820603' },
      { collDate: '19820603' },
      ['dateParts', 'collectedLater'],
    ],
    ['a metre', { ELEVATION: '1350 m' }, { elevation: 1350 }, ['numberForm']],
    ['a thousand or a decimal', { ELEVATION: '1,350' }, { elevation: undefined }, ['ambiguousNumber']],
    ['a range', { ELEVATION: '1200-1400' }, { elevation: undefined }, ['notANumber']],
    ['feet for metres', { ELEVATION: '8231' }, { elevation: 8231 }, ['highElevation']],
    ['zero metres', { ELEVATION: '0' }, { elevation: 0 }, []],
    ['several storages', { STORAGE: '20;10;10;77' }, { storage: [20, 10] }, ['unknownCode', 'repeatedValue']],
    ['a code as spreadsheets write it', { SAMPSTAT: '300.0' }, { sampStat: 300 }, []],
    ['no code of collecting source', { COLLSRC: '29' }, { collSrc: undefined }, ['unknownCode']],
    [
      'a yes and a no',
      { AVAILABLE: 'Y', HISTORIC: 'false', MLSSTAT: '0' },
      { available: true, historic: false, mlsStat: false },
      [],
    ],
    [
      'neither yes nor no',
      { AVAILABLE: 'maybe', MLSSTAT: '99' },
      { available: undefined, mlsStat: undefined },
      ['notABoolean', 'mlsOther'],
    ],
    ['a DOI with resolver', { PUID: 'https://doi.org/10.18730/ABC' }, { puid: '10.18730/ABC' }, ['resolver']],
    ['no DOI', { PUID: 'urn:lsid:1' }, { puid: undefined }, ['notADoi']],
    ['an address that is none', { ACCEURL: 'javascript:alert(1)' }, { acceUrl: undefined }, ['notAUrl']],
    ['a country of region codes', { ORIGCTY: '033' }, { origCty: undefined }, ['notCountryCode']],
    ['a country of the past', { ORIGCTY: 'SUN' }, { origCty: 'SUN' }, []],
    ['a country nobody knows', { ORIGCTY: 'XQZ' }, { origCty: 'XQZ' }, ['unknownCountry']],
    [
      'small letters',
      { ORIGCTY: 'per', DONORCODE: 'per001' },
      { origCty: 'PER', donorCode: 'PER001' },
      ['upperCase', 'upperCase'],
    ],
    [
      'an institute that is a name',
      { DUPLSITE: 'Svalbard;NOR051' },
      { duplSite: ['Svalbard', 'NOR051'] },
      ['notInstituteCode'],
    ],
    ['a genus in small letters', { GENUS: 'arachis' }, { genus: 'arachis' }, ['genusForm']],
    ['a hybrid genus', { GENUS: '×Pseudelymus' }, { genus: '×Pseudelymus' }, []],
    [
      'other numbers',
      { OTHERNUMB: 'USA126:NGRL 340;:mani;Grif 1;USA126:;GRIN:7' },
      {
        otherNumb: [
          { usedBy: 'USA126', number: 'NGRL 340' },
          { number: 'mani' },
          { number: 'Grif 1' },
          { number: 'GRIN:7' },
        ],
      },
      ['noColon', 'emptyOtherNumb', 'noColon'],
    ],
  ])('%s', (_what, values, expected, kinds) => {
    const { record, notes } = one(values);
    const found = Object.entries(record ?? {}).filter(([key]) => key in expected);
    expect(Object.fromEntries(found)).toEqual(expected);
    expect(notes.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('a date in the future is a mistake, where today is known', () => {
    expect(one({ ACQDATE: '20990101' }).record?.acqDate).toBe('20990101');
    const { record, notes } = one({ ACQDATE: '20990101' }, { today: '20251231' });
    expect(record?.acqDate).toBeUndefined();
    expect(notes).toMatchObject([{ kind: 'futureDate', value: '20990101' }]);
  });

  test.each([
    ['blanks', `1${' '.repeat(50_000)}x`],
    ['nested entities', `&${'amp;'.repeat(50_000)}lt;`],
    ['a long list', 'a;b;c;d '.repeat(50_000)],
    ['colons', ':'.repeat(50_000)],
    ['digits', '1'.repeat(50_000)],
  ])('a cell of %s does not hold up the reading', (_what, cell) => {
    const columns = 'ACQDATE DECLATITUDE LATITUDE ELEVATION STORAGE OTHERNUMB REMARKS COLLNAME PUID ACCEURL SPECIES';
    const row = Object.fromEntries(columns.split(' ').map((column) => [column, cell]));
    expect(processorTime(() => one(row))).toBeLessThan(5_000);
  });

  test('hostile text stays text', () => {
    const hostile = '<img src=x onerror=alert(1)>"\';DROP TABLE--{{7*7}}';
    expect(one({ REMARKS: hostile }).record?.remarks).toBe(hostile);
  });
});

describe('files that cannot be read', () => {
  const ROWS = 'INSTCODE,ACCENUMB,GENUS,SPECIES\nUSA016,PI 1,Arachis,pintoi\n';

  test.each<[string, string | Uint8Array, string, RegExp]>([
    ['empty', '', 'empty', /a\.csv: the file is empty/],
    ['only blanks', '\n \n', 'notMcpd', /names no column/],
    ['a header alone', 'INSTCODE,ACCENUMB,GENUS\n', 'headerOnly', /not a single row/],
    ['another table', 'a,b\n1,2\n', 'notMcpd', /names no column of MCPD/],
    ['no genus', 'INSTCODE,ACCENUMB\n1,2\n', 'notMcpd', /no column GENUS/],
    ['no institute', 'ACCENUMB,GENUS\n1,2\n', 'notMcpd', /--institute CODE/],
    ['cut in a quoted value', `${ROWS}USA016,PI 2,Arachis,"pin`, 'truncated', /line 3 is never closed/],
    ['cut in a row', `${ROWS}USA016,PI 2`, 'truncated', /breaks off in line 3, after 2 of 4/],
    ['a zip', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'binary', /spreadsheet/],
    ['noise', Uint8Array.from({ length: 600 }, (_, i) => (i * 37) % 256), 'binary', /not text/],
  ])('%s', (_what, text, fault, message) => {
    const found = faultOf(text);
    expect(found?.fault).toBe(fault);
    expect(found?.message).toMatch(message);
  });

  test('a last row without a line end is not cut off if it is whole, or if others are short too', () => {
    expect(faultOf(ROWS.trimEnd())).toBeUndefined();
    expect(faultOf(`${ROWS}USA016,PI 2,Arachis\nUSA016,PI 3,Arachis`)).toBeUndefined();
  });
});
