import type {
  CacheFigures,
  Cluster,
  Logger,
  LogLevel,
  ServerTool,
  ToolReport,
} from '@/contract/installation/installation';
import type { ReindexFlags, Reindexing } from '@/contract/installation/search-index';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

const TAG = 'logger';
const CACHE = 'cache';
const TOOL = 'tool';
const REINDEXING = 'reindexing';

const installationApi = api.enhanceEndpoints({ addTagTypes: [TAG, CACHE, TOOL, REINDEXING] }).injectEndpoints({
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
    reindexing: build.query<Reindexing, void>({
      query: () => call('GET /admin/elastic', {}, { silent: true }),
      providesTags: [REINDEXING],
    }),
    setReindexFlags: build.mutation<Reindexing, ReindexFlags>({
      query: (body) => call('PUT /admin/elastic', { body }),
      invalidatesTags: [REINDEXING],
    }),
    /** All of them where none is named. */
    reindex: build.mutation<Reindexing, { indexes?: string[] }>({
      query: (body) => call('POST /admin/elastic/reindex', { body }, { silent: true }),
      invalidatesTags: [REINDEXING],
    }),
    stopReindex: build.mutation<Reindexing, void>({
      query: () => call('DELETE /admin/elastic/reindex', {}),
      invalidatesTags: [REINDEXING],
    }),
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
  useReindexingQuery,
  useReindexMutation,
  useResetLevelMutation,
  useRunToolMutation,
  useSetLevelMutation,
  useSetReindexFlagsMutation,
  useStopReindexMutation,
  useToolsQuery,
} = installationApi;
