import Papa from 'papaparse';
import { McpdImport } from '../reading/mcpd-import';
import { reportCsv, summaryOf } from './report-text';

const importOf = (files: Record<string, string>) => {
  const running = new McpdImport({ add: () => undefined });
  for (const [name, text] of Object.entries(files)) {
    const file = running.file(name);
    file.push(new TextEncoder().encode(text));
    file.end();
  }
  return running.report();
};

const A = `INSTCODE,ACCENUMB,GENUS,ACQDATE,ORIGCTY,Colour
USA016,PI 1,Arachis,1963-04-04,PER,red
USA016 ,PI 2,Arachis,1963-04-05,033,red
,PI 3,Arachis,,,
`;
const B = 'INSTCODE;ACCENUMB;GENUS\nUSA016;PI 1;Arachis\n';

test('the summary is short and adds up', () => {
  expect(summaryOf(importOf({ 'a.csv': A, 'b.csv': B })).split('\n')).toEqual([
    'a.csv: 3 rows = 1 loaded, 1 loaded with a remark, 1 refused',
    '  comma, ASCII, 6 columns',
    '  columns not loaded: Colour',
    'b.csv: 1 row = 0 loaded, 0 loaded with a remark, 1 refused',
    '  semicolon, ASCII, 3 columns',
    'Together: 4 rows = 1 loaded, 1 loaded with a remark, 2 refused',
    'Refused rows',
    '  1  INSTCODE: the holding institute is missing',
    '     e.g. a.csv line 4',
    '  1  ACCENUMB: a second row with the same INSTCODE, ACCENUMB and GENUS',
    '     e.g. b.csv line 2: "USA016 PI 1 Arachis" (the first is in line 2 of a.csv)',
    'Remarks',
    '  1  ORIGCTY: not an ISO 3166-1 code of three letters',
    '     e.g. a.csv line 3: "033"',
    'Written in the standard form',
    '  2  ACQDATE: date brought into the form YYYYMMDD',
    '     e.g. a.csv line 2: "1963-04-04" → "19630404"',
    '  1  INSTCODE: blanks around the value',
    '     e.g. a.csv line 3: "USA016 " → "USA016"',
  ]);
});

test('the whole report is a table with a line for everything said', () => {
  const report = importOf({ 'a.csv': A, 'b.csv': B });
  const text = [...reportCsv(report)].join('');
  expect(text.startsWith('\ufeffFILE,LINE,')).toBe(true);
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  expect(data).toHaveLength(report.notes.length);
  expect(data[0]).toMatchObject({ FILE: 'a.csv', LINE: '1', COLUMN: 'Colour', OUTCOME: 'remark' });
  expect(data.find((line) => line.COLUMN === 'ORIGCTY')).toMatchObject({
    LINE: '3',
    VALUE: '033',
    RESULT: 'value not loaded',
    'LOADED AS': '',
  });
});

test('a value that a spreadsheet would run does not run', () => {
  const report = importOf({ 'x.csv': 'INSTCODE,ACCENUMB,GENUS,ORIGCTY,DECLONGITUDE\nUSA016,1,Zea,=1+1,-999\n' });
  const text = [...reportCsv(report)].join('');
  expect(text).toContain(`,"'=1+1",`);
  expect(text).toContain(',-999,');
});
