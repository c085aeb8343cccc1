import Papa from 'papaparse';
import { detailText, type NoteDetail } from './note-details';

/** `refused`: not loaded. `remark`: a curator should look. `normalised`: another form of the same value. */
export type Severity = 'refused' | 'remark' | 'normalised';

/** What a note means; the texts are for the printed and the filed report. */
export interface Meaning {
  severity: Severity;
  /** What became of the value. */
  fate: string;
  reason: string;
}

/** One note of an import about one value. `K`: the kinds of its table of meanings. */
export interface NoteOf<K extends string> {
  kind: K;
  /** Name of the file. */
  file: string;
  /** Physical line, from 1, in which the row begins; 0: the file as a whole. */
  line: number;
  column: string;
  /** As the file has it. */
  value: string;
  /** What was loaded, where it differs. */
  used?: string;
  detail?: NoteDetail;
}

const MAX_EXAMPLE_LENGTH = 72;

/** A value as an example, on one line and cut; in quotation marks, for what is wrong may be a blank. */
export const quoted = (text: string): string => {
  const line = text.replace(/[\r\n\t]+/g, ' ');
  return line.length > MAX_EXAMPLE_LENGTH ? `"${line.slice(0, MAX_EXAMPLE_LENGTH - 1)}…"` : `"${line}"`;
};

/** A spreadsheet takes a value that begins like this for a formula; a negative number is none. */
const FORMULA = /^(?:[=@\t\r]|[+-](?![\d.]))/;
const SLICE = 5_000;
const FIELDS = ['FILE', 'LINE', 'COLUMN', 'VALUE', 'OUTCOME', 'REASON', 'RESULT', 'LOADED AS'];

/** Lines of a report for spreadsheets, in which nothing is computed. */
export const reportLines = (lines: (string | number)[][]): string =>
  `${Papa.unparse(lines, { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`;

/**
 * All notes as CSV (UTF-8 with BOM, for spreadsheets), in pieces: a line for each. A value that a spreadsheet would run
 * as a formula gets an apostrophe in front.
 */
export function* notesCsv<K extends string>(
  meanings: Readonly<Record<K, Meaning>>,
  notes: readonly NoteOf<K>[],
): Generator<string> {
  yield `\ufeff${reportLines([FIELDS])}`;
  for (let from = 0; from < notes.length; from += SLICE)
    yield reportLines(
      notes.slice(from, from + SLICE).map(({ file, line, column, value, kind, detail, used = '' }) => {
        const { severity, reason, fate } = meanings[kind];
        return [
          file,
          line,
          column,
          value,
          severity,
          detail === undefined ? reason : `${reason}: ${detailText(detail)}`,
          fate,
          used,
        ];
      }),
    );
}
