import type { Polygon } from 'geojson';
import type { TargetPlace } from './analogue-question';

/** The middle of a cell of the climate's grid, degrees. */
export function middleOf({ coordinates }: Polygon): TargetPlace {
  const ring = coordinates[0] ?? [];
  const middle = (axis: 0 | 1) => {
    const values = ring.map((position) => position[axis] ?? 0);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return { latitude: middle(1), longitude: middle(0) };
}
