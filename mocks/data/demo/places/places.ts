import { PLACE_TEXT } from './place-data';

export interface Place {
  name: string;
  /** Province, state, department. */
  area: string;
  latitude: number;
  longitude: number;
  /** Metres. */
  elevation: number;
}

const PLACE = /^(.+)\/(.+?) (-?[\d.]+) (-?[\d.]+) (-?\d+)$/;

/** The places of place-data.ts by ISO 3166-1 alpha-3 code. Throws where one cannot be read. */
export function parsePlaces(): Map<string, Place[]> {
  const byCountry = new Map<string, Place[]>();
  for (const [code3, [, text]] of Object.entries(PLACE_TEXT)) {
    byCountry.set(
      code3,
      text.split('; ').map((one) => {
        const [, name, area, latitude, longitude, elevation] = PLACE.exec(one) ?? [];
        if (name === undefined || area === undefined) throw new Error(`Not a place: ${one}`);
        return { name, area, latitude: Number(latitude), longitude: Number(longitude), elevation: Number(elevation) };
      }),
    );
  }
  return byCountry;
}
