import { percentAlong, type Axis } from './axis';

/** How far from a dot one may point, in pixels. */
const REACH = 24;

interface Field {
  across: Axis;
  up: Axis;
  /** Pixels. */
  width: number;
  height: number;
}

/** The place in `points` of the one nearest to a pixel of the field, measured from its upper left; undefined where none is near. */
export function nearestPoint(
  points: readonly { x: number; y: number }[],
  { across, up, width, height }: Field,
  here: { x: number; y: number },
): number | undefined {
  let [least, found]: [number, number | undefined] = [REACH ** 2, undefined];
  points.forEach(({ x, y }, at) => {
    const dx = (percentAlong(across, x) / 100) * width - here.x;
    const dy = (1 - percentAlong(up, y) / 100) * height - here.y;
    const distance = dx * dx + dy * dy;
    if (distance < least) [least, found] = [distance, at];
  });
  return found;
}
