import type { Accession, FlatRow } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { MapInfo } from '@/contract/accession/map';
import type { Page } from '@/contract/page';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

interface UuidArgs {
  /** The server's code of a filter, or a filter of our own. */
  f?: string;
  filter?: AccessionFilter;
  p: number;
  l: number;
}

/** Calls whose answers lists keep by themselves: mutations, since the cache would only hold them a second time. */
export const myListApi = api.injectEndpoints({
  endpoints: (build) => ({
    accessionsByUuid: build.mutation<{ content: Accession[]; missing: string[] }, readonly string[]>({
      query: (uuids) => call('POST /acn/by-uuid', { body: [...uuids] }, { silent: true }),
    }),
    accessionPlaces: build.mutation<MapInfo, AccessionFilter>({
      query: (body) => call('POST /acn/mapinfo', { body }, { silent: true }),
    }),
    accessionUuids: build.mutation<Page<FlatRow, AccessionFilter>, UuidArgs>({
      query: ({ f, filter, p, l }) =>
        call(
          'POST /acn/query',
          { query: { f, p, l, select: 'uuid' }, body: f ? null : (filter ?? {}) },
          { silent: true },
        ),
    }),
  }),
});
