import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { AccessionPoints, MapInfo } from '@/contract/accession/map';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

/** A code of the server's, or a filter whose code is asked for; neither is the whole catalogue. */
export interface MapInfoArgs {
  f?: string;
  filter?: AccessionFilter;
}

export interface PointsArgs {
  f?: string;
  /** `west,south,east,north` in degrees; west above east spans the date line. */
  bbox?: string;
  limit: number;
}

/** Loaded with the first map only. */
export const accessionMapApi = api.injectEndpoints({
  endpoints: (build) => ({
    accessionMapInfo: build.query<MapInfo, MapInfoArgs>({
      query: ({ f, filter }) =>
        call('POST /acn/mapinfo', { body: f ? null : (filter ?? {}), query: { f } }, { silent: true }),
    }),
    accessionPoints: build.query<AccessionPoints, PointsArgs>({
      // Where the map is moved on, the list of the place before is not wanted any more.
      query: (query) => call('POST /acn/geo', { body: query.f ? null : {}, query }, { silent: true, kind: 'geo' }),
      keepUnusedDataFor: 30,
    }),
    /** The same around the mouse, which takes nothing from a list that is on its way. */
    accessionsThere: build.query<AccessionPoints, PointsArgs>({
      query: (query) => call('POST /acn/geo', { body: query.f ? null : {}, query }, { silent: true, kind: 'there' }),
      keepUnusedDataFor: 30,
    }),
  }),
});
