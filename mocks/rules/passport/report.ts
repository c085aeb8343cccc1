import Papa from 'papaparse';
import type { PassportRowResult } from '@/contract/passport/passport-update';
import { Turns } from '../../tools/workers/turns';

/** Rows that are written before it is looked whether others wait. */
const PIECE = 500;

const HEADER = ['LINE', 'ACCENUMB', 'GENUS', 'OUTCOME', 'UUID', 'COLUMN', 'PUBLISHED', 'SENT', 'REASON'];

/** What a spreadsheet would run gets an apostrophe in front. */
const csv = (lines: unknown[][]): string => `${Papa.unparse(lines, { escapeFormulae: true, newline: '\r\n' })}\r\n`;

function linesOf({ outcome, line, accessionNumber, genus, uuid, changes, notes }: PassportRowResult): unknown[][] {
  const row = [line ?? '', accessionNumber, genus, outcome, uuid ?? ''];
  const told = [
    ...changes.map(({ column, previous, value }) => [...row, column, previous, value, '']),
    ...notes.map(({ column, value, severity, taken, reason }) => {
      return [...row, column, '', value, `${taken === false ? 'not taken' : severity}: ${reason}`];
    }),
  ];
  return told.length > 0 ? told : [[...row, '', '', '', '']];
}

/** The report of an update that people keep: a line for each cell that changes or is told of, made in turns with others. */
export async function reportOf(rows: readonly PassportRowResult[]): Promise<string> {
  const turns = new Turns();
  const pieces = [`\ufeff${csv([HEADER])}`];
  for (let from = 0; from < rows.length; from += PIECE) {
    pieces.push(csv(rows.slice(from, from + PIECE).flatMap(linesOf)));
    if (turns.due()) await turns.next();
  }
  return pieces.join('');
}
