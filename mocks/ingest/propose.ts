import {
  INGEST_ROWS_SHOWN,
  type Certainty,
  type IngestProposal,
  type ProposedColumn,
  type ProposedDescriptor,
} from '@/contract/ingest';
import type { Definition } from '../import/traits/definitions';
import { rolesOf } from '../import/traits/roles';
import { valueOf } from '../import/traits/value-of';
import type { SheetRows } from '../table-preview/tables';
import { columnRole, LOOKS_LIKE, type ProposedRole } from './column-role';
import { ColumnStats } from './column-stats';
import { columnWarnings, type Expectation } from './column-warnings';
import type { DescriptorIndex } from './descriptor-index';
import { eachRow } from './each-row';
import { namesTrait } from './heading-words';
import { expectationOf, expectationOfHeading, guessDescriptor } from './guess-descriptor';
import { headingRowsOf, headingsAt, type ColumnHeading, type HeadingRows } from './heading-rows';
import { LEGEND_ROWS, readLegend } from './legend';

/** Rows by which headings are told from values. */
const HEAD = 60;
/** Values asked of the catalogue, and the share that it must hold, for a column to name accessions. */
const TRIED = 40;
const KNOWN = 0.5;
/** Share of values that a descriptor of the catalogue must be able to hold. */
const FITTING = 0.5;

export interface ProposalContext {
  descriptors: DescriptorIndex;
  /** How many of these numbers are those of accessions. */
  known(numbers: readonly string[]): Promise<number>;
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
  await eachRow(sheet, from, (row) => {
    const text = valueOf(row[name]);
    if (text === '') return;
    const stats = found.get(text) ?? new ColumnStats();
    found.set(text, stats);
    stats.add(row[value]);
  });
  return found;
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

function proposedDescriptor(
  heading: ColumnHeading,
  stats: ColumnStats,
  definition: Definition | undefined,
  index: DescriptorIndex,
): ProposedDescriptor {
  const guessed = guessDescriptor(heading, stats.counts, definition);
  const found =
    index.find(heading.name) ?? (definition?.title === undefined ? undefined : index.find(definition.title));
  const shared = { name: heading.name, guessed, count: stats.filled };
  if (!found) return { ...shared, made: guessed, certainty: 'likely', reason: 'newDescriptor' };
  const { descriptor, reason } = found;
  const expects = expectationOf(descriptor);
  const fits = expects === undefined || stats.share(expects) >= FITTING;
  const certainty: Certainty = reason === 'similarTitle' ? 'likely' : fits ? 'sure' : 'likely';
  return { ...shared, uuid: descriptor.uuid, title: descriptor.title, certainty, reason };
}

/**
 * What the columns of a sheet are, from their headings and their values: keys of accessions, descriptors of the catalogue
 * or new ones, what is no observation. What nobody can tell is `asked`.
 */
export async function proposeIngest(
  sheets: readonly SheetRows[],
  at: number,
  { descriptors: index, known, beside = [], headings: told }: ProposalContext,
): Promise<IngestProposal> {
  const sheet = sheets[at];
  if (!sheet) throw new RangeError(`There is no sheet ${at}.`);
  const head = sheet.rows(0, HEAD);
  const headings: HeadingRows = told
    ? headingsAt(head, sheet.width, told.titleRows, told.headingRows)
    : headingRowsOf(head, sheet.width);
  const from = headings.titleRows + headings.headingRows;
  const stats = headings.columns.map(() => new ColumnStats());
  await eachRow(sheet, from, (row) => {
    for (const [place, column] of stats.entries()) column.add(row[place]);
  });

  const roles = headings.columns.map((heading, place) => columnRole(heading, stats[place] ?? new ColumnStats()));
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
  const { definitions, legends } = legendsOf([...sheets.filter((other) => other !== sheet), ...beside], names);

  const descriptors = new Map(
    [...byName(named, open, stats)].map(([name, { heading, stats: values }]) => [
      name,
      proposedDescriptor(heading, values, definitions.get(name.toLowerCase()), index),
    ]),
  );

  const columns = headings.columns.map((heading, i): ProposedColumn => {
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
      warnings: [],
    };
    const role = roles[i];
    if (role) return { ...shared, ...role };
    if (long) return { ...shared, role: 'ignore', certainty: 'likely', reason: 'unclear' };
    const proposed = descriptors.get(name);
    if (!proposed || mayBeOther(heading, proposed, definitions.has(name.toLowerCase()), isKey(column)))
      return { ...shared, role: 'descriptor', certainty: 'asked', reason: 'unclear' };
    return { ...shared, role: 'descriptor', certainty: proposed.certainty, reason: proposed.reason };
  });

