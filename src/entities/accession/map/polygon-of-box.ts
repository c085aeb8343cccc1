import type { Polygon } from 'geojson';
import type { Box } from '@/shared/map/map-types';

/** A box as an area; undefined for one that spans the date line, which no single polygon does. */
export function polygonOfBox([west, south, east, north]: Box): Polygon | undefined {
  if (west > east) return undefined;
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [corners] };
}
