import { call } from '@/shared/api/call';
import { accessionApi } from '../api';
import { filterOfUuids } from '../filter-of-uuids';

export const accessionDatasetsApi = accessionApi.injectEndpoints({
  endpoints: (build) => ({
    /** uuids of the datasets that hold an accession, whether anything was observed of it or not. */
    accessionDatasets: build.query<string[], { uuid: string; historic: boolean }>({
      query: ({ uuid, historic }) =>
        call('POST /dataset/accessions-datasets', { body: filterOfUuids([uuid], historic) }, { silent: true }),
      providesTags: (_, __, { uuid }) => [{ type: 'accession', id: uuid }],
    }),
  }),
});
