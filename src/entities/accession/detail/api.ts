import type { Accession } from '@/contract/accession/accession';
import type { GenotypeId } from '@/contract/genotype/genotype';
import type { AuditEntry } from '@/contract/publication/history';
import type { FilteredPage, Page } from '@/contract/page';
import type { SimilarAccession } from '@/contract/accession/similar';
import { call } from '@/shared/api/call';
import { accessionApi } from '../catalogue/api';
import { filterOfUuids } from '../actions/filter-of-uuids';
import { readObservations, type Observations } from './read-observations';

/** Trees that one accession can be in. */
const MAX_TREES = 100;

/** Genotypes of one accession that are shown. */
const MAX_GENOTYPES = 100;

/** What the page of an accession asks for once its own record is there. */
export const accessionDetailApi = accessionApi.injectEndpoints({
  endpoints: (build) => ({
    accessionChanges: build.query<AuditEntry[], string>({
      query: (uuid) => call('GET /acn/:uuid/auditlog', { params: { uuid } }, { silent: true }),
    }),
    similarAccessions: build.query<SimilarAccession[], string>({
      query: (uuid) => call('GET /acn/:uuid/similar', { params: { uuid } }, { silent: true }),
    }),
    /** uuids of the diversity trees it stands in: those that are counted for it alone. */
    accessionTrees: build.query<string[], { uuid: string; historic: boolean }>({
      query: ({ uuid, historic }) =>
        call(
          'POST /acn/filter',
          { body: filterOfUuids([uuid], historic), query: { l: 1, facets: 'diversityTrees', limit: MAX_TREES } },
          { silent: true },
        ),
      transformResponse: ({ suggestions }: FilteredPage<Accession>) =>
        suggestions['diversityTrees']?.terms.map(({ term }) => term) ?? [],
    }),
    /** uuids of the datasets that hold it, whether anything was observed of it or not. */
    accessionDatasets: build.query<string[], { uuid: string; historic: boolean }>({
      query: ({ uuid, historic }) =>
        call('POST /dataset/accessions-datasets', { body: filterOfUuids([uuid], historic) }, { silent: true }),
    }),
    /** Under which names it was genotyped, and where: the first hundred. */
    accessionGenotypes: build.query<Page<GenotypeId>, { uuid: string; historic: boolean }>({
      query: ({ uuid, historic }) =>
        call(
          'POST /acn/genotype-ids',
          { body: filterOfUuids([uuid], historic), query: { l: MAX_GENOTYPES } },
          { silent: true },
        ),
    }),
    accessionObservations: build.query<Observations, string>({
      queryFn: async (uuid, _api, _options, ask) => {
        const { data, error } = await ask(call('GET /acn/:uuid/observations', { params: { uuid } }, { silent: true }));
        return error ? { error } : { data: await readObservations(data, ask) };
      },
    }),
  }),
});
