import Papa from 'papaparse';
import { BlobParts } from './blob-parts';
import type { TableWriter } from './table-writer';

/** So that spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

type Row = readonly (string | number)[];

/** A line of nothing at all would be taken for no row. */
const lineOf = (row: Row) => (row.length === 1 && row[0] === '' ? '""' : undefined);

/** Rows as RFC 4180 has them: commas, CRLF, quotes where they are needed. Nothing is added to a value. */
export const csvText = (rows: readonly Row[]): string =>
  rows.map((row) => (lineOf(row) ?? Papa.unparse([[...row]], { newline: LINE_END })) + LINE_END).join('');

/** A CSV file (RFC 4180) in UTF-8 with a byte order mark. */
export function csvWriter(): TableWriter {
  const parts = new BlobParts();
  parts.push(BYTE_ORDER_MARK);
  return {
    add: (rows) => parts.push(csvText(rows)),
    end: () => parts.end('text/csv;charset=utf-8'),
  };
}
