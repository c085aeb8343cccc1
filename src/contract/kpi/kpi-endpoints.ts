import type { KpiExecution, KpiParameter, KpiRun } from './kpi';

const line = <E>() => ({}) as E;

/** Figures of the catalogue that are kept with their date; for administrators. */
// oxfmt-ignore
export const kpiEndpoints = {
  'GET /kpi/parameter': line<{ returns: KpiParameter[] }>(),
  'GET /kpi/execution': line<{ returns: KpiExecution[] }>(),
  'GET /kpi/execution/:name': line<{ returns: KpiExecution }>(),
  /** The newest first. */
  'GET /kpi/execution/:name/runs': line<{ returns: KpiRun[] }>(),
  /** Computes it from the catalogue as it is now, and keeps the result. */
  'POST /kpi/execution/:name/runs': line<{ returns: KpiRun }>(),
  'DELETE /kpi/execution/:name/runs/:id': line<{ returns: null }>(),
};
