import type { Random } from '../../../tools/random';
import { define, element, line, paint, shape, stamp, type Colour, type Point } from './svg';

export const LEAF_GREEN: Colour = [86, 34, 36];

/** A leaf that grows upwards from the origin, `length` long, with its veins. */
function blade(length: number, width: number, colour: Colour): string {
  const outline: Point[] = [
    [0, 0],
    [-width * 0.42, -length * 0.2],
    [-width * 0.5, -length * 0.45],
    [-width * 0.28, -length * 0.8],
    [0, -length],
    [width * 0.28, -length * 0.8],
    [width * 0.5, -length * 0.45],
    [width * 0.42, -length * 0.2],
  ];
  const vein: Colour = [colour[0], colour[1] - 6, colour[2] + 20];
  const veins = [0.16, 0.3, 0.44, 0.58, 0.72].flatMap((share) =>
    [-1, 1].map((side) =>
      line(
        [
          [0, -length * share],
          [side * width * 0.22, -length * (share + 0.08)],
          [side * width * (0.42 - share * 0.16), -length * (share + 0.14)],
        ],
        vein,
        1.2,
      ),
    ),
  );
  return (
    shape(outline, paint(colour), colour) +
    veins.join('') +
    line(
      [
        [0, 0],
        [0, -length * 0.97],
      ],
      vein,
      2.4,
    )
  );
}

const stalk = (from: Point, to: Point): string =>
  line([from, [(from[0] + to[0]) / 2 + 14, (from[1] + to[1]) / 2], to], [80, 30, 42], 7);

/** A long leaf of a grass that bends over at its end. */
export function strap([x, y]: Point, length: number, lean: number, width: number, colour: Colour): string {
  const along = (share: number, side: number): Point => [
    x + lean * share * share * length + side * width * (1 - share ** 3) * 0.5,
    y - length * share * (1 - 0.42 * Math.abs(lean) * share),
  ];
  const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const outline = [...shares.map((share) => along(share, -1)), ...shares.toReversed().map((share) => along(share, 1))];
  return (
    shape(outline, paint(colour), colour, 1.6) +
    line(
      shares.map((share) => along(share, 0)),
      [colour[0], 26, colour[2] + 18],
      1.6,
    )
  );
}

/** One leaf of the crop, large, as it is pressed. */
export function leaf(kind: 'strap' | 'single' | 'compound' | 'palmate', random: Random, colour: Colour): string {
  const foot: Point = [450, 880];
  if (kind === 'strap')
    return [-0.34, 0.12, 0.46]
      .map((lean, i) => strap([400 + i * 50, 880], 620 + random.below(140), lean, 54, colour))
      .join('');
  if (kind === 'single')
    return (
      stalk(foot, [440, 720]) +
      element('g', { transform: 'translate(440 730)' }, blade(560, 380 + random.below(80), colour))
    );
  const [count, spread] = kind === 'palmate' ? [7, 200] : [0, 0];
  if (kind === 'palmate') {
    const fingers = Array.from({ length: count }, (_, i) =>
      stamp(
        'l',
        [450, 600],
        -spread / 2 + (i * spread) / (count - 1),
        i === 3 ? 1 : 0.72 + 0.06 * (3 - Math.abs(3 - i)),
      ),
    );
    return stalk(foot, [450, 600]) + define('l', blade(400, 130 + random.below(30), colour)) + fingers.join('');
  }
  const pairs = 2 + random.below(2);
  const leaflets = Array.from({ length: pairs }, (_, i) => 640 - i * 130).flatMap((y) => [
    stamp('l', [446, y], -62, 1),
    stamp('l', [454, y - 10], 62, 1),
  ]);
  const top = 640 - (pairs - 1) * 130 - 40;
  return (
    stalk(foot, [450, top]) + define('l', blade(250, 130, colour)) + leaflets.join('') + stamp('l', [450, top], 0, 1.12)
  );
}
