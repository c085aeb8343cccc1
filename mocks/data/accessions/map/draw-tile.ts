import type { Bits } from '../columns/bits';
import { drawDots, LEVELS } from './draw-dots';
import type { Places } from './place-index';
import { opacityPng } from './png';
import type { DrawnTile, Tile, TileStyle } from './tile';
import { TILE, tileDots, type Dots } from './tile-dots';

/** To be raised when tiles are drawn in another way: their tags are then others. */
const MANNER = 1;

/** Two 32-bit hashes (FNV-1a) of what is drawn. */
function tagOf(dots: Dots, { z, scale }: Tile, color: string): string {
  if (dots.length === 0) return `empty-${scale}`;
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < dots.length; i++) {
    const at = dots.at[i] ?? 0;
    const count = dots.count[i] ?? 0;
    a = Math.imul(a ^ at, 0x01000193);
    a = Math.imul(a ^ (a >>> 15) ^ count, 0x01000193);
    b = Math.imul(b ^ count, 0x85ebca6b);
    b = Math.imul(b ^ (b >>> 13) ^ at, 0xc2b2ae35);
  }
  return [MANNER, z, scale, color, (a >>> 0).toString(36), (b >>> 0).toString(36)].join('-');
}

const empty = new Map<number, Uint8Array<ArrayBuffer>>();

/** The picture where nothing lies, made once. */
function emptyPng(side: number): Uint8Array<ArrayBuffer> {
  const png = empty.get(side) ?? opacityPng(side, '000000', 2, new Uint8Array(side * side));
  empty.set(side, png);
  return png;
}

/**
 * Draws the rows of `bits` that lie in a tile.
 * @param known the tag of the picture that the asker has: it is not drawn again.
 */
export function drawTile(
  places: Places,
  bits: Bits,
  tile: Tile,
  { color }: TileStyle,
  known: readonly string[] = [],
): DrawnTile {
  const dots = tileDots(places, bits, tile);
  const tag = tagOf(dots, tile, color);
  if (known.includes(tag)) return { tag };
  const side = TILE * tile.scale;
  return { tag, png: dots.length === 0 ? emptyPng(side) : opacityPng(side, color, LEVELS, drawDots(dots, tile)) };
}
