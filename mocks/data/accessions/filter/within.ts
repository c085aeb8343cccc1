import { MAX_CORNERS } from '@/contract/accession/map';
import { addRow, noRows, type Bits } from '../columns/bits';
import { InvalidQuery } from '../invalid-query';
import type { Property } from './property';
import { isObject } from './read-criterion';

/** Rings may go on beyond the antimeridian, but not round the world twice. */
const FARTHEST = 540;

type Position = readonly [longitude: number, latitude: number];
type Ring = readonly Position[];

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function readPosition(value: unknown, refuse: (what: string) => Error): Position {
  const [longitude, latitude]: unknown[] = Array.isArray(value) ? value : [];
  if (!isNumber(longitude) || !isNumber(latitude))
    throw refuse('each corner must be [longitude, latitude], two numbers');
  if (Math.abs(latitude) > 90) throw refuse(`the latitude ${latitude} is not between -90 and 90`);
  if (Math.abs(longitude) > FARTHEST) throw refuse(`the longitude ${longitude} is beyond ±${FARTHEST}`);
  return [longitude, latitude];
}

function readRing(value: unknown, refuse: (what: string) => Error): Ring {
  if (!Array.isArray(value) || value.length < 4)
    throw refuse('each ring must list at least four corners, the first again as the last');
  // More would make one question keep all others waiting.
  if (value.length - 1 > MAX_CORNERS) throw refuse(`it may have ${MAX_CORNERS} corners at most`);
  const ring = value.map((corner: unknown) => readPosition(corner, refuse));
  const [first, last] = [ring[0], ring.at(-1)];
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1])
    throw refuse('each ring must end at the corner it begins with');
  return ring;
}

function readPolygon(path: string, value: unknown): Ring[] {
  const refuse = (what: string): Error => new InvalidQuery(path, `The filter "${path}" is no polygon: ${what}.`);
  if (!isObject(value) || value['type'] !== 'Polygon') throw refuse('it must be a GeoJSON object of type "Polygon"');
  const { coordinates } = value;
  if (!Array.isArray(coordinates) || coordinates.length === 0)
    throw refuse('its "coordinates" must be a list of rings');
  const rings = coordinates.map((ring: unknown) => readRing(ring, refuse));
  const corners = rings.reduce((sum, ring) => sum + ring.length - 1, 0);
  if (corners > MAX_CORNERS) throw refuse(`it has ${corners} corners; ${MAX_CORNERS} are the most`);
  return rings;
}

/** Sides of all rings, by the band of latitude that they cross, so that a place looks at few of them. */
class Sides {
  static readonly #BANDS = 256;
  readonly west: number;
  readonly east: number;
  readonly #south: number;
  readonly #north: number;
  readonly #bands: number[][];

  constructor(rings: readonly Ring[]) {
    const [longitudes, latitudes] = [0, 1].map((at) => rings.flatMap((ring) => ring.map((corner) => corner[at] ?? 0)));
    this.west = Math.min(...(longitudes ?? []));
    this.east = Math.max(...(longitudes ?? []));
    this.#south = Math.min(...(latitudes ?? []));
    this.#north = Math.max(...(latitudes ?? []));
    this.#bands = Array.from({ length: Sides.#BANDS }, () => []);
    for (const ring of rings)
      for (let i = 1; i < ring.length; i++) {
        const [x1 = 0, y1 = 0] = ring[i - 1] ?? [];
        const [x2 = 0, y2 = 0] = ring[i] ?? [];
        if (y1 === y2) continue;
        const top = this.#band(Math.max(y1, y2));
        for (let band = this.#band(Math.min(y1, y2)); band <= top; band++) this.#bands[band]?.push(x1, y1, x2, y2);
      }
  }

  #band(latitude: number): number {
    const band = Math.floor(((latitude - this.#south) / (this.#north - this.#south)) * Sides.#BANDS);
    return Math.min(Sides.#BANDS - 1, Math.max(0, band));
  }

  /** Even-odd rule: a hole is a ring like the others. Sides are straight in degrees (RFC 7946, 3.1.6). */
  hold(longitude: number, latitude: number): boolean {
    if (!(latitude >= this.#south && latitude <= this.#north)) return false;
    const sides = this.#bands[this.#band(latitude)] ?? [];
    let odd = false;
    for (let i = 0; i < sides.length; i += 4) {
      const y1 = sides[i + 1] ?? 0;
      const y2 = sides[i + 3] ?? 0;
      if (y1 > latitude === y2 > latitude) continue;
      const x1 = sides[i] ?? 0;
      if (longitude < (((sides[i + 2] ?? 0) - x1) * (latitude - y1)) / (y2 - y1) + x1) odd = !odd;
    }
    return odd;
  }
}

/** Whether a place lies in a polygon; one that goes on beyond ±180 holds what lies there, round the world. */
function inPolygon(rings: readonly Ring[]): (longitude: number, latitude: number) => boolean {
  const sides = new Sides(rings);
  return (longitude, latitude) => {
    const first = longitude + 360 * Math.ceil((sides.west - longitude) / 360);
    for (let place = first; place <= sides.east; place += 360) if (sides.hold(place, latitude)) return true;
    return false;
  };
}

/** The places in a GeoJSON polygon with holes. */
export const within: Property = (path, value, model) => {
  const rings = readPolygon(path, value);
  const rows = (): Bits => {
    const { latitude, longitude } = model.data;
    const holds = inPolygon(rings);
    const bits = noRows(model.data.rows);
    for (let row = 0; row < model.data.rows; row++) {
      const [x, y] = [longitude[row] ?? NaN, latitude[row] ?? NaN];
      if (!Number.isNaN(x) && !Number.isNaN(y) && holds(x, y)) addRow(bits, row);
    }
    return bits;
  };
  return { path, asked: rings, rows };
};
