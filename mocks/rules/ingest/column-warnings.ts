import type { ColumnWarning } from '@/contract/dataset/ingest';
import type { Pieces } from '../../tools/workers/turns';
import type { ColumnStats } from './column-stats';

/** Rows from which a constant or a sequence is no accident. */
const MIN_ROWS = 8;
const NEARLY_ALL = 0.95;
/** Share of values that fit: below it a column is suspected, above it another heading is believed. */
const SUSPECTED = 0.5;
const BELIEVED = 0.8;
/** Texts by which it is seen whether a column has the values of another, and columns that are compared each with each. */
const COMPARED_TEXTS = 2_000;
const COMPARED_COLUMNS = 50;

/** Whether a value may stand under a heading; absent where the heading says nothing of its values. */
export type Expectation = (text: string) => boolean;

export interface JudgedColumn {
  stats: ColumnStats;
  expects: Expectation | undefined;
  /** Whether one value in all rows, or numbers one after the other, are no observations. */
  observed: boolean;
}

function alone({ stats, observed }: JudgedColumn): ColumnWarning[] {
  if (!observed) return [];
  if (stats.decimal?.isMixed) return [{ kind: 'decimals' }];
  if (stats.filled < MIN_ROWS) return [];
  const [value] = stats.texts;
  if (stats.counts.size === 1 && value !== undefined) return [{ kind: 'constant', value }];
  if (stats.steps >= (stats.filled - 1) * NEARLY_ALL)
    return [{ kind: 'counted', value: String(Number(stats.step.toPrecision(12))) }];
  return [];
}

/**
 * What speaks against the headings of columns, by their places: a constant that was filled down, a number that was
 * counted up, values that are those of another heading. Two that have one another's values are exchanged; where the
 * values of several fit the heading beside them, they are shifted.
 */
export function* columnWarnings(columns: readonly JudgedColumn[]): Pieces<ColumnWarning[][]> {
  const fit = (values: number, heading: number, most?: number): number | undefined => {
    const { stats } = columns[values] ?? {};
    const { expects } = columns[heading] ?? {};
    return stats && stats.filled > 0 && expects ? stats.share(expects, most) : undefined;
  };
  const suspected: boolean[] = [];
  for (const at of columns.keys()) {
    suspected.push((fit(at, at) ?? 1) < SUSPECTED);
    yield;
  }
  const compared = [...suspected.keys()].filter((at) => suspected[at]).slice(0, COMPARED_COLUMNS);
  const believed = (values: number, heading: number): boolean =>
    (fit(values, heading, COMPARED_TEXTS) ?? 0) >= BELIEVED;
  const partner = (at: number): number | undefined =>
    compared.includes(at)
      ? compared.find((other) => other !== at && believed(at, other) && believed(other, at))
      : undefined;
  /** The values belong `by` columns further right; at least one neighbour says the same. */
  const isShifted = (at: number, by: number): boolean =>
    believed(at, at + by) && [at - by, at + by].some((other) => suspected[other] && believed(other, other + by));

  const judged = (column: JudgedColumn, at: number): ColumnWarning[] => {
    const warnings = alone(column);
    if (!suspected[at]) return warnings;
    const fits = fit(at, at) ?? 0;
    const by = [1, -1].find((step) => isShifted(at, step));
    const other = partner(at);
    if (other !== undefined && by === undefined) return [...warnings, { kind: 'exchanged', with: other, fits }];
    if (by !== undefined) return [...warnings, { kind: 'shifted', with: at + by, fits }];
    return [...warnings, { kind: 'misfit', fits }];
  };
  const all: ColumnWarning[][] = [];
  for (const [at, column] of columns.entries()) {
    all.push(judged(column, at));
    yield;
  }
  return all;
}
