import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { BlobParts } from '../blob-parts';
import { LongValue, type TableWriter } from '../table-writer';
import { cellText, columnLetters } from './cell-text';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Index of a cell's format in `xl/styles.xml`. */
const TEXT_STYLE = 1;
const HEADER_STYLE = 2;

const sheetPath = (index: number) => `worksheets/sheet${index + 1}.xml`;

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}">
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const attribute = (text: string) => cellText(text).replaceAll('"', '&quot;');

/** What a sheet may be called: up to 31 characters, some signs not. */
const sheetName = (name: string) =>
  name
    .replace(/[[\]*/\\?:]/g, ' ')
    .slice(0, 31)
    .trim();

/** The parts of a workbook beside its sheets: path in the package and content. */
function workbookParts(sheets: readonly string[]): [path: string, xml: string][] {
  const all = sheets.map((name, index) => ({ name: attribute(sheetName(name)), index, id: `rId${index + 1}` }));
  const types = all.map(
    ({ index }) => `<Override PartName="/xl/${sheetPath(index)}" ContentType="${PARTS}.worksheet+xml"/>`,
  );
  const named = all.map(({ name, index, id }) => `<sheet name="${name}" sheetId="${index + 1}" r:id="${id}"/>`);
  const related = all.map(
    ({ index, id }) => `<Relationship Id="${id}" Type="${OFFICE}/worksheet" Target="${sheetPath(index)}"/>`,
  );
  return [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${PARTS}.styles+xml"/>${types.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${related.join('')}<Relationship Id="rIdStyles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
  ];
}

/** What stands around the rows: the first one stays in sight, and every column is text, also where it is empty. */
const sheetStart = (columns: number): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(1, columns)}" width="16" style="${TEXT_STYLE}" customWidth="1"/></cols><sheetData>`;

const SHEET_END = '</sheetData></worksheet>';

const sheetPart = (index: number): string => `xl/${sheetPath(index)}`;

/** Spreadsheets cut longer values off, or call the file damaged. */
export const MAX_CELL_LENGTH = 32_767;
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
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

const sheetXml = ({ rows }: Sheet): string =>
  sheetStart(rows[0]?.length ?? 1) + rows.map((cells, row) => rowXml(row, cells)).join('') + SHEET_END;

/** The earliest time that a ZIP can say. */
const UNDATED = new Date(1980, 0, 1);

/** A whole `.xlsx` file at once, for few rows: the same bytes whenever it is made. */
export function workbookBytes(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const whole = sheets.map((sheet, index): [string, string] => [sheetPart(index), sheetXml(sheet)]);
  const parts = [...workbookParts(sheets.map(({ name }) => name)), ...whole];
  const files = Object.fromEntries(parts.map(([path, xml]) => [path, strToU8(xml)]));
  return zipSync(files, { mtime: UNDATED }) as Uint8Array<ArrayBuffer>;
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
  for (const [index, other] of others.entries()) whole(sheetPart(index + 1), sheetXml(other));
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
