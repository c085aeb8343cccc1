import { DEFAULT_MAP_BOUNDS } from '@/contract/constants';
import type { MapBounds } from '@/contract/accession/map';
import type { Box } from './map-types';

const [[WEST, NORTH], [EAST, SOUTH]] = DEFAULT_MAP_BOUNDS;

export const DEFAULT_BOX: Box = [WEST, SOUTH, EAST, NORTH];

const isDegrees = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The server's bounds as a box; the usual one where it gives none, or one that is not whole. */
export function boxOfBounds(bounds: MapBounds | undefined): Box {
  const [west, north] = bounds?.[0] ?? [];
  const [east, south] = bounds?.[1] ?? [];
  if (!isDegrees(west) || !isDegrees(south) || !isDegrees(east) || !isDegrees(north)) return DEFAULT_BOX;
  return [west, south, east, north];
}
