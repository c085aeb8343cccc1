import { columnOf } from '@/mcpd/columns';
import type { SourceRow } from '@/mcpd/reading/separated-rows';
import { readSheets, type SheetTable } from '@/tables/xlsx/read-workbook';

/** The sheet that is read, and the names of those that are not although there is something on them. */
export interface WorkbookRows {
  rows: SourceRow[];
  otherSheets: string[];
}

const headerOf = ({ rows }: SheetTable): string[] => rows[0]?.cells ?? [];
const knownColumns = (sheet: SheetTable): number => headerOf(sheet).filter((cell) => columnOf(cell)).length;

/**
 * The rows of an `.xlsx` file, blank ones included: of the sheet whose header names the most columns of MCPD.
 * @throws TableFault with one sentence.
 */
export function sheetRows(bytes: Uint8Array): WorkbookRows {
  const sheets = readSheets(bytes).filter(({ rows }) => rows.length > 0);
  const [best, ...others] = sheets.toSorted((a, b) => knownColumns(b) - knownColumns(a));
  // What stands beside the table stands under a blank heading.
  const width = best?.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0) ?? 0;
  const rows: SourceRow[] = [];
  for (const { line, cells, odd } of best?.rows ?? []) {
    while (rows.length < line - 1) rows.push({ line: rows.length + 1, endLine: rows.length + 1, cells: [] });
    while (cells.length < width) cells.push('');
    rows.push({ line, endLine: line, cells, ...(odd && { odd }) });
  }
  return { rows, otherSheets: others.map(({ name }) => name) };
}
