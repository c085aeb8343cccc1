import readWorkbook from 'read-excel-file/node';
import { columnOf } from '@/mcpd/columns';
import type { SourceRow } from '@/mcpd/separated-rows';

/** The sheet that is read, and the names of those that are not although there is something on them. */
export interface WorkbookRows {
  rows: SourceRow[];
  otherSheets: string[];
}

/** A cell as the text that a CSV would have: numbers with all their digits, dates in ISO form, 1 and 0 for yes and no. */
const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return String(cell);
};

/** Excel writes large and small numbers with an exponent, which would spoil an accession number. */
const parseNumber = (digits: string): string => (/e/i.test(digits) ? String(Number(digits)) : digits);

const headerOf = (data: unknown[][]) => data.find((row) => row.some((cell) => cell !== null)) ?? [];
const knownColumns = (data: unknown[][]) => headerOf(data).filter((cell) => columnOf(textOf(cell))).length;

/**
 * The rows of an `.xlsx` file, with their row numbers: of the sheet whose header names the most columns of MCPD.
 * Throws what the library throws.
 */
export const sheetRows = async (path: string): Promise<WorkbookRows> => {
  const sheets: { sheet: string; data: unknown[][] }[] = await readWorkbook<string>(path, { trim: false, parseNumber });
  const [best] = sheets.toSorted((a, b) => knownColumns(b.data) - knownColumns(a.data));
  const width = headerOf(best?.data ?? []).length;
  const rows = (best?.data ?? []).map((row, index) => {
    const cells = row.map(textOf);
    while (cells.length < width) cells.push('');
    return { line: index + 1, endLine: index + 1, cells };
  });
  const others = sheets.filter((one) => one !== best && headerOf(one.data).length > 0);
  return { rows, otherSheets: others.map(({ sheet }) => sheet) };
};
