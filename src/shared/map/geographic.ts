import type { Polygon, Position } from 'geojson';
import type { Extent } from 'ol/extent';
import type OpenLayersMap from 'ol/Map';
import { fromLonLat, transform, transformExtent } from 'ol/proj';
import type { Box, Place } from './map-types';

/** About a metre. */
const DIGITS = 5;

const short = (degrees: number) => Number(degrees.toFixed(DIGITS));

/** A longitude in [-180, 180), whichever world of an endless map it was read from. */
export const wrapped = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** The end of web maps, beyond which nothing can be drawn. */
const EDGE = 85.05;

const toPole = (degrees: number) => (Math.abs(degrees) >= EDGE ? Math.sign(degrees) * 90 : short(degrees));

/** What an extent of the map encloses; from its upper and lower ends on as far as the poles. */
export function boxOf(extent: Extent): Box {
  const [west = -180, south = -90, east = 180, north = 90] = transformExtent(extent, 'EPSG:3857', 'EPSG:4326');
  if (east - west >= 360) return [-180, toPole(south), 180, toPole(north)];
  const right = wrapped(east);
  return [short(wrapped(west)), toPole(south), short(right === -180 ? 180 : right), toPole(north)];
}

/** The extent of a box; what spans the date line goes on in the next world. */
export function extentOf([west, south, east, north]: Box): Extent {
  const clamped = (degrees: number) => Math.max(-EDGE, Math.min(EDGE, degrees));
  const [left = 0, bottom = 0] = fromLonLat([west, clamped(south)]);
  const [right = 0, top = 0] = fromLonLat([east < west ? east + 360 : east, clamped(north)]);
  return [left, bottom, right, top];
}

/** Pixels around a click that belong to it: a dot's reach. */
const REACH = 6;

/** A point of a map in degrees, and the few pixels around it. */
export function placeAround(map: OpenLayersMap, [x = 0, y = 0]: readonly number[]): { place: Place; around: Box } {
  const [longitude = 0, latitude = 0] = transform([x, y], 'EPSG:3857', 'EPSG:4326');
  const reach = REACH * (map.getView().getResolution() ?? 0);
  return {
    place: { latitude, longitude: wrapped(longitude) },
    around: boxOf([x - reach, y - reach, x + reach, y + reach]),
  };
}

/** A drawn polygon in degrees, moved as a whole into the world that its first corner belongs to. */
export function polygonOf(rings: readonly (readonly number[])[][]): Polygon {
  const degrees = (coordinate: readonly number[]) => transform([...coordinate], 'EPSG:3857', 'EPSG:4326');
  const first = degrees(rings[0]?.[0] ?? [0, 0])[0] ?? 0;
  const shift = wrapped(first) - first;
  const corner = (coordinate: readonly number[]): Position => {
    const [longitude = 0, north = 0] = degrees(coordinate);
    return [short(longitude + shift), short(north)];
  };
  return { type: 'Polygon', coordinates: rings.map((ring) => ring.map(corner)) };
}
