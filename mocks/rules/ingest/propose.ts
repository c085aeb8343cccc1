import {
  INGEST_ROWS_SHOWN,
  MISSING_MARKS_MAX,
  type IngestProposal,
  type ProposedColumn,
  type ProposedDescriptor,
} from '@/contract/dataset/ingest';
import type { Definition } from '../../data/import/traits/definitions';
import type { NamedAccession } from '../../data/import/traits/raw-table';
import { valueOf } from '../../data/import/traits/value-of';
import type { SheetRows } from '../../data/table-preview/tables';
import { inTurns, mapInTurns, Turns } from '../../tools/workers/turns';
import { findAccessionColumn, forgetHalves, keepOne } from './column-keys';
import { columnRole, LOOKS_LIKE } from './column-role';
import { ColumnStats, textRoom } from './column-stats';
import { meaningsIn, valuesOf } from './column-values';
import { columnWarnings, type Expectation } from './column-warnings';
import type { DescriptorIndex } from './descriptor-index';
import { eachRow } from './each-row';
import { namesTrait } from './heading-words';
import { expectationOf, expectationOfHeading } from './guess-descriptor';
import { headingRowsOf, headingsAt, type ColumnHeading, type HeadingRows } from './heading-rows';
import { LEGEND_ROWS, readLegend } from './legend';
import { proposedDescriptor } from './proposed-descriptor';

/** Rows by which headings are told from values. */
const HEAD = 60;
/** Rows whose accessions are asked for their crops. */
const CROPPED = 400;
/** Descriptors that rows may name. */
const MAX_NAMES = 2_000;

export interface ProposalContext {
  descriptors: DescriptorIndex;
  /** How many of these numbers are those of accessions. */
  known(numbers: readonly string[]): Promise<number>;
  /** Short names of the crops of these accessions, or else those that may be meant. */
  crops?(accessions: readonly NamedAccession[]): Promise<readonly string[]>;
  /** Sheets of other files, which may say what codes stand for. */
  beside?: readonly SheetRows[];
  /** Where somebody said where the headings are. */
  headings?: { titleRows: number; headingRows: number };
}

/** Letters of a cell that are shown of the first rows. */
const CELL = 200;
const cut = (text: string): string => (text.length > CELL ? `${text.slice(0, CELL)}…` : text);

const NONE: ReadonlyMap<string, ColumnStats> = new Map();

const isLong = (roles: readonly { role: string }[]): boolean =>
  ['descriptorName', 'value'].every((needed) => roles.some(({ role }) => role === needed));

/** Names of descriptors in rows, with what is observed of each. */
async function namesInRows(sheet: SheetRows, from: number, name: number, value: number) {
  const found = new Map<string, ColumnStats>();
  const room = textRoom();
  await eachRow(sheet, from, (row) => {
    const text = valueOf(row[name]);
    if (text === '' || (found.size >= MAX_NAMES && !found.has(text))) return;
    const stats = found.get(text) ?? new ColumnStats(room);
    found.set(text, stats);
    stats.add(row[value]);
  });
  await mapInTurns([...found.values()], (stats) => stats.settle());
  return found;
}

/** How the rows name their accessions: of long sheets some of all. */
async function accessionsIn(
  sheet: SheetRows,
  from: number,
  place: (role: string) => number,
): Promise<NamedAccession[]> {
  const step = Math.max(1, Math.floor((sheet.count - from) / CROPPED));
  const [number, institute, doi, genus] = ['accession', 'institute', 'doi', 'genus'].map(place);
  const named = new Map<string, NamedAccession>();
  await eachRow(sheet, from, (row, _, at) => {
    if ((at - from) % step !== 0) return;
    const cell = (column = -1): string => valueOf(row[column]);
    const each = { number: cell(number), institute: cell(institute).toUpperCase(), doi: cell(doi), genus: cell(genus) };
    if (each.number !== '' || each.doi !== '') named.set(Object.values(each).join('\u001f'), each);
  });
  return [...named.values()];
}

function legendsOf(sheets: readonly SheetRows[], names: ReadonlySet<string>) {
  const definitions = new Map<string, Definition>();
  const legends: string[] = [];
  for (const other of sheets) {
    const rows = other.rows(0, Math.min(other.count, LEGEND_ROWS));
    const found = rows.length > 1 ? readLegend(rows, other.width, names) : undefined;
    if (!found) continue;
    legends.push(other.name);
    for (const [key, definition] of found) if (!definitions.has(key)) definitions.set(key, definition);
  }
  return { definitions, legends };
}

