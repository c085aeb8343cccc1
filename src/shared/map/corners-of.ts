import type { Polygon } from 'geojson';

/** Corners of all rings without those that only close them. */
export const cornersOf = ({ coordinates }: Polygon): number =>
  coordinates.reduce((sum, ring) => sum + Math.max(0, ring.length - 1), 0);
