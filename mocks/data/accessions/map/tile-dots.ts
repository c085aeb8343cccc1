import { hasRow, type Bits } from '../columns/bits';
import { WORLD } from './mercator';
import type { Places } from './place-index';
import type { Tile } from './tile';
import { cellRange, KEY_LEVEL } from './z-order';

/** Pixels of a tile's side at scale 1. */
export const TILE = 256;
/** Dots so far outside are drawn too, as they reach into the tile: a share of its side. */
const MARGIN = 1 / 32;
/** Dots are distinguished by quarters of a pixel. */
export const STEPS = 4;

/** What is drawn: places a quarter of a pixel wide, and how many accessions lie at each. */
export interface Dots {
  /** Quarter pixels of the tile and its margin on both sides, row by row: `y * width + x`. */
  at: Uint32Array;
  count: Uint32Array;
  length: number;
  width: number;
}

/** Pixels around the tile in which dots are kept. */
export const marginOf = ({ scale }: Pick<Tile, 'scale'>): number => TILE * scale * MARGIN;

/** Collects the dots of a tile; equal places follow each other in Z-order, so that they are counted in passing. */
export function tileDots(places: Places, bits: Bits, tile: Tile): Dots {
  const { z, x, y, scale } = tile;
  const side = WORLD / 2 ** z;
  const margin = side * MARGIN;
  const [west, north] = [x * side - margin, y * side - margin];
  const extent = side + 2 * margin;
  const step = side / (TILE * scale * STEPS);
  const width = Math.round(extent / step);
  const level = Math.min(KEY_LEVEL, z + 5);
  const cell = WORLD / 2 ** level;
  const cells = 2 ** level;
  let dots: Dots = { at: new Uint32Array(1024), count: new Uint32Array(1024), length: 0, width };

  const collect = (from: number, to: number, shift: number): void => {
    let last = -1;
    for (let i = from; i < to; i++) {
      if (!hasRow(bits, places.rows[i] ?? 0)) continue;
      const right = (places.x[i] ?? 0) + shift - west;
      const down = (places.y[i] ?? 0) - north;
      if (right < 0 || right >= extent || down < 0 || down >= extent) continue;
      const at = Math.floor(down / step) * width + Math.floor(right / step);
      if (at === last) {
        dots.count[dots.length - 1] = (dots.count[dots.length - 1] ?? 0) + 1;
      } else {
        if (dots.length === dots.at.length) dots = grown(dots);
        dots.at[dots.length] = at;
        dots.count[dots.length] = 1;
        dots.length += 1;
        last = at;
      }
    }
  };

  const bottom = Math.min(cells - 1, Math.ceil((north + extent) / cell) - 1);
  const right = Math.ceil((west + extent) / cell) - 1;
  for (let row = Math.max(0, Math.floor(north / cell)); row <= bottom; row++)
    for (let column = Math.floor(west / cell); column <= right; column++) {
      // The world goes on beyond the antimeridian.
      const within = ((column % cells) + cells) % cells;
      const { from, to } = cellRange(places.keys, level, within, row);
      if (to > from) collect(from, to, (column - within) * cell);
    }
  return dots;
}

function grown(dots: Dots): Dots {
  const at = new Uint32Array(dots.length * 2);
  const count = new Uint32Array(dots.length * 2);
  at.set(dots.at);
  count.set(dots.count);
  return { ...dots, at, count };
}
