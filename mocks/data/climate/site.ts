import { reliefAt, type Relief } from './land-grid';
import type { Site } from './model';

const relief: Relief = { seaKm: 0, elevation: 0 };

/** Metres that land has, from the Dead Sea to Everest; other numbers are slips of the pen, feet or "not known". */
const [LOWEST, HIGHEST] = [-450, 8_850];

/** Writes what the model needs to know of a place; an elevation that is not known (NaN) or not on Earth is taken from the grid. */
export function writeSite(latitude: number, longitude: number, elevation: number, into: Site): void {
  reliefAt(latitude, longitude, relief);
  into.latitude = latitude;
  into.elevation = elevation >= LOWEST && elevation <= HIGHEST ? elevation : relief.elevation;
  into.seaKm = relief.seaKm;
}

export function siteOf(latitude: number, longitude: number, elevation = Number.NaN): Site {
  const site = { latitude, elevation: 0, seaKm: 0 };
  writeSite(latitude, longitude, elevation, site);
  return site;
}
