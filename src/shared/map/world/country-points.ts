import { COUNTRY_ROWS } from './country-rows';

/** Where the name of a country stands, and from which zoom on it has room there. */
export interface CountryPoint {
  /** ISO 3166-1 alpha-2. */
  code2: string;
  /** ISO 3166-1 numeric, as `world-atlas` writes it: without zeros before it. */
  id: number;
  longitude: number;
  latitude: number;
  zoom: number;
}

/** The roomiest first. */
export const COUNTRY_POINTS: readonly CountryPoint[] = COUNTRY_ROWS.split(',').map((row) => {
  const [code2 = '', ...numbers] = row.split(' ');
  const [id = 0, longitude = 0, latitude = 0, zoom = 0] = numbers.map(Number);
  return { code2, id, longitude, latitude, zoom };
});
