import { strToU8, zipSync, type Zippable } from 'fflate';
import { escapeXml } from '../pictures/svg';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
/** The same bytes whenever they are made; the earliest time a ZIP can say. */
const MTIME = new Date(1980, 0, 1);

/** 0 → A, 25 → Z, 26 → AA. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const sheetXml = (rows: readonly (readonly string[])[]): string => {
  const cell = (value: string, column: number, row: number) =>
    value === ''
      ? ''
      : `<c r="${letters(column)}${row}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
  const lines = rows.map(
    (values, at) => `<row r="${at + 1}">${values.map((value, column) => cell(value, column, at + 1)).join('')}</row>`,
  );
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
};

/**
 * An XLSX file (ECMA-376, text cells only), made at once: the size of a file that is told before it is fetched
 * cannot wait for a library's promise.
 */
export function workbook(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const each = (line: (name: string, number: number) => string) => names.map((name, at) => line(name, at + 1)).join('');
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${each((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((name, number) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
  };
  const files: Zippable = {};
  for (const [path, text] of Object.entries(parts)) files[path] = [strToU8(HEAD + text), { mtime: MTIME }];
  names.forEach((name, at) => {
    files[`xl/worksheets/sheet${at + 1}.xml`] = [strToU8(sheetXml(sheets[name] ?? [])), { mtime: MTIME }];
  });
  return zipSync(files) as Uint8Array<ArrayBuffer>;
}
