import type { Dataset, DatasetDetails, DatasetFilter } from '@/contract/dataset';
import type { Descriptor } from '@/contract/descriptor';
import type { Version } from '@/contract/publication';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import type { FileAnswer } from '@/shared/api/file-answer';
import { listOf } from '@/shared/list/list-of';
import { overviewOf } from '@/shared/overview/overview-of';

export const datasetApi = api.enhanceEndpoints({ addTagTypes: ['dataset'] }).injectEndpoints({
  endpoints: (build) => ({
    datasetList: build.query(listOf<Dataset, DatasetFilter>('datasetList', 'POST /dataset/filter', 'dataset')),
    datasetOverview: build.query(overviewOf<DatasetFilter>('datasetOverview', 'POST /dataset/overview', 'dataset')),
    dataset: build.query<DatasetDetails, string>({
      query: (uuid) => call('GET /dataset/:uuid', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'dataset', id }],
    }),
    datasetVersions: build.query<Version[], string>({
      query: (uuid) => call('GET /dataset/:uuid/versions', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'dataset', id }],
    }),
    /** In the order of its columns. */
    datasetDescriptors: build.query<Descriptor[], string>({
      query: (uuid) => call('GET /dataset/:uuid/descriptors', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'dataset', id }],
    }),
    datasetFile: build.mutation<FileAnswer, { uuid: string; name: string }>({
      query: (params) =>
        call('GET /dataset/:uuid/files/:name', { params }, { file: true, silent: true, timeout: false }),
    }),
  }),
});
