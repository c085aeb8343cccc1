import { Random } from '../../tools/random';
import { indicatorValues } from '../../data/climate/indicator-values';
import { climateSets } from './climate-sets';
import { coreCollection } from './core-collection';
import { CoreState } from './core-state';
import { nearestCentre } from './nearest';
import { findOutliers } from './outliers';
import { pickRows, standardised, type Points } from './points';
import { sample } from './sample';
import type { Outcome, Task, TaskSet } from './task';

/** Shares of the whole at which the steps end. */
const VALUES_END = 0.35;
const OUTLIERS_END = 0.45;
const SETS_END = 0.65;

/** One step's progress as a part of the whole. */
function* within<T>(step: Generator<number, T>, from: number, to: number): Generator<number, T> {
  for (;;) {
    const { done, value } = step.next();
    if (done) return value;
    yield from + (to - from) * value;
  }
}

function rowsBySet(of: Int32Array, sets: number): number[][] {
  const members = Array.from({ length: sets }, (): number[] => []);
  for (const [row, set] of of.entries()) members[set]?.push(row);
  return members;
}

/** Each chosen row with the rows that are nearest to it; a chosen one stays with itself. */
function around(points: Points, chosen: readonly number[]): number[][] {
  const of = new Int32Array(points.rows);
  nearestCentre(points, pickRows(points, chosen).values, of);
  for (const [set, row] of chosen.entries()) of[row] = set;
  return rowsBySet(of, chosen.length);
}

/**
 * The whole way from places to sets: indicator values, standardised; outliers left out; the number of sets; then the
 * sets themselves (`manual`) or chosen accessions with what is nearest to them (`core`, `random`). Yields the share
 * done, so that the one who drives it may pause or stop between two steps.
 */
export function* computeSubsets({ places, indicators, span, subsets }: Task): Generator<number, Outcome> {
  const width = indicators.length;
  const values = yield* within(indicatorValues(places, indicators, span), 0, subsets ? VALUES_END : 1);
  if (!subsets) return { kind: 'values', values };
  const { sets: range, method, seed } = subsets;

  const all = standardised(values, width);
  const outliers = yield* within(findOutliers(all), VALUES_END, OUTLIERS_END);
  const isOut = new Set(outliers);
  const kept = Array.from({ length: all.rows }, (_, row) => row).filter((row) => !isOut.has(row));
  if (kept.length === 0) return { kind: 'allOutliers' };
  const points = pickRows(all, kept);

  const random = new Random(seed);
  const to = Math.min(range.to, points.rows);
  const from = Math.min(range.from, to);
  const isFixed = from === to && method !== 'manual';
  const partition = isFixed
    ? undefined
    : yield* within(climateSets(points, { from, to }, random), OUTLIERS_END, method === 'manual' ? 1 : SETS_END);
  const size = Math.max(from, partition?.sets ?? from);

  let chosen: number[] = [];
  if (method === 'core') chosen = yield* within(coreCollection(points, size, seed), SETS_END, 1);
  if (method === 'random') chosen = sample(points.rows, size, random);

  const groups = chosen.length
    ? around(points, chosen)
    : rowsBySet(partition?.of ?? new Int32Array(0), partition?.sets ?? 0);
  const inTask = (row: number): number => kept[row] ?? 0;
  const sets = groups.flatMap((rows, set): TaskSet[] => {
    if (rows.length === 0) return [];
    const members = rows.map(inTask);
    const own = chosen[set];
    return [{ chosen: own === undefined ? [] : [inTask(own)], members, means: meansOf(values, width, members) }];
  });
  sets.sort((a, b) => b.members.length - a.members.length || (a.members[0] ?? 0) - (b.members[0] ?? 0));
  return {
    kind: 'sets',
    sets,
    outliers,
    ...(chosen.length > 1 ? { entryToNearestEntry: rounded(new CoreState(points, chosen).value, 1e4) } : {}),
  };
}

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;

function meansOf(values: Float64Array, width: number, rows: readonly number[]): number[] {
  return Array.from({ length: width }, (_, column) =>
    rounded(rows.reduce((sum, row) => sum + (values[row * width + column] ?? 0), 0) / rows.length, 100),
  );
}
