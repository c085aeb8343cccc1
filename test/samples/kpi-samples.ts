import { dimensionTable, executionTable, parameterTable } from '../../mocks/answers/kpi/kpi-tables';
import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { like, list, number, text, type Sample } from './shapes';

const as = 'administrator' as const;

/** Figures that are kept with their date. */
export function kpiSamples({ world }: TestApi) {
  const params = { name: 'accessions-by-crop' };
  const gone = { ...params, id: 'a-run' };
  const given = () =>
    world.store
      .rows('kpi/runs')
      .set(params.name, [{ id: gone.id, date: '2025-06-01T00:00:00.000Z', values: [], missing: 0 }]);
  const shape = like({ id: text, date: text, values: list, missing: number });
  const made = { name: '' };
  const nobody = { by: undefined };
  const change = { version: 1, title: 'Others' };
  const renamed = (body: { name: string }) => () => void (body.name = `a-${crypto.randomUUID()}`);

  const dimension = { name: '', title: 'Oats', type: 'StringListDimension' as const, values: ['oat'] };
  const parameter = { name: '', title: 'Oats', entity: 'accession' as const, condition: { crop: ['oat'] } };
  const groupBy = { field: 'crop.shortName', operation: 'each' as const, dimension: null, alias: 'crop' };
  const execution = { name: '', title: 'Oats', type: 'COUNT' as const, parameter: 'current', property: null, groupBy };
  const keptAs = async (make: (name: string) => Promise<unknown>) => {
    made.name = `a-${crypto.randomUUID()}`;
    await make(made.name);
  };
  const withParameter = () =>
    keptAs(async (name) => {
      await parameterTable(world).all();
      parameterTable(world).create({ ...parameter, name }, nobody);
    });
  const withDimension = () =>
    keptAs(async (name) => {
      await dimensionTable(world).all();
      dimensionTable(world).create({ ...dimension, name }, nobody);
    });
  const withExecution = () =>
    keptAs(async (name) => {
      await executionTable(world).all();
      executionTable(world).create({ ...execution, name }, nobody);
    });
  const changed = like({ title: 'Others', version: 2 });
  const removed = { as, params: made, query: '?version=1', shape: null };
  return {
    'GET /kpi/parameter': { as, shape: expect.arrayContaining([like({ name: text, entity: 'accession' })]) as unknown },
    'GET /kpi/parameter/:name': { as, given: withParameter, params: made, shape: like({ title: 'Oats', version: 1 }) },
    'POST /kpi/parameter': { as, given: renamed(parameter), body: parameter, shape: like({ name: text, version: 1 }) },
    'PUT /kpi/parameter/:name': { as, given: withParameter, params: made, body: change, shape: changed },
    'DELETE /kpi/parameter/:name': { ...removed, given: withParameter },
    'GET /kpi/dimension': { as, shape: expect.arrayContaining([like({ type: 'JpaDimension' })]) as unknown },
    'GET /kpi/dimension/:name': { as, given: withDimension, params: made, shape: like({ title: 'Oats', version: 1 }) },
    'POST /kpi/dimension': { as, given: renamed(dimension), body: dimension, shape: like({ name: text, version: 1 }) },
    'PUT /kpi/dimension/:name': { as, given: withDimension, params: made, body: change, shape: changed },
    'DELETE /kpi/dimension/:name': { ...removed, given: withDimension },
    'GET /kpi/execution': { as, shape: expect.arrayContaining([like({ ...params, type: 'COUNT' })]) as unknown },
    'GET /kpi/execution/:name': { as, params, shape: like({ ...params, entity: 'accession', type: 'COUNT' }) },
    'POST /kpi/execution': {
      as,
      given: renamed(execution),
      body: execution,
      shape: like({ name: text, lastRun: null }),
    },
    'PUT /kpi/execution/:name': { as, given: withExecution, params: made, body: change, shape: changed },
    'DELETE /kpi/execution/:name': { ...removed, given: withExecution },
    'GET /kpi/execution/:name/runs': { as, given, params, shape: [shape] },
    'POST /kpi/execution/:name/runs': { as, params, shape },
    'DELETE /kpi/execution/:name/runs/:id': { as, given, params: gone, shape: null },
  } satisfies Record<string, Sample>;
}
