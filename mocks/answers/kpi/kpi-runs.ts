import type { InstituteFigure, KpiDimension, KpiParameter, KpiRun, KpiType } from '@/contract/kpi/kpi';
import type { World } from '../../rules/world/world';
import { conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { Rows } from '../../tools/store/store';
import { KPI_SOURCES, type Group, type Groups } from './kpi-sources';
import { dimensionTable, executionTable, parameterTable, type KeptExecution } from './kpi-tables';

/** Of an execution; the oldest make room. */
const MOST_RUNS = 120;

/** The runs of each execution by its name, the newest first. */
export const runsOf = ({ store }: World): Rows<readonly KpiRun[]> => store.rows('kpi/runs');

async function needed<T>(rows: { one(key: string): Promise<T | undefined> }, key: string): Promise<T> {
  const found = await rows.one(key);
  if (!found) throw conflict(sentence('kpiPartGone', { name: key }));
  return found;
}

const readRows = (
  world: World,
  { entity, condition }: Pick<KpiParameter, 'entity' | 'condition'>,
  field: string,
  property: string | null,
) => KPI_SOURCES[entity](world, condition ?? {}, field, property);

/** The values of a dimension, of rows as they are now. */
async function valuesIn(
  world: World,
  { type, values = [], entity, condition, field }: KpiDimension,
): Promise<string[]> {
  if (type !== 'JpaDimension' || !entity || !field) return values;
  return [...(await readRows(world, { entity, condition: condition ?? null }, field, null)).groups.keys()];
}

const NOTHING: Group = { rows: 0, sum: 0 };

/** The groups that the execution asks for. */
async function grouped(world: World, { groupBy }: KeptExecution, read: Groups): Promise<[string, Group][]> {
  const { operation, dimension } = groupBy;
  if (operation === 'each') return [...read.groups];
  if (operation === 'in') {
    const values = await valuesIn(world, await needed(dimensionTable(world), dimension ?? ''));
    return [...new Set(values)].map((value) => [value, read.groups.get(value) ?? NOTHING]);
  }
  const { all, missing } = read;
  return [
    ['false', { rows: all.rows - missing.rows, sum: all.sum - missing.sum }],
    ['true', missing],
  ];
}

/** Undefined where nothing has the number that an average would be of. */
const VALUE: Readonly<Record<KpiType, (group: Group) => number | undefined>> = {
  COUNT: ({ rows }) => rows,
  SUM: ({ sum }) => sum,
  AVERAGE: ({ rows, sum }) => (rows === 0 ? undefined : sum / rows),
};

/** Computes it as anybody may read the catalogue now, and keeps the result. */
export async function runExecution(world: World, execution: KeptExecution): Promise<KpiRun> {
  const { name, type, parameter, property, groupBy } = execution;
  const rows = await needed(parameterTable(world), parameter);
  const read = await readRows(world, rows, groupBy.field, type === 'COUNT' ? null : (property ?? null));
  const valueOf = VALUE[type];
  const values = (await grouped(world, execution, read)).flatMap(([key, group]) => {
    const value = valueOf(group);
    return value === undefined ? [] : [{ key, value }];
  });
  const run: KpiRun = {
    id: crypto.randomUUID(),
    date: new Date(world.clock.now()).toISOString(),
    values: values.toSorted((a, b) => b.value - a.value),
    // What the groups name already is not told twice.
    missing: groupBy.operation === 'each' ? (valueOf(read.missing) ?? null) : 0,
  };
  const kept = runsOf(world);
  kept.set(name, [run, ...(kept.get(name) ?? [])].slice(0, MOST_RUNS));
  return run;
}

const isOfInstitutes = (entity: string | undefined, field: string): boolean =>
  (entity === 'accession' && field === 'institute.code') || (entity === 'institute' && field === 'code');

/** What the last runs say of one institute, by executions that are grouped by institutes. */
export async function figuresOfInstitute(world: World, code: string): Promise<InstituteFigure[]> {
  const [executions, parameters] = await Promise.all([executionTable(world).all(), parameterTable(world).all()]);
  return executions.flatMap(({ name, title, type, parameter, groupBy }) => {
    const { entity } = parameters.find((each) => each.name === parameter) ?? {};
    const run = isOfInstitutes(entity, groupBy.field) ? runsOf(world).get(name)?.[0] : undefined;
    const found = run?.values.find(({ key }) => key === code);
    return run && found ? [{ name, title, type, date: run.date, value: found.value }] : [];
  });
}
