import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { like, list, number, text, type Sample } from './shapes';

const as = 'administrator' as const;

/** Figures that are kept with their date. */
export function kpiSamples({ world: { store } }: TestApi) {
  const params = { name: 'accessions-by-crop' };
  const gone = { ...params, id: 'a-run' };
  const given = () =>
    store
      .rows('kpi/runs')
      .set(params.name, [{ id: gone.id, date: '2025-06-01T00:00:00.000Z', values: [], missing: 0 }]);
  const shape = like({ id: text, date: text, values: list, missing: number });
  return {
    'GET /kpi/parameter': { as, shape: expect.arrayContaining([like({ name: text, entity: 'accession' })]) as unknown },
    'GET /kpi/execution': { as, shape: expect.arrayContaining([like({ ...params, type: 'COUNT' })]) as unknown },
    'GET /kpi/execution/:name': { as, params, shape: like({ ...params, lastRun: null }) },
    'GET /kpi/execution/:name/runs': { as, given, params, shape: [shape] },
    'POST /kpi/execution/:name/runs': { as, params, shape },
    'DELETE /kpi/execution/:name/runs/:id': { as, given, params: gone, shape: null },
  } satisfies Record<string, Sample>;
}
