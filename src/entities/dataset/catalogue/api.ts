import type {
  AccessionReference,
  Dataset,
  DatasetDetails,
  DatasetFilter,
  DatasetRemark,
} from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { Version } from '@/contract/publication/publication';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { itemOf } from '@/shared/api/item-of';
import type { FileAnswer } from '@/shared/api/requests/file-answer';
import { listOf } from '@/shared/list/list-of';
import { overviewOf } from '@/shared/api/overview-of';

export const datasetApi = api.injectEndpoints({
  endpoints: (build) => ({
    datasetList: build.query(listOf<Dataset, DatasetFilter>('datasetList', 'POST /dataset/filter')),
    datasetOverview: build.query(overviewOf<DatasetFilter>('datasetOverview', 'POST /dataset/overview')),
    dataset: build.query(itemOf<DatasetDetails>('GET /dataset/:uuid')),
    datasetVersions: build.query(itemOf<Version[]>('GET /dataset/:uuid/versions')),
    /** In the order of its columns. */
    datasetDescriptors: build.query(itemOf<Descriptor[]>('GET /dataset/:uuid/descriptors')),
    /** uuids of the accessions that were chosen for it. */
    datasetMembers: build.query(itemOf<string[]>('GET /dataset/:uuid/accessions')),
    datasetRemarks: build.query<DatasetRemark[], string>({
      query: (uuid) => call('GET /dataset/:uuid/remarks', { params: { uuid } }, { silent: true }),
    }),
    datasetNotHeld: build.query<AccessionReference[], string>({
      query: (uuid) => call('GET /dataset/:uuid/not-held', { params: { uuid } }, { silent: true }),
    }),
    datasetReferences: build.query(itemOf<AccessionReference[]>('GET /dataset/:uuid/references')),
    datasetFile: build.mutation<FileAnswer, { uuid: string; name: string }>({
      query: (params) =>
        call('GET /dataset/:uuid/files/:name', { params }, { file: true, silent: true, timeout: false }),
    }),
    loadReport: build.mutation<FileAnswer, string>({
      query: (dataset) =>
        call('GET /ingest/:dataset/last', { params: { dataset } }, { file: true, silent: true, timeout: false }),
    }),
  }),
});
