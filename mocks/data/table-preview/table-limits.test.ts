import { gzipSync, strToU8, zipSync } from 'fflate';
import { readTable } from './read-table';
import { answerTableTask, type TableMessage } from './table-task';

/** The last word on a file. */
function endOf(name: string, bytes: Uint8Array): TableMessage | undefined {
  const messages: TableMessage[] = [];
  answerTableTask({ name, bytes: new Uint8Array(bytes) }, (message) => messages.push(message));
  return messages.at(-1);
}

const fault = (sentence: RegExp) => ({ failure: expect.stringMatching(sentence) as string, isFault: true });

/** A workbook whose sheets, of these names, are all one part. */
function workbook(names: readonly string[], rows: string, texts = ''): Uint8Array {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${type}/${kind}" Target="${target}"/>`;
  const relations = (...all: string[]) => strToU8(`<Relationships>${all.join('')}</Relationships>`);
  const sheets = names.map((name) => `<sheet name="${name}" r:id="r1"/>`).join('');
  return zipSync({
    '_rels/.rels': relations(relation('r0', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': strToU8(`<workbook><sheets>${sheets}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': relations(
      relation('r1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('r2', 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    'xl/sharedStrings.xml': strToU8(`<sst>${texts}</sst>`),
  });
}

test('sheets that are all the same part of the file are not read one by one', () => {
  const names = Array.from({ length: 1_000 }, (_, at) => `s${at}`);
  const bytes = workbook(names, '<row><c t="str"><v>a</v></c></row>');
  expect(endOf('a.xlsx', bytes)).toEqual(fault(/two sheets are the same part/));
});

test('a long text that very many cells refer to is counted with each of them', () => {
  const rows = '<row><c t="s"><v>0</v></c></row>'.repeat(2_000);
  expect(endOf('a.xlsx', workbook(['One'], rows, `<si><t>${'a'.repeat(100_000)}</t></si>`))).toEqual(
    fault(/too large/),
  );
});

test.each([
  ['more columns than spreadsheets have', `${'a,'.repeat(17_000)}b\n1,2\n`],
  ['one long row above many short ones', `${'a,'.repeat(9_000)}b\n${'1,2\n'.repeat(1_200)}`],
  ['many short rows above a long one', `${'1,2\n'.repeat(1_200)}${'a,'.repeat(9_000)}b\n`],
])('a table of %s is too large', (_, text) => {
  expect(endOf('a.csv', strToU8(text))).toEqual(fault(/too large/));
});

test('a line of more letters than any table has is not waited for', () => {
  expect(endOf('a.csv', strToU8(`a,b\n${'x'.repeat(1_200_000)}`))).toEqual(fault(/lines have no end/));
  expect(endOf('a.csv', strToU8(`a,b\n"${'x\n'.repeat(1_200_000)}`))).toEqual(fault(/opened in line 2/));
});

test('a packed file is read as it is unpacked, and what it costs is counted in between', () => {
  let rows = 0;
  let most = 0;
  readTable(gzipSync(strToU8('a\n'.repeat(500_000))), 'a.csv.gz', {
    onSheet: () => undefined,
    onRow: () => void rows++,
    onUnpacked: () => {
      most = Math.max(most, rows);
      rows = 0;
    },
  });
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(10_000);
});
