import type {
  CacheFigures,
  Cluster,
  Logger,
  LogLevel,
  ServerTool,
  ToolReport,
} from '@/contract/installation/installation';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

const TAG = 'logger';
const CACHE = 'cache';
const TOOL = 'tool';

const installationApi = api.enhanceEndpoints({ addTagTypes: [TAG, CACHE, TOOL] }).injectEndpoints({
  endpoints: (build) => ({
    caches: build.query<CacheFigures[], void>({
      query: () => call('GET /admin/cache', {}, { silent: true }),
      providesTags: [CACHE],
    }),
    /** All of them where none is named. */
    clearCache: build.mutation<null, string | undefined>({
      query: (name) =>
        name === undefined
          ? call('DELETE /admin/cache', {}, { silent: true })
          : call('DELETE /admin/cache/:name', { params: { name } }, { silent: true }),
      invalidatesTags: [CACHE],
    }),
    cluster: build.query<Cluster, void>({ query: () => call('GET /admin/cluster', {}, { silent: true }) }),
    tools: build.query<ServerTool[], void>({
      query: () => call('GET /admin/tools', {}, { silent: true }),
      providesTags: [TOOL],
    }),
    runTool: build.mutation<ToolReport, string>({
      query: (name) => call('POST /admin/tools/:name', { params: { name } }, { silent: true }),
      invalidatesTags: [TOOL],
    }),
    loggers: build.query<Logger[], void>({
      query: () => call('GET /admin/logger', {}, { silent: true }),
      providesTags: [TAG],
    }),
    setLevel: build.mutation<Logger, { name: string; level: LogLevel }>({
      query: ({ name, level }) => call('PUT /admin/logger/:name', { params: { name }, body: { level } }),
      invalidatesTags: [TAG],
    }),
    resetLevel: build.mutation<Logger, string>({
      query: (name) => call('DELETE /admin/logger/:name', { params: { name } }),
      invalidatesTags: [TAG],
    }),
  }),
});

export const {
  useCachesQuery,
  useClearCacheMutation,
  useClusterQuery,
  useLoggersQuery,
  useResetLevelMutation,
  useRunToolMutation,
  useSetLevelMutation,
  useToolsQuery,
} = installationApi;