  const expected = columns.map((column, i) =>
    expectedOf(column, headings.columns[i], { index, definitions, descriptor: descriptors.get(column.name ?? '') }),
  );
  const warnings = columnWarnings(
    columns.map(({ role }, i) => ({
      stats: stats[i] ?? new ColumnStats(),
      expects: expected[i],
      observed: role === 'descriptor',
    })),
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
  };
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

/** A name of descriptors without values in rows, or the other way round, says nothing of a wide table. */
function forgetHalves(roles: (ProposedRole | undefined)[]): void {
  for (const [i, each] of roles.entries())
    if (each?.role === 'value' || each?.role === 'descriptorName')
      roles[i] = { role: 'ignore', certainty: 'asked', reason: 'unclear' };
}

interface Described {
  index: DescriptorIndex;
  definitions: ReadonlyMap<string, Definition>;
  descriptor: ProposedDescriptor | undefined;
}

/** Which values may stand in a column, by what it is taken for; by its heading also where it is empty. */
function expectedOf(
  { role, reason }: ProposedColumn,
  heading: ColumnHeading | undefined,
  { index, definitions, descriptor }: Described,
): Expectation | undefined {
  // The values of an empty column may stand in the one beside it.
  if (reason === 'empty' && heading) {
    const found = index.find(heading.name);
    return found && expectationOf(found.descriptor);
  }
  // Nearly anything may be an accession number.
  if (role !== 'descriptor') return role === 'accession' ? undefined : LOOKS_LIKE[role];
  const held = descriptor && 'uuid' in descriptor ? index.byUuid(descriptor.uuid) : undefined;
  const defined = descriptor && definitions.has(descriptor.name.toLowerCase()) ? descriptor.guessed : undefined;
  return (
    (held && expectationOf(held)) ?? (defined && expectationOf(defined)) ?? (heading && expectationOfHeading(heading))
  );
}

/** Values by the name of what they are observations of: in rows, or in columns, of which several years are one. */
function byName(
  named: ReadonlyMap<string, ColumnStats>,
  open: readonly { heading: ColumnHeading; at: number }[],
  stats: readonly ColumnStats[],
): Map<string, { heading: ColumnHeading; stats: ColumnStats }> {
  const found = new Map([...named].map(([name, each]) => [name, { heading: { text: name, name }, stats: each }]));
  for (const { heading, at } of open) {
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

/** Of several columns that would be the same key the one with the clearest name; the others are not taken in. */
function keepOne(headings: readonly ColumnHeading[], roles: (ProposedRole | undefined)[]): void {
  const clearest: ReadonlySet<number | undefined> = new Set(Object.values(rolesOf(headings.map(({ name }) => name))));
  const seen = new Map<string, number>();
  for (const [i, each] of roles.entries()) {
    if (!each || each.role === 'ignore') continue;
    const other = seen.get(each.role);
    const left = other === undefined ? undefined : clearest.has(i) && !clearest.has(other) ? other : i;
    if (left !== i) seen.set(each.role, i);
    if (left !== undefined) roles[left] = { role: 'ignore', certainty: 'likely', reason: 'another' };
  }
}

/** Where no heading names accessions, the column whose values the catalogue knows. */
async function findAccessionColumn(
  headings: readonly ColumnHeading[],
  stats: readonly ColumnStats[],
  roles: (ProposedRole | undefined)[],
  known: ProposalContext['known'],
): Promise<void> {
  for (const [i, column] of stats.entries()) {
    const heading = headings[i];
    const mayBe = column.counts.size > 1 && column.share(LOOKS_LIKE.accession ?? (() => false)) >= KNOWN;
    if (!heading || !mayBe || (roles[i] && roles[i]?.reason !== 'passport')) continue;
    const tried = column.texts.slice(0, TRIED);
    if ((await known(tried)) < tried.length * KNOWN) continue;
    roles[i] = { role: 'accession', certainty: 'likely', reason: 'values' };
    return;
  }
}
