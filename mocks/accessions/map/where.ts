import type { MapBounds } from '@/contract/map';
import { both, countRows, hasRow, type Bits } from '../columns/bits';
import type { Model } from '../model';
import type { PlaceIndex } from './place-index';

/** How many of the rows have coordinates, and where they end. */
export interface Where {
  georeferenced: number;
  bounds: MapBounds;
}

const NOWHERE: MapBounds = [
  [null, null],
  [null, null],
];

/** West is below east: what lies on both sides of the antimeridian spans the world. */
export function whereOf({ data }: Model, index: PlaceIndex, bits: Bits): Where {
  const { rows } = index.places();
  const georeferenced = countRows(both(bits, index.referenced));
  if (georeferenced === 0) return { georeferenced, bounds: NOWHERE };
  let [west, north, east, south] = [Infinity, -Infinity, -Infinity, Infinity];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    if (!hasRow(bits, row)) continue;
    const latitude = data.latitude[row] ?? 0;
    const longitude = data.longitude[row] ?? 0;
    if (longitude < west) west = longitude;
    if (longitude > east) east = longitude;
    if (latitude < south) south = latitude;
    if (latitude > north) north = latitude;
  }
  return {
    georeferenced,
    bounds: [
      [west, north],
      [east, south],
    ],
  };
}
