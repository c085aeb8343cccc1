import type { Position } from 'geojson';
import type { Taxonomy } from './accession';

/** Corners that the polygon of `geo.within` may have, those that only close a ring not counted. */
export const MAX_CORNERS = 2_000;

/**
 * `[[west, north], [east, south]]` in degrees; `null` where nothing of the filter has coordinates. West above east
 * spans the date line.
 */
export type MapBounds = readonly [
  readonly [west: number | null, north: number | null],
  readonly [east: number | null, south: number | null],
];

/** Where the accessions of a filter lie. */
export interface MapInfo {
  filterCode: string;
  /** All accessions of the filter: the count of its list. */
  accessionCount: number;
  /** Those of them with coordinates: what a map can show. */
  georeferenced: number;
  bounds: MapBounds;
  /** Origins that answer `/acn/tile`; an empty list means the API itself. */
  tileServers: string[];
}

/** `bbox` is `west,south,east,north` in degrees; west above east spans the date line. */
export interface GeoQuery {
  f?: string;
  bbox?: string;
  /** Points at most; default 500, maximum 10,000. */
  limit?: number;
}

export interface AccessionPoint {
  type: 'Feature';
  geometry: { type: 'Point'; coordinates: Position };
  properties: {
    uuid: string;
    accessionNumber: string;
    /** What it is and who holds it, from servers that tell. */
    instituteCode?: string;
    taxonomy?: Pick<Taxonomy, 'genus' | 'species'>;
  };
}

/** A GeoJSON FeatureCollection. `total` counts all within; `truncated` says that not all of them are listed. */
export interface AccessionPoints {
  type: 'FeatureCollection';
  features: AccessionPoint[];
  total: number;
  truncated: boolean;
}
