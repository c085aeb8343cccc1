import { countClass, dotShapes, type DotShape } from './dot-shape';
import type { Tile } from './tile';
import { marginOf, STEPS, TILE, type Dots } from './tile-dots';

/** Degrees of opacity in a picture: enough for smooth edges, few enough to pack well. */
export const LEVELS = 64;

/** How opaque one accession is, enough to be seen on a light map; more over each other are more so, 4,096 wholly. */
const SINGLE = 0.78;
const WHOLE = Math.log2(4096);

const shapes = new Map<string, DotShape[]>();

function shapesOf({ z, scale }: Tile): DotShape[] {
  const key = `${z} ${scale}`;
  const known = shapes.get(key) ?? dotShapes(z, scale);
  shapes.set(key, known);
  return known;
}

/** @param sum accessions over a pixel, each as far as its dot covers it. */
function levelOf(sum: number): number {
  const opacity = sum <= 1 ? sum * SINGLE : SINGLE + (1 - SINGLE) * Math.min(1, Math.log2(sum) / WHOLE);
  return Math.round(opacity * (LEVELS - 1));
}

/** Opacity of each pixel, 0 to `LEVELS - 1`, row by row. What lies on the margin is drawn as far as it reaches in. */
export function drawDots(dots: Dots, tile: Tile): Uint8Array {
  const margin = marginOf(tile);
  const side = TILE * tile.scale;
  // Room for a dot on the outer edge of the margin: no dot needs to look where it ends.
  const pad = 2 * margin;
  const width = side + 2 * pad;
  const sums = new Float32Array(width * width);
  const known = shapesOf(tile);
  for (let i = 0; i < dots.length; i++) {
    const at = dots.at[i] ?? 0;
    const count = dots.count[i] ?? 0;
    const down = Math.floor(at / dots.width);
    const right = at - down * dots.width;
    const shape = known[(countClass(count) * STEPS + (down % STEPS)) * STEPS + (right % STEPS)];
    if (!shape) continue;
    const { size, cover } = shape;
    const reach = (size - 1) / 2;
    let to = (Math.floor(down / STEPS) + margin - reach) * width + Math.floor(right / STEPS) + margin - reach;
    for (let from = 0; from < cover.length; to += width - size)
      for (const end = from + size; from < end; from++, to++) sums[to] = (sums[to] ?? 0) + count * (cover[from] ?? 0);
  }
  const levels = new Uint8Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const sum = sums[(y + pad) * width + x + pad] ?? 0;
      if (sum > 0) levels[y * side + x] = levelOf(sum);
    }
  return levels;
}
