import type { Random } from '../../../tools/random';
import { LEAF_GREEN, strap } from './leaves';
import { define, element, line, paint, shape, stamp, type Colour } from './svg';

/** Flowers on a twig; those of grasses are small and hang from theirs. */
export function flower(random: Random, colour: Colour, grass: boolean): string {
  if (grass) {
    const stems = [-0.5, -0.2, 0.1, 0.4].map((lean) => strap([450, 880], 640, lean, 22, LEAF_GREEN));
    const anthers = Array.from({ length: 46 }, (_, i) =>
      stamp('k', [450 + (random.next() - 0.5) * 90, 200 + i * 9], random.below(120) - 60, 0.8 + random.next() * 0.5),
    );
    const anther = shape(
      [
        [0, 0],
        [-7, 16],
        [0, 38],
        [7, 16],
      ],
      paint([52, 70, 66]),
      [44, 60, 50],
      1.2,
    );
    return (
      stems.join('') +
      line(
        [
          [450, 890],
          [446, 520],
          [450, 190],
        ],
        [70, 30, 46],
        7,
      ) +
      define('k', anther) +
      anthers.join('')
    );
  }
  const petals = 5;
  const petal =
    shape(
      [
        [0, 0],
        [-62, -74],
        [-36, -152],
        [0, -164],
        [36, -152],
        [62, -74],
      ],
      paint(colour),
      colour,
      1.6,
    ) +
    line(
      [
        [0, -14],
        [0, -120],
      ],
      [colour[0], colour[1], colour[2] - 16],
      1.6,
    );
  const bloom =
    define('p', petal) +
    Array.from({ length: petals }, (_, i) => stamp('p', [0, 0], (360 * i) / petals)).join('') +
    element('circle', { r: 26, fill: paint([46, 80, 58]), stroke: paint([40, 70, 40]), 'stroke-width': 2 });
  const twig =
    line(
      [
        [450, 900],
        [430, 640],
        [470, 330],
      ],
      LEAF_GREEN,
      11,
    ) +
    line(
      [
        [438, 700],
        [560, 600],
        [620, 560],
      ],
      LEAF_GREEN,
      7,
    ) +
    line(
      [
        [434, 760],
        [330, 660],
        [290, 620],
      ],
      LEAF_GREEN,
      7,
    );
  const leaves = (
    [
      [440, 760, 70],
      [432, 650, -66],
      [455, 480, 58],
    ] as const
  ).map(([x, y, angle]) => stamp('l', [x, y], angle, 0.9 + random.next() * 0.3));
  const leaf = shape(
    [
      [0, 0],
      [-44, -76],
      [0, -190],
      [44, -76],
    ],
    paint(LEAF_GREEN),
    LEAF_GREEN,
    1.6,
  );
  return (
    twig +
    define('l', leaf) +
    leaves.join('') +
    define('k', bloom) +
    stamp('k', [470, 320], random.below(40), 1.15) +
    stamp('k', [625, 550], random.below(60), 0.72) +
    stamp('k', [285, 610], random.below(60), 0.64)
  );
}
