import { strToU8, Zip, ZipDeflate } from 'fflate';
import { BlobParts } from './blob-parts';
import { cellText, columnLetters } from './cell-text';
import { LongValue, type TableWriter } from './table-writer';
import { HEADER_STYLE, SHEET_END, sheetPart, sheetStart, TEXT_STYLE, workbookParts } from './xlsx-parts';

/** Spreadsheets cut longer values off, or call the file damaged. */
export const MAX_CELL_LENGTH = 32_767;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Twice as fast as the usual 6, for a file a tenth larger. */
const LEVEL = 3;

/** Text that a reader of XML would trim. */
const LOOSE = /^\s|\s$|\n/;

/** One row; empty cells are left out. */
function rowXml(row: number, cells: readonly string[]): string {
  const style = row === 0 ? HEADER_STYLE : TEXT_STYLE;
  let xml = `<row r="${row + 1}">`;
  for (const [column, value] of cells.entries()) {
    if (value === '') continue;
    if (value.length > MAX_CELL_LENGTH) throw new LongValue(row, column, value.length);
    const space = LOOSE.test(value) ? ' xml:space="preserve"' : '';
    const place = columnLetters(column) + (row + 1);
    xml += `<c r="${place}" s="${style}" t="inlineStr"><is><t${space}>${cellText(value)}</t></is></c>`;
  }
  return `${xml}</row>`;
}

export interface Sheet {
  name: string;
  rows: readonly (readonly string[])[];
}

/**
 * An `.xlsx` file whose cells are all text: codes keep their zeros, `=1+1` is no formula, dates stay as they are.
 * Rows are compressed as they come (inline strings, no table of shared ones), so that memory does not grow with the
 * file. `name` is the sheet they go to; `others` are known from the start and stand behind it.
 */
export function xlsxWriter(name: string, others: readonly Sheet[]): TableWriter {
  const parts = new BlobParts();
  const zip = new Zip((fault, bytes) => {
    if (fault) throw fault;
    parts.push(bytes as Uint8Array<ArrayBuffer>);
  });
  const whole = (path: string, xml: string) => {
    const file = new ZipDeflate(path, { level: LEVEL });
    zip.add(file);
    file.push(strToU8(xml), true);
  };
  for (const [path, xml] of workbookParts([name, ...others.map((sheet) => sheet.name)])) whole(path, xml);
  for (const [index, { rows }] of others.entries()) {
    const xml = rows.map((cells, row) => rowXml(row, cells)).join('');
    whole(sheetPart(index + 1), sheetStart(rows[0]?.length ?? 1) + xml + SHEET_END);
  }
  const sheet = new ZipDeflate(sheetPart(0), { level: LEVEL });
  zip.add(sheet);
  let count = 0;
  return {
    add(rows) {
      let xml = count === 0 ? sheetStart(rows[0]?.length ?? 1) : '';
      for (const cells of rows) {
        xml += rowXml(count, cells);
        count += 1;
      }
      sheet.push(strToU8(xml));
    },
    end() {
      sheet.push(strToU8((count === 0 ? sheetStart(1) : '') + SHEET_END), true);
      zip.end();
      return parts.end(XLSX);
    },
  };
}
