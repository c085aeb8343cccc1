import type { Random } from '../../../tools/random';
import { LEAF_GREEN } from './leaves';
import { group } from './lump';
import { define, element, line, paint, shape, stamp, varied, type Colour, type Point } from './svg';

/** Apples with a leaf, one of them cut. */
export function apples(random: Random, colour: Colour): string {
  const width = 300 + random.below(50);
  const outline: Point[] = [
    [0, -0.4],
    [-0.28, -0.48],
    [-0.5, -0.2],
    [-0.44, 0.2],
    [-0.2, 0.46],
    [0, 0.41],
    [0.2, 0.46],
    [0.44, 0.2],
    [0.5, -0.2],
    [0.28, -0.48],
  ].map(([x = 0, y = 0]): Point => [x * width, y * width]);
  const stalk = line(
    [
      [0, -width * 0.4],
      [12, -width * 0.58],
    ],
    [26, 40, 26],
    8,
  );
  const leaf = group(
    [12, -width * 0.5],
    62,
    shape(
      [
        [0, 0],
        [-26, -50],
        [0, -110],
        [26, -50],
      ],
      paint(LEAF_GREEN),
      LEAF_GREEN,
      1.6,
    ),
  );
  const flesh = element('g', { transform: 'scale(0.93)' }, shape(outline, '#f6efcf', [52, 60, 70], 1));
  const pips = [-1, 1].map((side) =>
    group(
      [side * 20, 12],
      side * 14,
      shape(
        [
          [0, -26],
          [-11, 4],
          [0, 20],
          [11, 4],
        ],
        '#4b2c17',
        [24, 50, 24],
        1.2,
      ),
    ),
  );
  const core = shape(
    [
      [0, -70],
      [-56, -10],
      [-30, 62],
      [0, 80],
      [30, 62],
      [56, -10],
    ],
    'none',
    [48, 40, 70],
    2,
  );
  return (
    group([310, 370], -6, shape(outline, 'url(#g)', colour) + stalk + leaf) +
    group([600, 400], 10, shape(outline, 'url(#g)', colour) + stalk) +
    group([430, 720], 0, shape(outline, paint(colour), colour) + flesh + core + pips.join('') + stalk)
  );
}

/** A hand of bananas. */
export function hand(random: Random, colour: Colour): string {
  const fingers = 5 + random.below(4);
  const length = 430 + random.below(120);
  const finger =
    shape(
      [
        [-34, 0],
        [-78, length * 0.35],
        [-54, length * 0.75],
        [20, length],
        [36, length * 0.94],
        [10, length * 0.7],
        [0, length * 0.35],
        [30, 0],
      ],
      'url(#g)',
      colour,
    ) +
    line(
      [
        [-4, 20],
        [-34, length * 0.4],
        [-14, length * 0.78],
      ],
      [colour[0], colour[1], colour[2] - 12],
      2,
    );
  const all = Array.from({ length: fingers }, (_, i) =>
    stamp(
      'k',
      [330 + (240 * i) / (fingers - 1), 280 + 26 * Math.sin((Math.PI * i) / (fingers - 1))],
      26 - (52 * i) / (fingers - 1),
    ),
  );
  return (
    define('k', finger) +
    all.join('') +
    shape(
      [
        [300, 300],
        [330, 210],
        [430, 150],
        [470, 150],
        [570, 210],
        [602, 300],
        [450, 330],
      ],
      paint(varied(random, [80, 34, 40])),
      [80, 34, 40],
    )
  );
}
