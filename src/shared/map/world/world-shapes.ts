import type { Feature, Geometry, Position } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import coarse from 'world-atlas/countries-110m.json?url';
import fine from 'world-atlas/countries-50m.json?url';
import { unwrappedLine, unwrappedRing } from './unwrapped';
import coarseWaters from './waters-110m.json?url';
import fineWaters from './waters-50m.json?url';

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
type Waters = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>;

/** From this zoom on the coarse shapes look broken. */
const FINE_FROM = 4;

/** Below it, shapes are cut when asked for. */
const INDEXED = 3;

/** Zooms with shapes of their own; nearer ones show the last, drawn larger. */
export const WORLD_ZOOMS = 14;

/** Shapes of a tile are told in units of which so many make its side. */
export const TILE_UNITS = 4096;

/** Land and lakes are polygons; borders and rivers lines. */
export type ShapeKind = 'land' | 'lake' | 'border' | 'river';

/** One polygon of a country, by the number of its code. */
export interface CountryPart {
  id: number;
  rings: Position[][];
}

interface WorldShapes {
  tiles: GeoJSONVT;
  countries: readonly CountryPart[];
}

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates.map(unwrappedRing)];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.map((rings) => rings.map(unwrappedRing)) : [];
}

async function fetched(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The shapes of the world did not come: ${response.status}`);
  return response.json();
}

async function load([url, watersUrl]: readonly [string, string]): Promise<WorldShapes> {
  const [world, waters] = (await Promise.all([fetched(url), fetched(watersUrl)])) as [World, Waters];
  const borders = mesh(world, world.objects.countries, (one, other) => one !== other);
  borders.coordinates = borders.coordinates.map(unwrappedLine);
  const shape = (kind: ShapeKind, geometry: Geometry): Feature => ({ type: 'Feature', properties: { kind }, geometry });
  const polygons = (kind: ShapeKind, from: Feature[]) =>
    from.flatMap(({ geometry }) =>
      polygonsOf(geometry).map((coordinates) => shape(kind, { type: 'Polygon', coordinates })),
    );
  const features = [
    ...polygons('land', feature(world, world.objects.land).features),
    ...polygons('lake', feature(waters, waters.objects.lakes).features),
    ...feature(waters, waters.objects.rivers).features.map(({ geometry }) => shape('river', geometry)),
    shape('border', borders),
  ];
  const options = { maxZoom: WORLD_ZOOMS, indexMaxZoom: INDEXED, tolerance: 2, extent: TILE_UNITS };
  return {
    tiles: new GeoJSONVT({ type: 'FeatureCollection', features }, options),
    countries: feature(world, world.objects.countries).features.flatMap(({ id, geometry }) =>
      polygonsOf(geometry).map((rings) => ({ id: Number(id), rings })),
    ),
  };
}

const DETAILS = { coarse: [coarse, coarseWaters], fine: [fine, fineWaters] } as const;
const loading = new Map<keyof typeof DETAILS, Promise<WorldShapes>>();

/**
 * Natural Earth at 1:110 million, nearer at 1:50 million, which is fetched when somebody first looks so close. What did
 * not come is asked for again by the next who needs it.
 */
export function worldShapes(zoom: number): Promise<WorldShapes> {
  const detail = zoom < FINE_FROM ? 'coarse' : 'fine';
  const under = loading.get(detail) ?? load(DETAILS[detail]);
  loading.set(detail, under);
  under.catch(() => loading.delete(detail));
  return under;
}
