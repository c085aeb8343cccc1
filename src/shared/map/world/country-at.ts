import type { Place } from '../map-types';
import { COUNTRY_POINTS } from './country-points';
import { holds } from './holds';
import { worldShapes } from './world-shapes';

/** The ISO 3166-1 alpha-2 code of the country that a place lies in, as exactly as the map draws it at a zoom. */
export async function countryAt({ longitude, latitude }: Place, zoom: number): Promise<string | undefined> {
  const { countries } = await worldShapes(zoom);
  // What spans the date line goes on beyond 180 degrees, on either side.
  const within = ({ rings }: (typeof countries)[number]) =>
    [longitude, longitude + 360, longitude - 360].some((x) => holds(rings, x, latitude));
  const found = countries.find(within);
  return COUNTRY_POINTS.find(({ id }) => id === found?.id)?.code2;
}
