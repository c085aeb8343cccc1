import type { KpiExecution, KpiParameter, KpiRun } from '@/contract/kpi/kpi';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

const TAG = 'kpiRun';

const kpiApi = api.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
  endpoints: (build) => ({
    kpiExecutions: build.query<KpiExecution[], void>({
      query: () => call('GET /kpi/execution', {}, { silent: true }),
      providesTags: [TAG],
    }),
    kpiExecution: build.query<KpiExecution, string>({
      query: (name) => call('GET /kpi/execution/:name', { params: { name } }, { silent: true }),
      providesTags: [TAG],
    }),
    kpiParameters: build.query<KpiParameter[], void>({
      query: () => call('GET /kpi/parameter', {}, { silent: true }),
    }),
    kpiRuns: build.query<KpiRun[], string>({
      query: (name) => call('GET /kpi/execution/:name/runs', { params: { name } }, { silent: true }),
      providesTags: [TAG],
    }),
    runKpi: build.mutation<KpiRun, string>({
      query: (name) => call('POST /kpi/execution/:name/runs', { params: { name } }, { silent: true }),
      invalidatesTags: [TAG],
    }),
    removeKpiRun: build.mutation<null, { name: string; id: string }>({
      query: (params) => call('DELETE /kpi/execution/:name/runs/:id', { params }, { silent: true }),
      invalidatesTags: [TAG],
    }),
  }),
});

export const {
  useKpiExecutionsQuery,
  useKpiExecutionQuery,
  useKpiParametersQuery,
  useKpiRunsQuery,
  useRemoveKpiRunMutation,
  useRunKpiMutation,
} = kpiApi;
