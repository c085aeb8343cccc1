import { strToU8, zipSync } from 'fflate';
import writeExcel from 'write-excel-file/node';
import { processorTime } from '../../../test/harness/processor-time';
import { numberForm, numberText } from './number-form';
import { readWorkbook } from './read-workbook';
import { richText, tags } from './xml';

/** Rows by sheet, each behind its row number. */
function rowsOf(bytes: Uint8Array): Record<string, string[]> {
  const sheets: Record<string, string[]> = {};
  let rows: string[] = [];
  readWorkbook(bytes, {
    onSheet: (name) => {
      rows = sheets[name] = [];
    },
    onRow: (line, cells) => void rows.push(`${line}: ${cells.join('|')}`),
  });
  return sheets;
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one sheet as other programs may write it. */
const workbook = (sheet: string, more: { strings?: string; styles?: string; properties?: string } = {}) => {
  const { strings = '', styles = '', properties = '' } = more;
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<x:workbook xmlns:x="m" xmlns:r="r">${properties}<x:sheets><x:sheet name="R &amp; D" sheetId="1" r:id="a"/></x:sheets></x:workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Target="/xl/worksheets/one.xml" Id="a" Type="${TYPE}/worksheet"/><Relationship Id="b" Target="sharedStrings.xml" Type="${TYPE}/sharedStrings"/><Relationship Id="c" Target="styles.xml" Type="${TYPE}/styles"/></Relationships>`,
    ),
    'xl/worksheets/one.xml': strToU8(`<worksheet ${MAIN}><sheetData>${sheet}</sheetData></worksheet>`),
    ...(strings ? { 'xl/sharedStrings.xml': strToU8(`<sst ${MAIN}>${strings}</sst>`) } : {}),
    ...(styles ? { 'xl/styles.xml': strToU8(`<styleSheet ${MAIN}>${styles}</styleSheet>`) } : {}),
  });
};

test('every sheet of a workbook, with numbers, texts, days and booleans', async () => {
  const bytes = await writeExcel([
    {
      sheet: 'One',
      data: [
        [{ value: 'Name <&> "q"', type: String }, null, { value: 'Height', type: String }],
        [null, null, null],
        [
          { value: ' Ä\n日本 ', type: String },
          { value: true, type: Boolean },
          { value: 0.1 + 0.2, type: Number },
        ],
        [
          { value: new Date(Date.UTC(2021, 4, 6)), type: Date, format: 'dd/mm/yyyy' },
          null,
          { value: 1e-7, type: Number },
        ],
      ],
    },
    { sheet: 'Two', data: [[{ value: 12345678, type: Number }]] },
  ]).toBuffer();
  expect(rowsOf(new Uint8Array(bytes))).toEqual({
    One: ['1: Name <&> "q"||Height', '3:  Ä\n日本 |true|0.3', '4: 2021-05-06||1e-7'],
    Two: ['1: 12345678'],
  });
});

test('cells as other programs write them', () => {
  const strings =
    '<si><t>shared</t></si><si><r><t>ri</t></r><r><t xml:space="preserve">ch </t></r><rPh><t>no</t></rPh></si>';
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yy;@"/><numFmt numFmtId="165" formatCode="0.00&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/><xf numFmtId="22"/></cellXfs>';
  const row =
    '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c></row>' +
    '<row><c t="inlineStr"><is><t>in &#x26; line_x000D_</t></is></c><c t="str"><f>A1</f><v>=1</v></c><c t="e"><v>#N/A</v></c><c t="b"><v>0</v></c></row>' +
    '<row r="9"><c s="1"><v>44322</v></c><c s="2"><v>3</v></c><c s="3"><v>0.5</v></c><c s="4"><v>44322.25</v></c><c t="d"><v>2021-05-06T00:00:00</v></c></row>' +
    '<row r="10"><c/></row>';
  expect(rowsOf(workbook(row, { strings, styles }))).toEqual({
    'R & D': [
      '2: |shared||rich ',
      '3: in & line\r|=1|#N/A|false',
      '9: 2021-05-06|3|12:00:00|2021-05-06 06:00:00|2021-05-06',
    ],
  });
  const from1904 = { styles, properties: '<x:workbookPr date1904="1"/>' };
  expect(rowsOf(workbook('<row><c s="1"><v>1</v></c></row>', from1904))['R & D']).toEqual(['1: 1904-01-02']);
});

test.each([
  [14, undefined, 'date'],
  [0, undefined, 'number'],
  [170, 'yyyy-mm-dd hh:mm', 'dateTime'],
  [170, '[h]:mm:ss', 'time'],
  [170, 'mmm', 'date'],
  [170, '#,##0.00 "mm"', 'number'],
  [170, 'General', 'number'],
  [170, '[Red]0%', 'number'],
])('format %p %p shows a %s', (id, code, form) => {
  expect(numberForm(id, code)).toBe(form);
});

test('the days around the leap day that never was', () => {
  expect([1, 59, 61].map((serial) => numberText(String(serial), 'date', false))).toEqual([
    '1900-01-01',
    '1900-02-28',
    '1900-03-01',
  ]);
  expect(numberText('-1', 'date', false)).toBe('-1');
});

test('a row of cells that are never closed takes no longer than another', () => {
  const open = workbook(`<row>${'<c><v>1</v>'.repeat(200_000)}</row><row>${'<c '.repeat(200_000)}</row>`);
  expect(processorTime(() => rowsOf(open))).toBeLessThan(5_000);
});

test('texts and tags that are never closed take no longer than others', () => {
  const time = processorTime(() => {
    richText(`<si>${'<rPh sb="0">'.repeat(300_000)}</si>`);
    richText(`<si>${'<t '.repeat(300_000)}</si>`);
    expect(tags('<xf '.repeat(300_000), 'xf')).toEqual([]);
  });
  expect(time).toBeLessThan(5_000);
  expect(richText('<si><t>東京</t><rPh sb="0"><t>トウ</t></rPh><rPh eb="1"><t>キョウ</t></rPh></si>')).toBe('東京');
});

test.each([
  ['no archive', strToU8('PK\u0003\u0004 not really')],
  ['cut off', workbook('<row><c><v>1</v></c></row>').subarray(0, 300)],
  ['another archive', zipSync({ 'a.txt': strToU8('a') })],
])('%s is told in a sentence', (_, bytes) => {
  expect(() => rowsOf(bytes)).toThrow(/^(the spreadsheet cannot be opened|this is a zip archive, but not)/);
});
