import type { Feature, Geometry, Position } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { unwrappedLine, unwrappedRing } from './unwrapped';
import coarse from 'world-atlas/countries-110m.json?url';
import fine from 'world-atlas/countries-50m.json?url';

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** From this zoom on the coarse shapes look broken. */
const FINE_FROM = 4;

/** Below it, shapes are cut when asked for. */
const INDEXED = 3;

/** Zooms with shapes of their own; nearer ones show the last, drawn larger. */
export const WORLD_ZOOMS = 14;

/** Shapes of a tile, in units of which `TILE_UNITS` make its side. Lines are borders, polygons land. */
export type WorldTile = NonNullable<ReturnType<GeoJSONVT['getTileRaw']>>;
export const TILE_UNITS = 4096;

const loading = new Map<string, Promise<GeoJSONVT>>();

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates.map(unwrappedRing)];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.map((rings) => rings.map(unwrappedRing)) : [];
}

async function load(url: string): Promise<GeoJSONVT> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The shapes of the world did not come: ${response.status}`);
  const world = (await response.json()) as World;
  const { land, countries } = world.objects;
  const borders = mesh(world, countries, (one, other) => one !== other);
  borders.coordinates = borders.coordinates.map(unwrappedLine);
  const parts = feature(world, land).features.flatMap(({ geometry }) => polygonsOf(geometry));
  const shape = (geometry: Geometry): Feature => ({ type: 'Feature', properties: null, geometry });
  const features = [...parts.map((rings) => shape({ type: 'Polygon', coordinates: rings })), shape(borders)];
  const options = { maxZoom: WORLD_ZOOMS, indexMaxZoom: INDEXED, tolerance: 2, extent: TILE_UNITS };
  return new GeoJSONVT({ type: 'FeatureCollection', features }, options);
}

/** Shapes that did not come are asked for again by the next tile. */
function shapes(url: string): Promise<GeoJSONVT> {
  const under = loading.get(url) ?? load(url);
  loading.set(url, under);
  under.catch(() => loading.delete(url));
  return under;
}

/**
 * Land and borders of a tile of web maps, `undefined` where there is only water. Natural Earth at 1:110 million, nearer
 * at 1:50 million, which is fetched when somebody first looks so close. Rejects when the file cannot be fetched.
 */
export async function worldTile(z: number, x: number, y: number): Promise<WorldTile | undefined> {
  const world = await shapes(z < FINE_FROM ? coarse : fine);
  return world.getTileRaw(z, x, y) ?? undefined;
}
