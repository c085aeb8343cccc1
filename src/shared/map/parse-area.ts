import type { Polygon, Position } from 'geojson';
import { MAX_CORNERS } from '@/contract/accession/map';
import { cornersOf } from './corners-of';

/** Why a text is no area: a key of the texts, and what it names. */
export interface AreaProblem {
  key:
    | 'empty'
    | 'json'
    | 'wkt'
    | 'type'
    | 'several'
    | 'none'
    | 'ring'
    | 'corner'
    | 'longitude'
    | 'latitude'
    | 'corners'
    | 'dateLine';
  values?: Record<string, string | number>;
}

export type ParsedArea = { polygon: Polygon } | { problem: AreaProblem };

type Bag = Record<string, unknown>;

const refuse = (key: AreaProblem['key'], values?: AreaProblem['values']): { problem: AreaProblem } => ({
  problem: { key, ...(values && { values }) },
});

/** Rings of every polygon in a piece of GeoJSON, whatever it is wrapped in; a type that encloses nothing by its name. */
function ringsIn(given: unknown): unknown[][] | string {
  if (typeof given !== 'object' || given === null) return [];
  const { type, coordinates, geometry, features, geometries } = given as Bag;
  if (type === 'Feature') return ringsIn(geometry);
  const parts = type === 'FeatureCollection' ? features : type === 'GeometryCollection' ? geometries : undefined;
  if (Array.isArray(parts)) {
    const found = parts.map(ringsIn);
    return found.find((one) => typeof one === 'string') ?? found.flatMap((one) => (typeof one === 'string' ? [] : one));
  }
  if (type === 'Polygon') return Array.isArray(coordinates) ? [coordinates] : [];
  if (type === 'MultiPolygon') return Array.isArray(coordinates) && coordinates.every(Array.isArray) ? coordinates : [];
  return typeof type === 'string' ? type : [];
}

const numbers = (corner: unknown): corner is Position =>
  Array.isArray(corner) && corner.length >= 2 && corner.slice(0, 2).every((value) => Number.isFinite(value));

/** One ring, closed, of longitudes and latitudes; what is wrong names the ring and the corner, counted from 1. */
function checkedRing(given: unknown, ring: number): Position[] | { problem: AreaProblem } {
  if (!Array.isArray(given)) return refuse('ring', { ring, count: 0 });
  const corners: Position[] = [];
  for (const [at, corner] of given.entries()) {
    if (!numbers(corner)) return refuse('corner', { ring, corner: at + 1 });
    const [longitude = 0, latitude = 0] = corner;
    if (Math.abs(longitude) > 180) return refuse('longitude', { ring, corner: at + 1, value: longitude });
    if (Math.abs(latitude) > 90) return refuse('latitude', { ring, corner: at + 1, value: latitude });
    corners.push([longitude, latitude]);
  }
  const different = new Set(corners.map((corner) => corner.join())).size;
  if (different < 3) return refuse('ring', { ring, count: different });
  const [first, last] = [corners[0], corners.at(-1)];
  if (first && last && first.join() !== last.join()) corners.push(first);
  return corners;
}

/** A polygon as it may stand in a filter, or what is wrong with it. */
function checkArea(rings: readonly unknown[]): ParsedArea {
  const coordinates: Position[][] = [];
  for (const [at, given] of rings.entries()) {
    const ring = checkedRing(given, at + 1);
    if ('problem' in ring) return ring;
    coordinates.push(ring);
  }
  if (coordinates.length === 0) return refuse('none');
  const polygon: Polygon = { type: 'Polygon', coordinates };
  const count = cornersOf(polygon);
  return count > MAX_CORNERS ? refuse('corners', { count, max: MAX_CORNERS }) : { polygon };
}

/** The same for one drawn on an endless map, where a corner may lie in the next world. */
export function checkDrawn({ coordinates }: Polygon): ParsedArea {
  const beyond = coordinates.some((ring) => ring.some(([longitude = 0]) => Math.abs(longitude) > 180));
  return beyond ? refuse('dateLine') : checkArea(coordinates);
}

function fromGeoJson(given: unknown): ParsedArea {
  const found = ringsIn(given);
  if (typeof found === 'string') return refuse('type', { type: found });
  if (found.length === 0) return refuse('none');
  if (found.length > 1) return refuse('several', { count: found.length });
  return checkArea(found[0] ?? []);
}

/** Reads one polygon out of GeoJSON or WKT. Never throws; nothing of what was given is left out in silence. */
export async function parseArea(text: string): Promise<ParsedArea> {
  const trimmed = text.trim();
  if (trimmed === '') return refuse('empty');
  if (/^[[{]/.test(trimmed)) {
    try {
      return fromGeoJson(JSON.parse(trimmed));
    } catch (error) {
      return refuse('json', { message: error instanceof Error ? error.message : '' });
    }
  }
  const { readWkt } = await import('./read-wkt');
  const geometry = readWkt(trimmed);
  return geometry ? fromGeoJson(geometry) : refuse('wkt');
}
