import type { Accession } from '@/contract/accession';
import type { AccessionPoints } from '@/contract/map';
import type { ClimateSet } from '@/contract/subsetting';
import { setColour } from './set-colour';

export interface SetPoint {
  latitude: number;
  longitude: number;
  label: string;
  colour: string;
  /** The number of the set, as its colour alone says nothing. */
  mark: string;
}

/** More points than these nobody tells apart, and a map draws them slowly. */
const POINTS_DRAWN = 400;

const pointOf = (at: number, label: string, longitude: number, latitude: number): SetPoint => ({
  latitude,
  longitude,
  label: `${at + 1}: ${label}`,
  colour: setColour(at),
  mark: String(at + 1),
});

/** The chosen accessions of each set where they were collected. */
export const chosenPoints = (sets: readonly ClimateSet[], rows: ReadonlyMap<string, Accession>): SetPoint[] =>
  sets.flatMap(({ chosen }, at) =>
    chosen.flatMap((uuid) => {
      const { accessionNumber = '', geo } = rows.get(uuid) ?? {};
      const { latitude, longitude } = geo ?? {};
      if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
      return [pointOf(at, accessionNumber, longitude, latitude)];
    }),
  );

/** Members of each set, an equal share of what is drawn at most. */
export function memberPoints(sets: readonly ClimateSet[], places: AccessionPoints): SetPoint[] {
  const setOf = new Map(sets.flatMap(({ members }, at) => members.map((uuid) => [uuid, at] as const)));
  const share = Math.max(1, Math.floor(POINTS_DRAWN / Math.max(1, sets.length)));
  const drawn = new Map<number, number>();
  return places.features.flatMap(({ geometry, properties }) => {
    const at = setOf.get(properties.uuid);
    const [longitude, latitude] = geometry.coordinates;
    if (at === undefined || longitude === undefined || latitude === undefined) return [];
    const before = drawn.get(at) ?? 0;
    if (before >= share) return [];
    drawn.set(at, before + 1);
    return [pointOf(at, properties.accessionNumber, longitude, latitude)];
  });
}
