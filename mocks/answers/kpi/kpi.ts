import type { KpiExecution, KpiRun } from '@/contract/kpi/kpi';
import { byOf } from '../../rules/entities/crud';
import { anyOf } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { notFound } from '../../tools/http/api-failure';
import type { Rows } from '../../tools/store/store';
import { EXECUTIONS, PARAMETERS } from './executions';

/** Far more than there are institutes or crops. */
const MOST_TERMS = 20_000;
/** Of an execution; the oldest make room. */
const MOST_RUNS = 120;

function executionOf(name: string): KpiExecution {
  const execution = EXECUTIONS.find((each) => each.name === name);
  if (!execution) throw notFound(`There is no execution "${name}".`);
  return execution;
}

/** The runs of each execution by its name, the newest first. */
const runsOf = ({ store }: World): Rows<readonly KpiRun[]> => store.rows('kpi/runs');

const dated = (world: World, execution: KpiExecution): KpiExecution => ({
  ...execution,
  lastRun: runsOf(world).get(execution.name)?.[0]?.date ?? null,
});

/** Counted by the accession store, in turns with other calls; as anybody may read it. */
async function compute({ accessions, clock }: World, execution: KpiExecution): Promise<KpiRun> {
  const { field } = execution.groupBy;
  const condition = PARAMETERS.find(({ name }) => name === execution.parameter)?.condition ?? {};
  const { overview } = await accessions.overview(condition, [field], MOST_TERMS);
  const { terms = [], missing = 0 } = overview[field] ?? {};
  return {
    id: crypto.randomUUID(),
    date: new Date(clock.now()).toISOString(),
    values: terms.map(({ term, count }) => ({ key: term, value: count })),
    missing,
  };
}

const administrators = anyOf('ROLE_ADMINISTRATOR');

export const kpi: readonly Answer[] = [
  answer('GET /kpi/parameter', administrators, () => [...PARAMETERS]),

  answer('GET /kpi/execution', administrators, ({ world }) => EXECUTIONS.map((execution) => dated(world, execution))),

  answer('GET /kpi/execution/:name', administrators, ({ world, params }) => dated(world, executionOf(params.name))),

  answer('GET /kpi/execution/:name/runs', administrators, ({ world, params }) => [
    ...(runsOf(world).get(executionOf(params.name).name) ?? []),
  ]),

  answer('POST /kpi/execution/:name/runs', administrators, async ({ world, session, params }) => {
    const execution = executionOf(params.name);
    const { name } = execution;
    const run = await compute(world, execution);
    const rows = runsOf(world);
    rows.set(name, [run, ...(rows.get(name) ?? [])].slice(0, MOST_RUNS));
    world.audit.note({ class: 'kpi', id: `${name}/${run.id}`, action: 'INSERT', by: byOf(session), changes: [] });
    return run;
  }),

  answer('DELETE /kpi/execution/:name/runs/:id', administrators, ({ world, session, params }) => {
    const { name } = executionOf(params.name);
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
