import type { AnalogueArea } from '@/contract/accession/climate';
import type { MapPoint, Place } from '@/shared/map/map-types';
import { middleOf } from './area-middle';

/** Dark enough for white numbers on the map of either scheme. */
export const RANK_COLOUR = '#38421a';

/** The most similar areas by the rank that the table gives them; the first lies on top. */
export function rankedPoints(areas: readonly AnalogueArea[], nameOf: (place: Place) => string): MapPoint[] {
  return areas
    .filter(({ nearest }) => nearest)
    .map(({ geometry }, at) => {
      const middle = middleOf(geometry);
      return { ...middle, label: nameOf(middle), colour: RANK_COLOUR, mark: String(at + 1) };
    })
    .toReversed();
}
