import type { KpiDimension, KpiExecution, KpiParameter, KpiRun } from '@/contract/kpi/kpi';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

const TAG = 'kpiRun';

export const kpiApi = api.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
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
    kpiParameter: build.query<KpiParameter, string>({
      query: (name) => call('GET /kpi/parameter/:name', { params: { name } }, { silent: true }),
    }),
    kpiDimensions: build.query<KpiDimension[], void>({
      query: () => call('GET /kpi/dimension', {}, { silent: true }),
    }),
    kpiDimension: build.query<KpiDimension, string>({
      query: (name) => call('GET /kpi/dimension/:name', { params: { name } }, { silent: true }),
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
  useKpiDimensionsQuery,
  useKpiParametersQuery,
  useKpiRunsQuery,
  useRemoveKpiRunMutation,
  useRunKpiMutation,
} = kpiApi;
