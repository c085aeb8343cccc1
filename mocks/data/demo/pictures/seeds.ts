import type { Random } from '../../../tools/random';
import { define, element, paint, roundness, shape, stamp, varied, type Colour } from './svg';
import type { Habit } from './habits';

/** One seed around the origin, filled with the roundness `s1`. */
export function seedShape({ width, height, spots }: Habit['seed'], colour: Colour): string {
  const body = shape(
    [
      [0, -height / 2],
      [-width / 2, -height * 0.12],
      [-width * 0.4, height * 0.34],
      [0, height / 2],
      [width * 0.4, height * 0.34],
      [width / 2, -height * 0.12],
    ],
    'url(#s1)',
    colour,
    1.5,
  );
  const hilum = element('ellipse', {
    cx: -width * 0.3,
    cy: 0,
    rx: Math.max(1.6, width * 0.07),
    ry: height * 0.12,
    fill: paint([40, 30, 92]),
    opacity: '0.8',
  });
  return element('defs', {}, roundness('s1', colour)) + body + (spots ? hilum : '');
}

/** Seeds laid out in rows. */
export function seeds(seed: Habit['seed'], random: Random, colour: Colour): string {
  const size = Math.max(seed.width, seed.height);
  const scale = Math.min(2.2, 84 / size);
  const places = Array.from({ length: 6 * 7 }, (_, i) => ({ x: 170 + (i % 7) * 93, y: 210 + Math.floor(i / 7) * 112 }));
  const kinds = [0, 1, 2].map((kind) => {
    const tone = varied(random, colour, 0.8);
    const speckles =
      seed.spots && kind === 1
        ? Array.from({ length: 9 }, () =>
            element('circle', {
              cx: (random.next() - 0.5) * seed.width * 0.6,
              cy: (random.next() - 0.5) * seed.height * 0.6,
              r: 1.4 + random.next() * 2,
              fill: paint(tone, -24),
              opacity: '0.7',
            }),
          )
        : [];
    return define(`k${kind}`, seedShape(seed, tone).replaceAll('s1', `t${kind}`) + speckles.join(''));
  });
  const laid = places.map(({ x, y }) =>
    stamp(
      `k${random.below(3)}`,
      [x + (random.next() - 0.5) * 22, y + (random.next() - 0.5) * 22],
      random.below(360),
      scale * (0.92 + random.next() * 0.16),
    ),
  );
  return kinds.join('') + laid.join('');
}
