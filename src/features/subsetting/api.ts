import type { Accession, FlatRow } from '@/contract/accession/accession';
import { BATCH_FETCH } from '@/contract/constants';
import type { AccessionPoints } from '@/contract/accession/map';
import type { Page } from '@/contract/page';
import type {
  ClusterProgress,
  ClusterRequest,
  Indicator,
  IndicatorsData,
  IndicatorsDataRequest,
} from '@/contract/accession/subsetting';
import { filterOfUuids } from '@/entities/accession/actions/filter-of-uuids';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import type { Failure } from '@/shared/api/failure';

const SECONDS_KEPT = 1_800;
/** Climate data may take as long to load as sets take to compute. */
const DATA_TIMEOUT = 120_000;

const NAMES = 'uuid,instituteCode,accessionNumber,taxonomy.taxonName';

const slicesOf = (uuids: readonly string[]) =>
  Array.from({ length: Math.ceil(uuids.length / BATCH_FETCH) }, (_, at) =>
    uuids.slice(at * BATCH_FETCH, (at + 1) * BATCH_FETCH),
  );

export const subsettingApi = api.injectEndpoints({
  endpoints: (build) => ({
    indicators: build.query<Indicator[], void>({
      query: () => call('GET /api/subsetting/v1/indicators', {}, { silent: true }),
      keepUnusedDataFor: SECONDS_KEPT,
    }),
    startCluster: build.mutation<ClusterProgress, ClusterRequest>({
      query: (body) => call('POST /api/subsetting/v1/cluster', { body }, { silent: true }),
    }),
    // What is polled is nobody's to keep: a mutation leaves nothing in the cache.
    clusterProgress: build.mutation<ClusterProgress, string>({
      query: (id) => call('GET /api/subsetting/v1/cluster/:id', { params: { id } }, { silent: true }),
    }),
    cancelCluster: build.mutation<null, string>({
      query: (id) => call('DELETE /api/subsetting/v1/cluster/:id', { params: { id } }, { silent: true }),
    }),
    indicatorsData: build.mutation<IndicatorsData, IndicatorsDataRequest>({
      query: (body) =>
        call('POST /api/subsetting/v1/indicators-data', { body }, { silent: true, timeout: DATA_TIMEOUT }),
    }),
    /** Any number of accessions, asked for in slices; those no longer known are left out. */
    subsetRows: build.query<Accession[], readonly string[]>({
      queryFn: async (uuids, _, __, baseQuery) => {
        const rows: Accession[] = [];
        for (const body of slicesOf(uuids)) {
          const { data, error } = await baseQuery(call('POST /acn/by-uuid', { body }, { silent: true }));
          if (error) return { error: error as Failure };
          rows.push(...(data as { content: Accession[] }).content);
        }
        return { data: rows };
      },
      keepUnusedDataFor: SECONDS_KEPT,
    }),
    /** Where the accessions of a result lie, as many as the server lists. */
    subsetPlaces: build.query<AccessionPoints, { f?: string }>({
      query: ({ f }) => call('POST /acn/geo', { query: { f, limit: 10_000 }, body: f ? null : {} }, { silent: true }),
      keepUnusedDataFor: SECONDS_KEPT,
    }),
    /** What names accessions in a file. */
    subsetNames: build.mutation<Page<FlatRow>, readonly string[]>({
      query: (uuids) =>
        call(
          'POST /acn/query',
          { query: { l: uuids.length, select: NAMES }, body: filterOfUuids(uuids, true) },
          { silent: true, timeout: DATA_TIMEOUT },
        ),
    }),
  }),
});

export const { useIndicatorsQuery, useSubsetRowsQuery, useSubsetPlacesQuery } = subsettingApi;
