import fc from 'fast-check';
import Papa from 'papaparse';
import { SeparatedRows, separatorOf } from './separated-rows';
import type { SourceRow } from './separated-rows';

const read = (text: string, size = text.length || 1) => {
  const rows: SourceRow[] = [];
  const source = new SeparatedRows((row) => rows.push(row));
  for (let at = 0; at < text.length; at += size) source.push(text.slice(at, at + size));
  source.end();
  return { rows, source };
};

const HEADER = ['INSTCODE', 'ACCENUMB', 'GENUS'];

describe('separated rows', () => {
  test.each([
    ['INSTCODE,ACCENUMB,GENUS', ','],
    ['INSTCODE;ACCENUMB;GENUS', ';'],
    ['INSTCODE\tACCENUMB\tGENUS', '\t'],
    ['"INSTCODE"|"ACCENUMB"|"GENUS"', '|'],
    ['Number; remarks, if any;GENUS;ACCENUMB', ';'],
    ['a,b,c', undefined],
  ])('%j is separated by %j', (header, separator) => {
    expect(separatorOf(header)).toBe(separator);
  });

  test('lines are counted as an editor does, quoted line breaks and blank lines included', () => {
    const text = '\r\nGENUS,REMARKS\r\nZea,"one\ntwo\r\nthree"\r\n\r\nOryza,x\r\n';
    const { rows, source } = read(text);
    expect(rows.map(({ line, endLine, cells }) => [line, endLine, cells])).toEqual([
      [2, 2, ['GENUS', 'REMARKS']],
      [3, 5, ['Zea', 'one\ntwo\r\nthree']],
      [7, 7, ['Oryza', 'x']],
    ]);
    expect(source.blankLines).toBe(2);
  });

  test("Excel's sep= line is obeyed", () => {
    const { rows, source } = read('sep=|\nGENUS|REMARKS\nZea|a,b;c\n');
    expect(source.separator).toBe('|');
    expect(rows[1]).toMatchObject({ line: 3, cells: ['Zea', 'a,b;c'] });
  });

  test('old Macintosh line ends', () => {
    expect(read('GENUS,REMARKS\rZea,"a\rb"\rOryza,').rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'GENUS', 'REMARKS'],
      [2, 'Zea', 'a\rb'],
      [4, 'Oryza', ''],
    ]);
  });

  test('an open quotation mark names the line it is in', () => {
    expect(read('GENUS,REMARKS\nZea,"ok"\nOryza,"open\nVitis,x\n').source.openQuoteIn).toBe(3);
  });

  test('an open quotation mark does not swallow a whole file', () => {
    const { source } = read(`GENUS,REMARKS\nZea,"open\n${'Oryza,x\n'.repeat(200_000)}`, 100_000);
    expect(source.openQuoteIn).toBe(2);
  });

  test('a quotation mark that is not doubled is noticed', () => {
    const { rows } = read('GENUS,REMARKS\nZea,"the "big" one"\nOryza,5" long\n');
    expect(rows.map((row) => [row.cells[1], row.strayQuote ?? false])).toEqual([
      ['REMARKS', false],
      ['the "big" one', true],
      ['5" long', false],
    ]);
  });

  const cell = fc.string({
    unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r\n', 'é', ' ', '\t', '|'),
    maxLength: 8,
  });
  const table = fc.array(fc.tuple(cell, cell, cell), { maxLength: 12 });

  test('any table comes through, whatever separator, line end and pieces', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 60 }),
        (rows, delimiter, newline, size) => {
          const text = Papa.unparse([HEADER, ...rows], { delimiter, newline, quotes: true });
          const { rows: found, source } = read(text, size);
          expect(source.separator).toBe(delimiter);
          expect(found.map(({ cells }) => cells)).toEqual([HEADER, ...rows]);
          // Every row begins in the line behind the one in which the last one ended.
          expect(found.every(({ line }, i) => line === (found[i - 1]?.endLine ?? 0) + 1)).toBe(true);
          expect(found.at(-1)?.endLine).toBe(text.split('\n').length);
        },
      ),
    );
  });
});
