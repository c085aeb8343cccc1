import type { MapBounds } from '@/contract/accession/map';
import { both, countRows, hasRow, type Bits } from '../columns/bits';
import type { Model } from '../model';
import type { PlaceIndex } from './place-index';

/** How many of the rows have coordinates, and where they end. */
export interface Where {
  georeferenced: number;
  bounds: MapBounds;
}

const NOWHERE: MapBounds = [
  [null, null],
  [null, null],
];

/** The least and the greatest longitude that were met, of each degree. */
class Meridians {
  readonly #least = new Float64Array(360).fill(Infinity);
  readonly #most = new Float64Array(360).fill(-Infinity);

  add(longitude: number): void {
    const at = Math.min(359, Math.max(0, Math.floor(longitude + 180)));
    if (longitude < (this.#least[at] ?? 0)) this.#least[at] = longitude;
    if (longitude > (this.#most[at] ?? 0)) this.#most[at] = longitude;
  }

  /** West and east of all; west is above east where that way, over the antimeridian, it is less than half the world. */
  ends(): [west: number, east: number] {
    const west = Math.min(...this.#least);
    let east = -Infinity;
    let [gap, before, after] = [0, 0, 0];
    for (let at = 0; at < 360; at++) {
      const least = this.#least[at] ?? Infinity;
      if (least === Infinity) continue;
      if (east !== -Infinity && least - east > gap) [gap, before, after] = [least - east, east, least];
      east = this.#most[at] ?? east;
    }
    return gap > 180 ? [after, before] : [west, east];
  }
}

export function whereOf({ data }: Model, index: PlaceIndex, bits: Bits): Where {
  const { rows } = index.places();
  const georeferenced = countRows(both(bits, index.referenced));
  if (georeferenced === 0) return { georeferenced, bounds: NOWHERE };
  const meridians = new Meridians();
  let [north, south] = [-Infinity, Infinity];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    if (!hasRow(bits, row)) continue;
    const latitude = data.latitude[row] ?? 0;
    meridians.add(data.longitude[row] ?? 0);
    if (latitude < south) south = latitude;
    if (latitude > north) north = latitude;
  }
  const [west, east] = meridians.ends();
  return {
    georeferenced,
    bounds: [
      [west, north],
      [east, south],
    ],
  };
}
