import Papa from 'papaparse';
import type { PassportRowResult } from '@/contract/passport-update';

/** What a spreadsheet would run gets an apostrophe in front. */
const csv = (lines: unknown[][]): string => `${Papa.unparse(lines, { escapeFormulae: true, newline: '\r\n' })}\r\n`;

/** The report of an update that people keep: a line for each cell that changes or is told of. */
export function reportOf(rows: readonly PassportRowResult[]): string {
  const lines = rows.flatMap(({ outcome, line, accessionNumber, genus, uuid, changes, notes }) => {
    const row = [line ?? '', accessionNumber, genus, outcome, uuid ?? ''];
    const told = [
      ...changes.map(({ column, previous, value }) => [...row, column, previous, value, '']),
      ...notes.map(({ column, value, severity, reason }) => [...row, column, '', value, `${severity}: ${reason}`]),
    ];
    return told.length > 0 ? told : [[...row, '', '', '', '']];
  });
  const header = ['LINE', 'ACCENUMB', 'GENUS', 'OUTCOME', 'UUID', 'COLUMN', 'PUBLISHED', 'SENT', 'REASON'];
  return `\ufeff${csv([header, ...lines])}`;
}
