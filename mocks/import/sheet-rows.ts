import { readSheet } from 'read-excel-file/node';
import type { SourceRow } from '@/mcpd/separated-rows';

/** A cell as the text that a CSV would have: numbers with all their digits, dates in ISO form, 1 and 0 for yes and no. */
const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return String(cell);
};

/** Excel writes large and small numbers with an exponent, which would spoil an accession number. */
const parseNumber = (digits: string): string => (/e/i.test(digits) ? String(Number(digits)) : digits);

/** The rows of the first sheet of an `.xlsx` file, with their row numbers. Throws what the library throws. */
export const sheetRows = async (path: string): Promise<SourceRow[]> => {
  const sheet: unknown[][] = await readSheet<string>(path, { trim: false, parseNumber });
  const width = sheet.find((row) => row.some((cell) => cell !== null))?.length ?? 0;
  return sheet.map((row, index) => {
    const cells = row.map(textOf);
    while (cells.length < width) cells.push('');
    return { line: index + 1, endLine: index + 1, cells };
  });
};
