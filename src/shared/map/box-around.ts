import type { Position } from 'geojson';
import type { Box, MapArea, MapPoint } from './map-types';

/** Degrees around what shall be in sight. */
const AROUND = 3;

/** Everything that the points and the marked areas cover, with some land around; undefined where there is nothing. */
export function boxAround(areas: readonly MapArea[], points: readonly MapPoint[]): Box | undefined {
  const corners: Position[] = points.map(({ latitude, longitude }) => [longitude, latitude]);
  for (const { geometry, strong } of areas)
    if (strong)
      corners.push(...(geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()).flat());
  if (corners.length === 0) return undefined;
  const [west, south, east, north] = corners.reduce<[number, number, number, number]>(
    ([left, bottom, right, top], [x = 0, y = 0]) => [
      Math.min(left, x),
      Math.min(bottom, y),
      Math.max(right, x),
      Math.max(top, y),
    ],
    [180, 90, -180, -90],
  );
  return [
    Math.max(-180, west - AROUND),
    Math.max(-90, south - AROUND),
    Math.min(180, east + AROUND),
    Math.min(90, north + AROUND),
  ];
}
