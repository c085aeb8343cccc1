/** The world's side, in the units of an index: a place is two whole numbers below it, from the north-west corner. */
export const WORLD = 2 ** 32;

/** The latitude where the square world of web maps ends; places beyond lie on its edge. */
const EDGE = (Math.atan(Math.sinh(Math.PI)) * 180) / Math.PI;

const clamped = (value: number): number => Math.min(WORLD - 1, Math.max(0, Math.floor(value)));

/** Degrees to the right of the antimeridian; longitudes beyond ±180 go round. */
export const mercatorX = (longitude: number): number =>
  clamped((((((longitude + 180) % 360) + 360) % 360) / 360) * WORLD);

/** Spherical web mercator (EPSG:3857). */
export function mercatorY(latitude: number): number {
  const radians = (Math.min(EDGE, Math.max(-EDGE, latitude)) * Math.PI) / 180;
  return clamped((0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI)) * WORLD);
}
