import { columnLetters } from '@/tables/xlsx/cell-text';
import { valueOf } from '../../data/import/traits/value-of';
import { readNumber } from '../../data/import/traits/value-type';
import { isUnit, isYear, readHeading, type Heading } from './heading';

/** Rows at the top in which headings are looked for. */
const LOOKED = 20;
const MAX_ROWS = 3;
/** Share of a column's cells that are numbers, from which a text above them is a heading. */
const NUMERIC = 0.8;

export interface ColumnHeading extends Heading {
  /** What stands above several columns of the same names: where or how they were observed. */
  method?: string;
}

/** Where the headings stand and what they say. */
export interface HeadingRows {
  /** Rows above them: titles, dates, empty ones. */
  titleRows: number;
  headingRows: number;
  columns: ColumnHeading[];
}

const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;
const isNumber = (text: string): boolean => readNumber(text, true) !== undefined;

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** The first row that has about as many cells as the rows of the table have. */
function firstHeading(rows: readonly string[][]): number {
  const usual = median(rows.slice(1).map(filled));
  const at = rows.slice(0, LOOKED).findIndex((row) => filled(row) >= Math.max(2, usual / 2));
  return Math.max(0, at);
}

/** A row of units, years or names below the headings: no number stands where the column has numbers. */
function isHeading(row: readonly string[], below: readonly string[][], above: readonly string[]): boolean {
  let tells = 0;
  for (const [at, cell] of row.entries()) {
    const text = cell.trim();
    const values = below.map((each) => valueOf(each[at])).filter((value) => value !== '');
    const numbers = values.filter(isNumber).length;
    const isNumeric = values.length > 0 && numbers >= values.length * NUMERIC;
    const years = values.filter(isYear).length;
    if (text === '') continue;
    if (isNumeric && isNumber(text) && !(isYear(text) && years < values.length)) return false;
    if (isNumeric && valueOf(text) === '') return false;
    if (isNumeric || isUnit(text)) tells++;
    else if (values.includes(text) || (above[at]?.trim() !== '' && !isUnit(text) && !isYear(text))) return false;
  }
  return tells > 0;
}

/** Cells that are merged have their text in the first one, and a name below each. */
function spread(row: readonly string[], below: readonly string[]): string[] {
  let group = '';
  return row.map((cell, at) => {
    const under = below[at]?.trim() ?? '';
    const isMember = under !== '' && !isUnit(under);
    if (cell.trim() !== '') group = isMember ? cell.trim() : '';
    else if (!isMember) group = '';
    return cell.trim() || group;
  });
}

function together(top: readonly string[], rows: readonly string[][], width: number): ColumnHeading[] {
  const parts = Array.from({ length: width }, (_, at) => rows.map((row) => row[at]?.trim() ?? '').filter(Boolean));
  // Under several groups the same names: the group is where or how, the name is what.
  const names = parts.map((texts) => texts.find((text) => !isUnit(text) && !isYear(text)) ?? '');
  const groups = new Map<string, Set<string | undefined>>();
  for (const [at, name] of names.entries()) groups.set(name, (groups.get(name) ?? new Set()).add(top[at]));
  const isGroup = (at: number): boolean => names[at] !== '' && (groups.get(names[at] ?? '')?.size ?? 0) > 1;
  return parts.map((texts, at) => {
    const group = top[at] ?? '';
    const own = texts.filter((text) => !isUnit(text) && !isYear(text) && text !== group);
    const name = isGroup(at) ? own.join(' ') : [group, ...own].filter(Boolean).join(' ');
    const read = readHeading(name);
    const uom = texts.find(isUnit)?.replace(/[\s()[\]]/g, '') ?? read.uom;
    const year = texts.find(isYear) ?? read.year ?? (isGroup(at) ? readHeading(group).year : undefined);
    const method = isGroup(at) ? readHeading(group).name : undefined;
    return {
      // A column without a heading is called as spreadsheets call it.
      text: [group, ...texts.filter((text) => text !== group)].filter(Boolean).join(' / '),
      name: read.name || columnLetters(at),
      ...(uom === undefined ? {} : { uom }),
      ...(year === undefined ? {} : { year }),
      ...(read.range === undefined ? {} : { range: read.range }),
      ...(method === undefined || isYear(method) ? {} : { method }),
    };
  });
}

/** What the columns of a list of rows are called: one row, or two or three of groups, units and years. */
export function headingRowsOf(rows: readonly string[][], width: number): HeadingRows {
  const first = firstHeading(rows);
  const top = rows[first] ?? [];
  const below: string[][] = [];
  while (below.length < MAX_ROWS - 1) {
    const at = first + 1 + below.length;
    const row = rows[at];
    if (!row || !isHeading(row, rows.slice(at + 1), below.at(-1) ?? top)) break;
    below.push(row);
  }
  return headingsAt(rows, width, first, below.length + 1);
}

/** The same where somebody says how many rows they are. */
export function headingsAt(
  rows: readonly string[][],
  width: number,
  titleRows: number,
  headingRows: number,
): HeadingRows {
  const top = rows[titleRows] ?? [];
  const below = rows.slice(titleRows + 1, titleRows + headingRows);
  const spreadTop = below.length > 0 ? spread(top, below[0] ?? []) : top.map((cell) => cell.trim());
  return { titleRows, headingRows, columns: together(spreadTop, below, width) };
}
