import { STEPS } from './tile-dots';

/** The share of each pixel that a dot covers, in a square of `size` pixels around it. */
export interface DotShape {
  size: number;
  cover: Float32Array;
}

/** Pixels at scale 1: a speck on the world, a plain dot in a town, more where many coincide. Never above 8. */
const dotRadius = (zoom: number, count: number): number =>
  Math.min(5, 1.1 + 0.3 * zoom) + Math.min(0.6, 0.1 * zoom) * Math.min(4, Math.log10(count));

/** Counts of one dot that look alike: 1, 2–9, 10–99 and so on. */
export const countClass = (count: number): number =>
  count === 1 ? 0 : count < 10 ? 1 : count < 100 ? 2 : count < 1000 ? 3 : 4;

const CLASS_COUNT = [1, 4, 30, 300, 3000];

/** A disc whose middle stands at a quarter of the middle pixel; its edge fades over one pixel. */
function disc(radius: number, phaseX: number, phaseY: number): DotShape {
  const reach = Math.ceil(radius + 0.5);
  const size = 2 * reach + 1;
  const cover = new Float32Array(size * size);
  const [middleX, middleY] = [phaseX, phaseY].map((phase) => reach + (phase + 0.5) / STEPS - 0.5);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const distance = Math.hypot(x - (middleX ?? 0), y - (middleY ?? 0));
      cover[y * size + x] = Math.min(1, Math.max(0, radius + 0.5 - distance));
    }
  return { size, cover };
}

/** All shapes of a zoom, as `[class * STEPS² + phaseY * STEPS + phaseX]`. */
export const dotShapes = (zoom: number, scale: number): DotShape[] =>
  CLASS_COUNT.flatMap((count) =>
    Array.from({ length: STEPS * STEPS }, (_, phase) =>
      disc(dotRadius(zoom, count) * scale, phase % STEPS, Math.floor(phase / STEPS)),
    ),
  );
