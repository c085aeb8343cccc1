import { crud, written } from '../families';
import type { KpiDimension, KpiExecution, KpiParameter, KpiRun } from './kpi';
import type { KpiDimensionChange, KpiExecutionChange, KpiParameterChange } from './kpi-schema';

const line = <E>() => ({}) as E;

/** Figures of the catalogue that are kept with their date; for administrators. */
// oxfmt-ignore
export const kpiEndpoints = {
  'GET /kpi/parameter': line<{ returns: KpiParameter[] }>(),
  'GET /kpi/parameter/:name': line<{ returns: KpiParameter }>(),
  /** 409 where an execution names it: it is not deleted then. */
  ...crud('/kpi/parameter', written<KpiParameter, KpiParameterChange>(), 'name'),
  'GET /kpi/dimension': line<{ returns: KpiDimension[] }>(),
  'GET /kpi/dimension/:name': line<{ returns: KpiDimension }>(),
  ...crud('/kpi/dimension', written<KpiDimension, KpiDimensionChange>(), 'name'),
  'GET /kpi/execution': line<{ returns: KpiExecution[] }>(),
  'GET /kpi/execution/:name': line<{ returns: KpiExecution }>(),
  /** 409 where what it computes would be another one than its runs have. */
  ...crud('/kpi/execution', written<KpiExecution, KpiExecutionChange>(), 'name'),
  /** The newest first. */
  'GET /kpi/execution/:name/runs': line<{ returns: KpiRun[] }>(),
  /** Computes it from the catalogue as it is now, and keeps the result. */
  'POST /kpi/execution/:name/runs': line<{ returns: KpiRun }>(),
  'DELETE /kpi/execution/:name/runs/:id': line<{ returns: null }>(),
};
