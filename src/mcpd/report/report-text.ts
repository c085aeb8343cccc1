import { detailText } from './note-details';
import { NOTE_KINDS, severityOf } from './note-kinds';
import { notesCsv, quoted, type Severity } from './notes';
import type { FileReport, ImportReport, NoteCount, Outcomes } from './report';

const count = (n: number) => n.toLocaleString('en-US');
const rows = (n: number) => (n === 1 ? '1 row' : `${count(n)} rows`);

const TITLES: Record<Severity, string> = {
  refused: 'Refused rows',
  remark: 'Remarks',
  normalised: 'Written in the standard form',
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
  const value = first.value === '' ? '' : ` ${quoted(first.value)}`;
  const change = severityOf(first) === 'normalised' && first.used !== undefined ? ` → ${quoted(first.used)}` : '';
  return `e.g. ${place}:${value}${change}${first.detail === undefined ? '' : ` (${detailText(first.detail)})`}`.replace(
    /:$/,
    '',
  );
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

/** The whole report as CSV, in pieces: a line for every refusal, remark and value written in another form. */
export const reportCsv = ({ notes }: ImportReport): Generator<string> => notesCsv(NOTE_KINDS, notes);