/**
 * What the columns of a sheet are, from their headings and their values: keys of accessions, descriptors of the catalogue
 * or new ones, what is no observation. What nobody can tell is `asked`.
 */
export async function proposeIngest(
  sheets: readonly SheetRows[],
  at: number,
  { descriptors: index, known, crops: askCrops, beside = [], headings: told }: ProposalContext,
): Promise<IngestProposal> {
  const sheet = sheets[at];
  if (!sheet) throw new RangeError(`There is no sheet ${at}.`);
  const head = sheet.rows(0, HEAD);
  const headings: HeadingRows = told
    ? headingsAt(head, sheet.width, told.titleRows, told.headingRows)
    : headingRowsOf(head, sheet.width);
  const from = headings.titleRows + headings.headingRows;
  const room = textRoom();
  const stats = headings.columns.map(() => new ColumnStats(room));
  await eachRow(sheet, from, (row) => {
    for (const [place, column] of stats.entries()) column.add(row[place]);
  });
  await mapInTurns(stats, (column) => column.settle());

  const roles = await mapInTurns(headings.columns, (heading, place) =>
    columnRole(heading, stats[place] ?? new ColumnStats()),
  );
  keepOne(headings.columns, roles);
  if (!roles.some((role) => role?.role === 'accession' || role?.role === 'doi'))
    await findAccessionColumn(headings.columns, stats, roles, known);

  const long = isLong(roles.flatMap((role) => (role ? [role] : [])));
  if (!long) forgetHalves(roles);
  const place = (role: string): number => roles.findIndex((each) => each?.role === role);
  const named = long ? await namesInRows(sheet, from, place('descriptorName'), place('value')) : NONE;
  // What is ignored may be said to be observations all the same.
  const mayBeObserved = (i: number): boolean =>
    !long && (stats[i]?.filled ?? 0) > 0 && (roles[i] === undefined || roles[i].role === 'ignore');
  const open = headings.columns.flatMap((heading, i) => (mayBeObserved(i) ? [{ heading, at: i }] : []));
  const names = new Set(
    [...named.keys(), ...open.map(({ heading }) => heading.name)].map((name) => name.toLowerCase()),
  );
  const crops = (await askCrops?.(await accessionsIn(sheet, from, place))) ?? [];
  const { definitions, legends } = legendsOf([...sheets.filter((other) => other !== sheet), ...beside], names);

  const descriptors = new Map(
    await mapInTurns([...(await byName(named, open, stats))], ([name, { heading, stats: values }]) => [
      name,
      proposedDescriptor(heading, values, definitions.get(name.toLowerCase()), index, crops),
    ]),
  );

  const columns = await mapInTurns(headings.columns, (heading, i): ProposedColumn => {
    const column = stats[i] ?? new ColumnStats();
    const { text, name, year, method } = heading;
    const shared = {
      at: i,
      heading: text,
      ...(mayBeObserved(i) && { name }),
      ...(year === undefined ? {} : { year }),
      ...(method === undefined ? {} : { method }),
      filled: column.filled,
      distinct: column.counts.size,
      samples: column.samples,
      ...((mayBeObserved(i) || roles[i]?.role === 'value') && valuesOf(column)),
      ...((mayBeObserved(i) || roles[i]?.role === 'value') && column.decimal && { decimal: column.decimal.sign }),
      warnings: [],
    };
    const role = roles[i];
    if (role) return { ...shared, ...role };
    if (long) return { ...shared, role: 'ignore', certainty: 'likely', reason: 'unclear' };
    const proposed = descriptors.get(name);
    if (!proposed || mayBeOther(heading, proposed, definitions.has(name.toLowerCase()), isKey(column)))
      return { ...shared, role: 'descriptor', certainty: 'asked', reason: 'unclear' };
    const { certainty, reason } = proposed;
    const held = 'uuid' in proposed && certainty !== 'asked' ? index.byUuid(proposed.uuid) : undefined;
    // That it is one is known; which one is asked of the descriptor.
    const found = { role: 'descriptor', certainty: certainty === 'asked' ? 'likely' : certainty, reason } as const;
    return { ...shared, ...found, ...meaningsIn(column, held) };
  });

  const expected = await mapInTurns(columns, (column, i) =>
    expectedOf(column, headings.columns[i], {
      index,
      crops,
      definitions,
      descriptor: descriptors.get(column.name ?? ''),
    }),
  );
  const warnings = await inTurns(
    columnWarnings(
      columns.map(({ role }, i) => ({
        stats: stats[i] ?? new ColumnStats(),
        expects: expected[i],
        observed: role === 'descriptor',
      })),
    ),
  );
  return {
    sheets: sheets.map(({ name }) => name),
    titleRows: headings.titleRows,
    headingRows: headings.headingRows,
    rows: Math.max(0, sheet.count - from),
    top: sheet
      .rows(0, Math.min(sheet.count, from + INGEST_ROWS_SHOWN))
      .map((cells, row) => ({ line: sheet.lines[row] ?? 0, cells: cells.map(cut) })),
    columns: asked(columns.map((column, i) => ({ ...column, warnings: warnings[i] ?? [] }))),
    descriptors: [...descriptors.values()],
    legends,
    crops: [...crops],
    missing: marksIn(long ? [...named.values()] : open.flatMap((each) => stats[each.at] ?? [])),
  };
}

