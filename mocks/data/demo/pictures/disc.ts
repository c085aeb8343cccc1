import type { Random } from '../../../tools/random';
import { LEAF_GREEN } from './leaves';
import { define, element, line, paint, roundness, shape, stamp, varied, type Colour } from './svg';

/** A head of sunflower: rays around a disc whose florets follow the golden angle. */
export function disc(random: Random, colour: Colour): string {
  const rays = 24 + random.below(12);
  const ray =
    shape(
      [
        [0, -150],
        [-34, -220],
        [0, -330 - random.below(40)],
        [34, -220],
      ],
      paint(colour),
      colour,
      1.6,
    ) +
    line(
      [
        [0, -170],
        [0, -300],
      ],
      [colour[0], colour[1], colour[2] - 14],
      1.4,
    );
  const petals = Array.from({ length: rays }, (_, i) =>
    stamp('k', [450, 430], (360 * i) / rays + random.below(6), 0.94 + random.next() * 0.1),
  );
  const florets = Array.from({ length: 260 }, (_, i) => {
    const [angle, far] = [i * 2.399963, 10.4 * Math.sqrt(i)];
    return stamp('f', [450 + Math.cos(angle) * far, 430 + Math.sin(angle) * far], 0, 0.8 + i / 520);
  });
  const brown: Colour = varied(random, [28, 48, 26]);
  return (
    line(
      [
        [450, 910],
        [444, 760],
        [450, 560],
      ],
      LEAF_GREEN,
      22,
    ) +
    define('k', ray) +
    petals.join('') +
    element('defs', {}, roundness('d', brown)) +
    element('circle', { cx: 450, cy: 430, r: 182, fill: 'url(#d)' }) +
    define('f', element('circle', { r: 5.4, fill: paint(brown, 18), stroke: paint(brown, -10), 'stroke-width': 1.4 })) +
    florets.join('')
  );
}
