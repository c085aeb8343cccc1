import { atOnce, type Pieces } from '../../../tools/workers/turns';
import { addRow, allRows, noRows, without, type Bits } from '../columns/bits';
import { rowsWithValue, type CodedColumn } from '../columns/coded-column';
import { rowsBetween, rowsWithNumber, type NumberColumn } from '../columns/number-column';
import type { TextColumn } from '../columns/text-column';
import type { Model } from '../model';
import { spanOf, type Span } from './date-span';
import {
  readDateFilter,
  readFlag,
  readNumberFilter,
  readNumbers,
  readStringFilter,
  readStrings,
} from './read-criterion';
import { dateTest, numberTest, stringTest } from './tests';
import { rowsWithText } from './text-rows';

/** The criterion of one property: `asked` is its key in caches, `rows` computes it. */
export interface Criterion {
  path: string;
  asked: unknown;
  rows(): Bits;
  /** The same, a piece at a time, where it may take long. */
  turns?(): Pieces<Bits>;
  /** What it is found by, where that is made once for all. */
  index?: { work(rows: number): boolean };
}

/** Reads what is asked of a property; `undefined` where it asks nothing (an empty list). */
export type Property = (path: string, value: unknown, model: Model) => Criterion | undefined;

type Of<C> = (model: Model) => C;

/** One of what is listed, as `rows` finds them. */
export const listed =
  <T extends string | number>(
    read: (path: string, value: unknown) => T[],
    rows: (asked: ReadonlySet<T>, model: Model) => Bits,
  ): Property =>
  (path, value, model) => {
    const asked = read(path, value);
    return asked.length === 0 ? undefined : { path, asked, rows: () => rows(new Set(asked), model) };
  };

/** One of the listed terms; `terms` gives those of a value. */
export const terms = <T>(column: Of<CodedColumn<T>>, of: (value: T, model: Model) => readonly unknown[]): Property =>
  listed(readStrings, (asked, model) =>
    rowsWithValue(column(model), (value) => of(value, model).some((term) => asked.has(String(term)))),
  );

/** One of the listed codes, which are numbers. */
export const codes = (column: Of<CodedColumn<readonly number[]>> | Of<CodedColumn<number>>): Property =>
  listed(readNumbers, (asked, model) =>
    rowsWithValue<number | readonly number[]>(column(model), (value) =>
      typeof value === 'number' ? asked.has(value) : value.some((each) => asked.has(each)),
    ),
  );

/** Keys looked up before others may be answered. */
const LOOKED_UP = 64;

/** Rows found one by one, by what is listed; `index`: by which, where it is made after the start of a large catalogue. */
export const keys =
  (find: (key: string, model: Model) => readonly number[], index?: Of<NonNullable<Criterion['index']>>): Property =>
  (path, value, model) => {
    const asked = readStrings(path, value);
    if (asked.length === 0) return undefined;
    const turns = function* (): Pieces<Bits> {
      const bits = noRows(model.data.rows);
      let at = 0;
      for (const key of new Set(asked)) {
        if (++at % LOOKED_UP === 0) yield;
        for (const row of find(key, model)) addRow(bits, row);
      }
      return bits;
    };
    const inTurns = asked.length > LOOKED_UP && { turns, ...(index && { index: index(model) }) };
    return { path, asked, rows: () => atOnce(turns()), ...inTurns };
  };

export const flag =
  (column: Of<CodedColumn<boolean>>): Property =>
  (path, value, model) => {
    const asked = readFlag(path, value);
    return { path, asked, rows: () => rowsWithValue(column(model), (each) => each === asked) };
  };

/** True for the rows of a set and false for all others. */
export const membership =
  (rows: Of<Bits>): Property =>
  (path, value, model) => {
    const asked = readFlag(path, value);
    return { path, asked, rows: () => (asked ? rows(model) : without(allRows(model.data.rows), rows(model))) };
  };

export const text =
  (column: Of<TextColumn>): Property =>
  (path, value, model) => {
    const asked = readStringFilter(path, value);
    if (!asked) return undefined;
    const turns = () => rowsWithText(column(model), asked, model.search().wordsOf(column(model)));
    return { path, asked, rows: () => atOnce(turns()), turns };
  };

export const codedText =
  <T>(column: Of<CodedColumn<T>>, of: (value: T, model: Model) => string | undefined): Property =>
  (path, value, model) => {
    const asked = readStringFilter(path, value);
    if (!asked) return undefined;
    const test = stringTest(asked);
    const passes = (each: T): boolean => {
      const content = of(each, model);
      return content !== undefined && content !== '' && test(content);
    };
    return { path, asked, rows: () => rowsWithValue(column(model), passes) };
  };

export const number =
  (column: Of<NumberColumn>): Property =>
  (path, value, model) => {
    const asked = readNumberFilter(path, value);
    if (!asked) return undefined;
    const { eq, ge = -Infinity, gt, le = Infinity, lt } = asked;
    const range = eq.length === 0 && gt === undefined && lt === undefined;
    return {
      path,
      asked,
      rows: () => (range ? rowsBetween(column(model), ge, le) : rowsWithNumber(column(model), numberTest(asked))),
    };
  };

export const codedNumber =
  (column: Of<CodedColumn<number>>): Property =>
  (path, value, model) => {
    const asked = readNumberFilter(path, value);
    return asked && { path, asked, rows: () => rowsWithValue(column(model), numberTest(asked)) };
  };

const spans = new WeakMap<CodedColumn<string>, (Span | undefined)[]>();

/** What each date of a column may mean, read once. */
function spansOf(column: CodedColumn<string>): (Span | undefined)[] {
  const known = spans.get(column) ?? column.values.map((value) => (value === undefined ? undefined : spanOf(value)));
  spans.set(column, known);
  return known;
}

/** Dates as MCPD has them. */
export const date =
  (column: Of<CodedColumn<string>>): Property =>
  (path, value, model) => {
    const asked = readDateFilter(path, value);
    if (!asked) return undefined;
    const test = dateTest(path, asked);
    const rows = (): Bits => {
      const dated = column(model);
      return rowsWithValue({ codes: dated.codes, values: spansOf(dated) }, test);
    };
    return { path, asked, rows };
  };

/** Points in time. */
export const time =
  (column: Of<NumberColumn>): Property =>
  (path, value, model) => {
    const asked = readDateFilter(path, value);
    if (!asked) return undefined;
    const test = dateTest(path, asked);
    return { path, asked, rows: () => rowsWithNumber(column(model), (at) => test({ from: at, to: at })) };
  };

/** Properties without data in the catalogue: read like the others, so that errors are reported, and matched by no row. */
export const nothing =
  (read: (path: string, value: unknown) => { length: number } | object | undefined): Property =>
  (path, value, model) => {
    const asked = read(path, value);
    if (asked === undefined || (Array.isArray(asked) && asked.length === 0)) return undefined;
    return { path, asked, rows: () => noRows(model.data.rows) };
  };
