import type { Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Lands } from '@/mcpd/check/lands';
import { countryCode2 } from '@/mcpd/country-codes';
import { COUNTRY_POINTS } from './country-points';
import { holds } from './holds';
import { unwrappedRing } from './unwrapped';

export type Countries = Topology<{ countries: GeometryCollection }>;

interface Part {
  rings: Position[][];
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Degrees along a meridian by which shapes, borders and coordinates of old may be off: some 25 km. */
const TOLERANCE = 0.25;

function partOf(polygon: Position[][]): Part {
  const rings = polygon.map(unwrappedRing);
  const part = { rings, west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const [x = 0, y = 0] of rings[0] ?? []) {
    part.west = Math.min(part.west, x);
    part.east = Math.max(part.east, x);
    part.south = Math.min(part.south, y);
    part.north = Math.max(part.north, y);
  }
  return part;
}

const polygonsOf = (geometry: Geometry): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];

function partsById(world: Countries): ReadonlyMap<number, readonly Part[]> {
  const parts = new Map<number, Part[]>();
  for (const { id, geometry } of feature(world, world.objects.countries).features)
    parts.set(Number(id), [...(parts.get(Number(id)) ?? []), ...polygonsOf(geometry).map(partOf)]);
  return parts;
}

/** What spans the date line goes on beyond 180 degrees, on either side. */
const TURNS = [0, 360, -360];

function isWithin(parts: readonly Part[], latitude: number, longitude: number): boolean {
  for (const { rings, west, east, south, north } of parts) {
    if (latitude < south || latitude > north) continue;
    for (const turn of TURNS) {
      const x = longitude + turn;
      if (x >= west && x <= east && holds(rings, x, latitude)) return true;
    }
  }
  return false;
}

/** Eight directions and none. */
const AROUND = [0, 1, -1].flatMap((y) => [0, 1, -1].map((x) => [x, y] as const));

function isNear(parts: readonly Part[], latitude: number, longitude: number): boolean {
  const wide = TOLERANCE / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return AROUND.some(([x, y]) => isWithin(parts, latitude + y * TOLERANCE, longitude + x * wide));
}

/**
 * Natural Earth's countries: the coarse shapes tell most places at once, the fine ones decide.
 * @param coarse 1:110 million. @param fine 1:50 million.
 */
export function worldLands(coarse: Countries, fine: Countries): Lands {
  const coarseParts = partsById(coarse);
  const fineParts = partsById(fine);
  const everything = [...fineParts.values()].flat();
  const anyCoarse = [...coarseParts.values()].flat();
  const ids = new Map(COUNTRY_POINTS.map(({ code2, id }) => [code2, id]));
  return {
    isIn: (code3, latitude, longitude) => {
      const id = ids.get(countryCode2(code3) ?? '');
      const parts = id === undefined ? undefined : fineParts.get(id);
      if (id === undefined || !parts) return undefined;
      return isWithin(coarseParts.get(id) ?? [], latitude, longitude) || isNear(parts, latitude, longitude);
    },
    isAtSea: (latitude, longitude) =>
      !isWithin(anyCoarse, latitude, longitude) && !isNear(everything, latitude, longitude),
  };
}
