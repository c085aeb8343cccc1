import { DEFAULT_MAP_BOUNDS } from '@/contract/constants';
import type { MapBounds } from '@/contract/map';
import type { Box } from './map-types';

const [[WEST, NORTH], [EAST, SOUTH]] = DEFAULT_MAP_BOUNDS;

export const DEFAULT_BOX: Box = [WEST, SOUTH, EAST, NORTH];

/** The server's bounds as a box; the usual one where it gives none, or one that is not whole. */
export function boxOfBounds(bounds: MapBounds | undefined): Box {
  const [[west, north] = [], [east, south] = []] = (bounds ?? []) as (readonly (number | null)[])[];
  const all = [west, south, east, north];
  if (!all.every((value): value is number => typeof value === 'number' && Number.isFinite(value))) return DEFAULT_BOX;
  return all as unknown as Box;
}
