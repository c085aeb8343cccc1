import { href } from './href';

/** What a map shows: the middle in degrees, and the zoom of web maps (0 the world, each step twice as near). */
export interface MapView {
  latitude: number;
  longitude: number;
  zoom: number;
}

/** About a metre. */
const DEGREES = 5;

const short = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** The address of the map of a filter at a view: `/a/map/v2abc/@50.1,14.4,6z`. */
export function mapHref(filterCode: string | undefined, view?: MapView): string {
  const path = href('accessionsMap', { filterCode });
  if (!view) return path;
  return `${path}/@${short(view.latitude, DEGREES)},${short(view.longitude, DEGREES)},${short(view.zoom, 2)}z`;
}

/** The view in the values of an address, if they make one. */
export function mapViewOf(params: Readonly<Record<string, string | undefined>>): MapView | undefined {
  const { lat, lng, zoom } = params;
  if (!lat || !lng || !zoom) return undefined;
  const view = { latitude: Number(lat), longitude: Number(lng), zoom: Number(zoom) };
  const valid = Math.abs(view.latitude) <= 90 && Math.abs(view.longitude) <= 180 && view.zoom <= 30;
  return valid ? view : undefined;
}
