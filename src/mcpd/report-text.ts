import Papa from 'papaparse';
import { NOTE_KINDS, reasonOf, severityOf } from './note-kinds';
import type { Severity } from './note-kinds';
import type { FileReport, ImportReport, NoteCount, Outcomes } from './report';

const count = (n: number) => n.toLocaleString('en-US');
const rows = (n: number) => (n === 1 ? '1 row' : `${count(n)} rows`);

const TITLES: Record<Severity, string> = {
  refused: 'Refused rows',
  remark: 'Remarks',
  normalised: 'Written in the standard form',
};

const MAX_EXAMPLE_LENGTH = 72;
/** In quotation marks, for what is wrong may be a blank. */
const short = (text: string) => {
  const line = text.replace(/[\r\n\t]+/g, ' ');
  return line.length > MAX_EXAMPLE_LENGTH ? `"${line.slice(0, MAX_EXAMPLE_LENGTH - 1)}…"` : `"${line}"`;
};

const outcomes = ({ loaded, loadedWithRemark, refused }: Outcomes) =>
  `${count(loaded)} loaded, ${count(loadedWithRemark)} loaded with a remark, ${count(refused)} refused`;

const fileLines = (file: FileReport): string[] => [
  `${file.file}: ${rows(file.rows)} = ${outcomes(file)}`,
  `  ${file.separator}, ${file.encoding}, ${file.columns} columns${file.blankLines > 0 ? `, ${count(file.blankLines)} blank lines` : ''}`,
  ...(file.unknownColumns.length > 0 ? [`  columns not loaded: ${file.unknownColumns.join(', ')}`] : []),
  ...(file.repeatedColumns.length > 0 ? [`  columns there twice: ${file.repeatedColumns.join(', ')}`] : []),
];

const example = ({ first }: NoteCount, several: boolean) => {
  const place = several ? `${first.file} line ${first.line}` : `line ${first.line}`;
  const value = first.value === '' ? '' : ` ${short(first.value)}`;
  const change = severityOf(first) === 'normalised' && first.used !== undefined ? ` → ${short(first.used)}` : '';
  return `e.g. ${place}:${value}${change}${first.detail ? ` (${first.detail})` : ''}`.replace(/:$/, '');
};

const MAX_KINDS = 12;

const countLines = (counts: NoteCount[], severity: Severity, several: boolean): string[] => {
  const chosen = counts.filter((one) => one.severity === severity && one.kind !== 'unknownColumn');
  if (chosen.length === 0) return [];
  const width = Math.max(...chosen.map((one) => count(one.count).length));
  const lines = chosen
    .slice(0, MAX_KINDS)
    .flatMap((one) => [
      `  ${count(one.count).padStart(width)}  ${one.column ? `${one.column}: ` : ''}${NOTE_KINDS[one.kind].reason}`,
      `  ${' '.repeat(width)}  ${example(one, several)}`,
    ]);
  const more = chosen.length - MAX_KINDS;
  return [TITLES[severity], ...lines, ...(more > 0 ? [`  … and ${more} more kinds, in the full report`] : [])];
};

/** The report in short, for a terminal: a few lines whatever the size of the files. */
export const summaryOf = (report: ImportReport): string => {
  const several = report.files.length > 1;
  const total = several ? [`Together: ${rows(report.rows)} = ${outcomes(report)}`] : [];
  return [
    ...report.files.flatMap(fileLines),
    ...total,
    ...countLines(report.counts, 'refused', several),
    ...countLines(report.counts, 'remark', several),
    ...countLines(report.counts, 'normalised', several),
  ].join('\n');
};

/** A spreadsheet takes a value that begins like this for a formula; a negative number is none. */
const FORMULA = /^(?:[=@\t\r]|[+-](?![\d.]))/;
const SLICE = 5_000;

const FIELDS = ['FILE', 'LINE', 'COLUMN', 'VALUE', 'OUTCOME', 'REASON', 'RESULT', 'LOADED AS'];

const csv = (lines: (string | number)[][]) =>
  `${Papa.unparse(lines, { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`;

/**
 * The whole report as CSV (UTF-8 with BOM, for spreadsheets), in pieces: one line for every refusal, remark and value
 * written in another form. A value that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function* reportCsv(report: ImportReport): Generator<string> {
  yield `\ufeff${csv([FIELDS])}`;
  for (let from = 0; from < report.notes.length; from += SLICE) {
    yield csv(
      report.notes
        .slice(from, from + SLICE)
        .map((note) => [
          note.file,
          note.line,
          note.column,
          note.value,
          severityOf(note),
          reasonOf(note),
          NOTE_KINDS[note.kind].fate,
          note.used ?? '',
        ]),
    );
  }
}
