import { TableFault } from '../table-fault';
import { Elements } from './elements';
import { numberForm, type NumberForm } from './number-form';
import { rowOf, type OddCell, type SheetContext } from './sheet-rows';
import { attribute, richText, tags } from './xml';
import { inflate, zipEntries, type ZipEntry } from './zip';

/** Bytes of content that are read at most: of the small parts, of the texts, and of one sheet. */
const SMALL = 10_000_000;
const STRINGS = 500_000_000;
const SHEET = 2_000_000_000;

export interface WorkbookReading {
  /** A sheet begins; its rows follow. */
  onSheet(name: string): void;
  /** `line`: the row's number in the sheet, from 1. Rows without any value are left out. */
  onRow(line: number, cells: string[], odd?: OddCell[]): void;
  /** So many lines were read, with any value or without. */
  onLines?(lines: number): void;
  /** A text that cells refer to is remembered. */
  onText?(letters: number): void;
  /** The share read, from 0 to 1. */
  onShare?(share: number): void;
  /** So many bytes were unpacked. */
  onUnpacked?(bytes: number): void;
}

const NO_WORKBOOK = 'this is a zip archive, but not a spreadsheet';

function content(entry: ZipEntry | undefined, most = SMALL): string {
  if (!entry) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (const { bytes } of inflate(entry, most)) text += decoder.decode(bytes, { stream: true });
  return text;
}

/** `worksheets/sheet1.xml` beside `xl/workbook.xml`, or a path from the root. */
const pathOf = (base: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : `${base}${target.replace(/^\.\//, '')}`;

interface Parts {
  sheets: { name: string; entry: ZipEntry }[];
  strings: ZipEntry | undefined;
  styles: ZipEntry | undefined;
  from1904: boolean;
}

function partsOf(entries: Map<string, ZipEntry>): Parts {
  const relations = (path: string): string[] => tags(content(entries.get(path)), 'Relationship');
  const main = relations('_rels/.rels').find((tag) => attribute(tag, 'Type')?.endsWith('/officeDocument'));
  const path = pathOf('', attribute(main ?? '', 'Target') ?? 'xl/workbook.xml');
  const workbook = content(entries.get(path));
  if (workbook === '') throw new TableFault(NO_WORKBOOK);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const targets = relations(`${folder}_rels/${path.slice(folder.length)}.rels`);
  const parts = targets.map((tag) => ({
    id: attribute(tag, 'Id'),
    type: attribute(tag, 'Type'),
    entry: entries.get(pathOf(folder, attribute(tag, 'Target') ?? '')),
  }));
  const ofType = (wanted: string) => parts.find(({ type }) => type?.endsWith(wanted))?.entry;
  const worksheets = new Map(
    parts.filter(({ type }) => type?.endsWith('/worksheet')).map(({ id, entry }) => [id, entry]),
  );
  const sheets = tags(workbook, 'sheet').flatMap((sheet) => {
    const entry = worksheets.get(attribute(sheet, '\\w+:id') ?? attribute(sheet, 'id'));
    return entry ? [{ name: attribute(sheet, 'name') ?? '', entry }] : [];
  });
  const properties = tags(workbook, 'workbookPr')[0] ?? '';
  return {
    sheets,
    strings: ofType('/sharedStrings'),
    styles: ofType('/styles'),
    from1904: /^(1|true)$/.test(attribute(properties, 'date1904') ?? ''),
  };
}

function formsOf(styles: string): NumberForm[] {
  const codes = new Map(
    tags(styles, 'numFmt').map((tag) => [attribute(tag, 'numFmtId'), attribute(tag, 'formatCode')] as const),
  );
  const [, cellStyles = ''] = styles.split(/<\/?(?:\w+:)?cellXfs(?=[\s>])/, 2);
  return tags(cellStyles, 'xf').map((tag) => {
    const id = attribute(tag, 'numFmtId') ?? '0';
    return numberForm(Number(id), codes.get(id));
  });
}

/**
 * Reads every sheet of an `.xlsx` file as a stream, so that never more than a row of a sheet is XML in memory.
 * @throws TableFault with one sentence.
 */
export function readWorkbook(
  bytes: Uint8Array,
  { onSheet, onRow, onLines, onText, onShare, onUnpacked }: WorkbookReading,
): void {
  const { sheets, strings: texts, styles, from1904 } = partsOf(zipEntries(bytes));
  if (sheets.length === 0) throw new TableFault('the spreadsheet has no sheet with a table');
  if (new Set(sheets.map(({ entry }) => entry)).size < sheets.length)
    throw new TableFault('the spreadsheet is damaged: two sheets are the same part of it');
  const all = [...(texts ? [texts] : []), ...sheets.map(({ entry }) => entry)];
  const total = all.reduce((sum, { compressed }) => sum + compressed.length, 0);
  let before = 0;
  const read = (entry: ZipEntry, name: string, most: number, onElement: (xml: string) => void): void => {
    const elements = new Elements(name, onElement);
    for (const { bytes: piece, read: done } of inflate(entry, most)) {
      onUnpacked?.(piece.length);
      elements.push(piece);
      onShare?.((before + done) / total);
    }
    elements.end();
    before += entry.compressed.length;
  };

  const strings: string[] = [];
  if (texts)
    read(texts, 'si', STRINGS, (xml) => {
      const text = richText(xml);
      onText?.(text.length);
      strings.push(text);
    });
  const context: SheetContext = { strings, forms: formsOf(content(styles)), from1904 };
  for (const { name, entry } of sheets) {
    onSheet(name);
    let last = 0;
    read(entry, 'row', SHEET, (xml) => {
      const { line = last + 1, cells, odd } = rowOf(xml, context);
      last = line;
      onLines?.(1);
      if (odd || cells.some((cell) => cell.trim() !== '')) onRow(line, cells, odd);
    });
  }
}

/** A sheet in memory. `line`: the row's number in the sheet, from 1; rows without any value are left out. */
export interface SheetTable {
  name: string;
  rows: { line: number; cells: string[]; odd?: OddCell[] }[];
}

/**
 * All sheets of a workbook whose rows fit into memory.
 * @throws TableFault with one sentence.
 */
export function readSheets(bytes: Uint8Array): SheetTable[] {
  const sheets: SheetTable[] = [];
  readWorkbook(bytes, {
    onSheet: (name) => void sheets.push({ name, rows: [] }),
    onRow: (line, cells, odd) => void sheets.at(-1)?.rows.push({ line, cells, ...(odd && { odd }) }),
  });
  return sheets;
}
