import type { Random } from '../../../tools/random';
import { LEAF_GREEN } from './leaves';
import { group, lump } from './lump';
import { define, element, line, paint, shape, stamp, type Colour, type Point } from './svg';

const calyx = (size: number): string =>
  [0, 72, 144, 216, 288]
    .map((angle) =>
      group(
        [0, 0],
        angle,
        shape(
          [
            [0, 0],
            [-size * 0.16, -size * 0.4],
            [0, -size],
            [size * 0.16, -size * 0.4],
          ],
          paint(LEAF_GREEN),
          LEAF_GREEN,
          1.4,
        ),
      ),
    )
    .join('');

/** Tomatoes: whole, and one cut across. */
export function roundFruits(random: Random, colour: Colour): string {
  const [width, height] = [270 + random.below(80), 230 + random.below(60)];
  const whole =
    shape(lump(random, width, height, 14), 'url(#g)', colour) +
    group([0, -height * 0.4], 0, calyx(58)) +
    line(
      [
        [0, -height * 0.42],
        [8, -height * 0.42 - 46],
      ],
      LEAF_GREEN,
      9,
    );
  const cells = 3 + random.below(4);
  const cut = shape(lump(random, width * 0.92, width * 0.9, 16), paint(colour, 4), colour, 9);
  const locules = Array.from({ length: cells }, (_, i) => {
    const angle = (360 * i) / cells;
    const seeds = [-14, 0, 14]
      .map((x, s) => element('ellipse', { cx: x, cy: -width * 0.24 - (s % 2) * 14, rx: 5, ry: 8, fill: '#f2e4b4' }))
      .join('');
    return group(
      [0, 0],
      angle,
      element('ellipse', {
        cx: 0,
        cy: -width * 0.25,
        rx: Math.min(46, 190 / cells),
        ry: width * 0.13,
        fill: paint(colour, -12),
        opacity: '0.8',
      }) + seeds,
    );
  });
  return (
    define('k', whole) +
    stamp('k', [320, 340], random.below(30) - 15) +
    stamp('k', [600, 430], random.below(30) - 15, 0.86) +
    group([410, 700], 0, cut + locules.join(''))
  );
}

/** Peppers and eggplants. */
export function longFruits(random: Random, colour: Colour): string {
  const [length, width, bend] = [300 + random.below(220), 80 + random.below(130), (random.next() - 0.5) * 120];
  const at = (share: number, side: number, half: number): Point => [bend * share * share + side * half, length * share];
  const halves = [0.5, 0.56, 0.52, 0.42, 0.2].map((part) => part * width);
  const shares = [0.02, 0.25, 0.55, 0.8, 0.97];
  const sideOf = (side: number) => shares.map((share, i) => at(share, side, halves[i] ?? 0));
  const body = shape([...sideOf(-1), ...sideOf(1).toReversed()], 'url(#g)', colour);
  const shine = line(
    [at(0.15, -1, width * 0.26), at(0.4, -1, width * 0.28), at(0.62, -1, width * 0.24)],
    [0, 0, 96],
    7,
  ).replace('/>', ' opacity="0.35"/>');
  const cap =
    shape(
      [
        [-width * 0.5, 26],
        [-width * 0.3, -14],
        [0, -24],
        [width * 0.3, -14],
        [width * 0.5, 26],
        [0, 12],
      ],
      paint(LEAF_GREEN),
      LEAF_GREEN,
    ) +
    line(
      [
        [0, -18],
        [10, -84],
      ],
      LEAF_GREEN,
      13,
    );
  return (
    define('k', body + shine + cap) +
    stamp('k', [300, 250], 10) +
    stamp('k', [480, 310], -4, 0.92) +
    stamp('k', [650, 270], -14, 1.05)
  );
}