/** What stands for missing values, the commonest first. */
function marksIn(all: readonly ColumnStats[]): string[] {
  const marks = new Map<string, number>();
  for (const stats of all) for (const [mark, count] of stats.marks) marks.set(mark, (marks.get(mark) ?? 0) + count);
  return [...marks.keys()].sort((a, b) => (marks.get(b) ?? 0) - (marks.get(a) ?? 0)).slice(0, MISSING_MARKS_MAX);
}

/** A text that stands in each row is another one. */
const isKey = ({ counts, filled }: ColumnStats): boolean => filled > 2 && counts.size === filled;

/** Texts under a heading that nothing is known of may be names, places or marks as well. */
const mayBeOther = (
  { name, uom, range }: ColumnHeading,
  { reason, guessed }: ProposedDescriptor,
  isDefined: boolean,
  isUnique: boolean,
) =>
  reason === 'newDescriptor' &&
  !isDefined &&
  uom === undefined &&
  range === undefined &&
  ['TEXT', 'CODED', 'BOOLEAN'].includes(guessed.dataType) &&
  (isUnique || !namesTrait(name));

interface Described {
  index: DescriptorIndex;
  crops: readonly string[];
  definitions: ReadonlyMap<string, Definition>;
  descriptor: ProposedDescriptor | undefined;
}

/** Which values may stand in a column, by what it is taken for; by its heading also where it is empty. */
function expectedOf(
  { role, reason }: ProposedColumn,
  heading: ColumnHeading | undefined,
  { index, crops, definitions, descriptor }: Described,
): Expectation | undefined {
  // The values of an empty column may stand in the one beside it.
  if (reason === 'empty' && heading) {
    const [found] = index.find(heading.name, crops)?.fitting ?? [];
    return found && expectationOf(found);
  }
  // Nearly anything may be an accession number.
  if (role !== 'descriptor') return role === 'accession' ? undefined : LOOKS_LIKE[role];
  const isChosen = descriptor && 'uuid' in descriptor && descriptor.certainty !== 'asked';
  const held = isChosen ? index.byUuid(descriptor.uuid) : undefined;
  const defined = descriptor && definitions.has(descriptor.name.toLowerCase()) ? descriptor.guessed : undefined;
  return (
    (held && expectationOf(held)) ?? (defined && expectationOf(defined)) ?? (heading && expectationOfHeading(heading))
  );
}

/** Values by the name of what they are observations of: in rows, or in columns, of which several years are one. */
async function byName(
  named: ReadonlyMap<string, ColumnStats>,
  open: readonly { heading: ColumnHeading; at: number }[],
  stats: readonly ColumnStats[],
): Promise<Map<string, { heading: ColumnHeading; stats: ColumnStats }>> {
  const turns = new Turns();
  const found = new Map([...named].map(([name, each]) => [name, { heading: { text: name, name }, stats: each }]));
  for (const { heading, at } of open) {
    if (turns.due()) await turns.next();
    const together = found.get(heading.name) ?? { heading, stats: new ColumnStats() };
    found.set(heading.name, together);
    const column = stats[at];
    if (column) together.stats.include(column);
  }
  return found;
}

/** What is suspected is asked, and of two columns that are the same the second: nothing is loaded before somebody has looked. */
function asked(columns: readonly ProposedColumn[]): ProposedColumn[] {
  const seen = new Set<string>();
  return columns.map((column) => {
    const key = [column.name, column.year, column.method].join('\u001f');
    const isRepeated = column.role === 'descriptor' && seen.has(key);
    if (column.role === 'descriptor') seen.add(key);
    if (isRepeated) return { ...column, certainty: 'asked', reason: 'another' };
    return column.warnings.length > 0 ? { ...column, certainty: 'asked' } : column;
  });
}
