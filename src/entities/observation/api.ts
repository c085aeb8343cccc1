import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { MEMBER_PAGE } from '@/contract/constants';
import type { DatasetAccession } from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DataQuery, DataRequest, DataRow, DescriptorSummary, Observed } from '@/contract/dataset/observation';
import type { Page } from '@/contract/page';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

export interface DataArgs extends Pick<DataRequest, 'filters' | 'select'>, Omit<DataQuery, 'datasetUuids'> {
  datasets: readonly string[];
}

export interface ObservedArgs {
  datasets: readonly string[];
  filters?: DataRequest['filters'];
}

const dataCall = ({ datasets, filters, select, ...query }: DataArgs) =>
  call(
    'POST /dataset/data',
    {
      body: { ...(filters && { filters }), ...(select && { select: [...select] }) },
      query: { ...query, datasetUuids: datasets.join(',') },
    },
    { silent: true },
  );

/** What was observed; each failure is drawn where its answer would stand. */
export const observationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of several datasets, each once, in the order of their columns. */
    descriptorsOf: build.query<Descriptor[], readonly string[]>({
      queryFn: async (uuids, _api, _options, baseQuery) => {
        const found = new Map<string, Descriptor>();
        const answers = await Promise.all(
          uuids.map((uuid) =>
            baseQuery(call('GET /dataset/:uuid/descriptors', { params: { uuid } }, { silent: true })),
          ),
        );
        for (const { data, error } of answers) {
          if (error) return { error };
          for (const descriptor of data as Descriptor[]) found.set(descriptor.uuid, descriptor);
        }
        return { data: [...found.values()] };
      },
    }),
    /** References of a dataset to accessions that the catalogue does not hold, a page of them. */
    unknownReferences: build.query<Page<DatasetAccession>, { uuid: string; page: number }>({
      query: ({ uuid, page }) =>
        call(
          'GET /dataset/accessions/:uuid',
          { params: { uuid }, query: { unknown: true, p: page, l: MEMBER_PAGE } },
          { silent: true },
        ),
    }),
    datasetSummary: build.query<DescriptorSummary[], string>({
      query: (uuid) => call('GET /dataset/:uuid/summary', { params: { uuid } }, { silent: true }),
    }),
    /** What was observed of the accessions of a filter, in several datasets. */
    filteredSummary: build.query<DescriptorSummary[], ObservedArgs>({
      query: ({ datasets, filters }) =>
        call(
          'POST /dataset/summary',
          { body: filters ? { filters } : {}, query: { datasetUuids: datasets.join(',') } },
          { silent: true },
        ),
    }),
    observed: build.query<Observed, ObservedArgs>({
      query: ({ datasets, filters }) =>
        call(
          'POST /dataset/observed',
          { body: filters ? { filters } : {}, query: { datasetUuids: datasets.join(',') } },
          { silent: true },
        ),
    }),
    observedRows: build.query<Page<DataRow>, DataArgs>({ query: dataCall }),
    /** Pages that are worked on at once and not looked at: the cache would only hold them a second time. */
    dataPage: build.mutation<Page<DataRow>, DataArgs>({ query: dataCall }),
    datasetsOfAccessions: build.query<string[], { f?: string; filter: AccessionFilter }>({
      query: ({ f, filter }) =>
        call('POST /dataset/accessions-datasets', { body: filter, query: { f } }, { silent: true }),
    }),
  }),
});
