import {
  KPI_PROPERTIES,
  type KpiDimension,
  type KpiEntity,
  type KpiExecution,
  type KpiParameter,
} from '@/contract/kpi/kpi';
import { kpiDimensionSchema, kpiExecutionSchema, kpiParameterSchema } from '@/contract/kpi/kpi-schema';
import type { Stored } from '@/contract/entity';
import { byOf, crud, familyAnswer, type Writing } from '../../rules/entities/crud';
import { readChange, refused } from '../../rules/entities/read-change';
import { ALL_PERMISSIONS } from '../../rules/publication/publication';
import { anyOf } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { badRequest, conflict, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { Table } from '../../tools/store/table';
import { KPI_SOURCES } from './kpi-sources';
import { runExecution, runsOf } from './kpi-runs';
import { dimensionTable, executionTable, parameterTable, type KeptExecution } from './kpi-tables';

const administrators = anyOf('ROLE_ADMINISTRATOR');

type Given<T extends Stored> = Pick<Writing<T>, 'schema' | 'table' | 'fresh' | 'removable' | 'save' | 'removed'> & {
  details?(world: World, row: T): object;
  /** Throws where a whole row would make no sense. */
  check(row: T, world: World): Promise<void>;
};

/** What administrators keep by its name. */
const kept = <T extends Stored & { name: string }>(
  what: string,
  { check, details, ...given }: Given<T>,
): Writing<T> => ({
  ...given,
  path: `/kpi/${what}`,
  key: 'name',
  once: ['name'],
  allow: administrators,
  one: (world, name) => oneOf(given.table(world), what, name),
  admit: () => undefined,
  kept: async (change, world, before) => {
    const sent = change as Partial<T>;
    const table = given.table(world);
    if (!before && (await table.one(sent.name ?? ''))) throw refused({ name: 'taken' });
    const whole = { ...(before ?? given.fresh()), ...sent };
    // What was left as it is has to fit what is changed.
    const sendable = Object.entries(whole).filter(([name]) => Object.hasOwn(given.schema.fields, name));
    readChange(given.schema, Object.fromEntries(sendable), false);
    await check(whole, world);
    return sent;
  },
  details: (world, row) => ({ ...(details?.(world, row) ?? row), _permissions: ALL_PERMISSIONS }),
});

async function oneOf<T extends Stored>(table: Table<T>, what: string, name: string): Promise<T> {
  const found = await table.one(name);
  if (!found) throw notFound(`There is no ${what} "${name.slice(0, 80)}".`);
  return found;
}

/** A condition is a filter of the list: what that does not know is refused where it is typed. */
async function tryCondition(world: World, entity: KpiEntity, condition: object | null | undefined) {
  const [field = ''] = KPI_PROPERTIES[entity].groups;
  try {
    await KPI_SOURCES[entity](world, condition ?? {}, field, null);
  } catch (error) {
    const { message } = error as Error;
    throw badRequest(sentence('kpiCondition', { reason: message }), { condition: 'filter' });
  }
}

const usedBy = async (world: World, uses: (execution: KeptExecution) => boolean): Promise<void> => {
  const user = (await executionTable(world).all()).find(uses);
  if (user) throw conflict(sentence('kpiUsed', { title: user.title }));
};

const parameters = kept<KpiParameter>('parameter', {
  schema: kpiParameterSchema,
  table: parameterTable,
  fresh: () => ({ name: '', title: '', entity: 'accession' as const, condition: null }),
  check: ({ entity, condition }, world) => tryCondition(world, entity, condition),
  removable: (world, { name }) => usedBy(world, ({ parameter }) => parameter === name),
});

const dimensions = kept<KpiDimension>('dimension', {
  schema: kpiDimensionSchema,
  table: dimensionTable,
  fresh: () => ({ name: '', title: '', type: 'StringListDimension' as const, values: [] }),
  check: async ({ type, entity, field, condition }, world) => {
    if (type !== 'JpaDimension' || !entity) return;
    if (!KPI_PROPERTIES[entity].groups.includes(field ?? '')) throw refused({ field: 'pattern' });
    await tryCondition(world, entity, condition);
  },
  removable: (world, { name }) => usedBy(world, ({ groupBy }) => groupBy.dimension === name),
});

/** What runs are figures of. */
const computed = ({ type, parameter, property, groupBy: { field, operation, dimension } }: KeptExecution): string =>
  JSON.stringify([type, parameter, property ?? null, field, operation, dimension ?? null]);

const executions = kept<KeptExecution>('execution', {
  schema: kpiExecutionSchema,
  table: executionTable,
  fresh: () => ({
    name: '',
    title: '',
    type: 'COUNT' as const,
    parameter: '',
    groupBy: { field: '', operation: 'each' as const },
  }),
  details: withRuns,
  check: async ({ name, type, parameter, property, groupBy, ...rest }, world) => {
    const rows = await parameterTable(world).one(parameter);
    if (!rows) throw refused({ parameter: 'notFound' });
    const { groups, numbers } = KPI_PROPERTIES[rows.entity];
    if (!groups.includes(groupBy.field)) throw refused({ 'groupBy.field': 'pattern' });
    if (type !== 'COUNT' && !numbers.includes(property ?? '')) throw refused({ property: 'pattern' });
    if (groupBy.operation === 'in' && !(await dimensionTable(world).one(groupBy.dimension ?? '')))
      throw refused({ 'groupBy.dimension': 'notFound' });
    const before = await executionTable(world).one(name);
    const after = { ...rest, name, title: '', type, parameter, property: property ?? null, groupBy };
    if (before && runsOf(world).get(name)?.length && computed(before) !== computed(after))
      throw conflict(sentence('kpiHasRuns'));
  },
  removed: (world, { name }) => void runsOf(world).delete(name),
});

/** With what is read of others: the rows of parameters are there by then. */
function withRuns(world: World, execution: KeptExecution): KpiExecution {
  const entity = parameterTable(world).get(execution.parameter)?.entity ?? null;
  return { ...execution, entity, lastRun: runsOf(world).get(execution.name)?.[0]?.date ?? null };
}

/** All of them, and one by its name. */
const reads = <T extends Stored>({ path, allow, table, one, details }: Writing<T>): readonly Answer[] => [
  familyAnswer(`GET ${path}`, allow, async ({ world, session }) => {
    await parameterTable(world).all();
    return (await table(world).all()).map((row) => details(world, row, session));
  }),
  familyAnswer(`GET ${path}/:name`, allow, async ({ world, session, params: { name = '' } }) => {
    await parameterTable(world).all();
    return details(world, await one(world, name, session), session);
  }),
];

export const kpi: readonly Answer[] = [
  ...reads(parameters),
  ...crud(parameters),
  ...reads(dimensions),
  ...crud(dimensions),
  ...reads(executions),
  ...crud(executions),

  answer('GET /kpi/execution/:name/runs', administrators, async ({ world, params }) => {
    const { name } = await oneOf(executionTable(world), 'execution', params.name);
    return [...(runsOf(world).get(name) ?? [])];
  }),

  answer('POST /kpi/execution/:name/runs', administrators, async ({ world, session, params }) => {
    const execution = await oneOf(executionTable(world), 'execution', params.name);
    const run = await runExecution(world, execution);
    const id = `${execution.name}/${run.id}`;
    world.audit.note({ class: 'kpi', id, action: 'INSERT', by: byOf(session), changes: [] });
    return run;
  }),

  answer('DELETE /kpi/execution/:name/runs/:id', administrators, async ({ world, session, params }) => {
    const { name } = await oneOf(executionTable(world), 'execution', params.name);
    const { id } = params;
    const rows = runsOf(world);
    const before = rows.get(name) ?? [];
    const left = before.filter((run) => run.id !== id);
    if (left.length === before.length) throw notFound(`There is no run "${id}".`);
    rows.set(name, left);
    world.audit.note({ class: 'kpi', id: `${name}/${id}`, action: 'DELETE', by: byOf(session), changes: [] });
    return null;
  }),
];
