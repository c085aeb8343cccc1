import { detailText } from '@/mcpd/report/note-details';
import { notesCsv, quoted, type Severity } from '@/mcpd/report/notes';
import { NOTE_KINDS, type Note } from './notes';
import type { TraitsFileReport, TraitsReport } from './report';

const count = (n: number) => n.toLocaleString('en-US');
const some = (n: number, one: string) => `${count(n)} ${n === 1 ? one : `${one}s`}`;

const TITLES: Record<Severity, string> = {
  refused: 'Refused observations',
  remark: 'Remarks',
  normalised: 'Written in the standard form',
};

const sums = ({ loaded, refused }: Pick<TraitsFileReport, 'loaded' | 'refused'>) =>
  `${count(loaded)} loaded, ${count(refused)} refused`;

const FORMS = { long: 'one observation a row', wide: 'a column per descriptor' };

function fileLines(file: TraitsFileReport): string[] {
  const form = `  ${[file.separator, file.encoding].filter(Boolean).join(', ')}`;
  const blank = file.blankLines > 0 ? `, ${some(file.blankLines, 'blank line')}` : '';
  if (file.kind === 'definitions')
    return [`${file.file}: definitions of ${some(file.descriptors, 'descriptor')}`, `${form}${blank}`];
  return [
    `${file.file}: ${some(file.observations, 'observation')} = ${sums(file)}`,
    `${form}, ${FORMS[file.kind]}, ${some(file.rows, 'row')}${blank}: ${some(file.accessions, 'accession')}, ${some(file.descriptors, 'descriptor')}`,
    ...(file.unloaded.length > 0 ? [`  columns not loaded: ${file.unloaded.join(', ')}`] : []),
  ];
}

function example({ file, line, column, value, used, detail }: Note): string {
  const place = `${file}${line > 0 ? ` line ${line}` : ''}`;
  const what = [column, value === '' ? '' : quoted(value)].filter(Boolean).join(' ');
  const change = used === undefined ? '' : ` → ${quoted(used)}`;
  return `e.g. ${place}${what ? `: ${what}` : ''}${change}${detail === undefined ? '' : ` (${detailText(detail)})`}`;
}

/** The report in short, for a terminal. */
export function traitsSummary({ files, counts }: TraitsReport): string[] {
  const data = files.filter(({ kind }) => kind !== 'definitions');
  const sum = (key: 'observations' | 'loaded' | 'refused') => data.reduce((total, file) => total + file[key], 0);
  const together =
    data.length > 1
      ? [
          `Together: ${some(sum('observations'), 'observation')} = ${sums({ loaded: sum('loaded'), refused: sum('refused') })}`,
        ]
      : [];
  const noted = (Object.keys(TITLES) as Severity[]).flatMap((severity) => {
    const chosen = counts.filter(({ kind }) => NOTE_KINDS[kind].severity === severity && kind !== 'unloadedColumn');
    const width = Math.max(0, ...chosen.map((one) => count(one.count).length));
    const lines = chosen.flatMap((one) => [
      `  ${count(one.count).padStart(width)}  ${NOTE_KINDS[one.kind].reason}`,
      `  ${' '.repeat(width)}  ${example(one.first)}`,
    ]);
    return lines.length > 0 ? [TITLES[severity], ...lines] : [];
  });
  return [...files.flatMap(fileLines), ...together, ...noted];
}

/** The whole report as CSV, in pieces: a line for every note. */
export const traitsCsv = ({ notes }: TraitsReport): Generator<string> => notesCsv(NOTE_KINDS, notes);
