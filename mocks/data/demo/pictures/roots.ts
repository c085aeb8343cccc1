import type { Random } from '../../../tools/random';
import { group, lump } from './lump';
import { line, shape, type Colour, type Point } from './svg';

const LENTICEL: Colour = [30, 20, 24];

/** Three potatoes, eyes and all. */
export function tubers(random: Random, colour: Colour): string {
  const long = 0.62 + random.next() * 0.4;
  return (
    [
      [330, 340],
      [580, 420],
      [400, 680],
    ] as const
  )
    .map((place) => {
      const [width, height] = [280 + random.below(60), (280 + random.below(40)) * long];
      const eyes = Array.from({ length: 7 }, () => {
        const [x, y] = [(random.next() - 0.5) * width * 0.72, (random.next() - 0.5) * height * 0.68];
        return line(
          [
            [x - 11, y],
            [x, y + 6],
            [x + 11, y],
          ],
          [colour[0], colour[1], colour[2] - 24],
          2.4,
        );
      });
      return group(place, random.below(70) - 35, shape(lump(random, width, height), 'url(#g)', colour) + eyes.join(''));
    })
    .join('');
}

/** Storage roots that hang from a stem. */
export function roots(random: Random, colour: Colour): string {
  const each = [-38, -12, 16, 42].map((angle) => {
    const [length, width] = [430 + random.below(150), 84 + random.below(50)];
    const outline: Point[] = [
      [0, 0],
      [-width * 0.4, length * 0.18],
      [-width * 0.55, length * 0.5],
      [-width * 0.3, length * 0.8],
      [6, length],
      [width * 0.34, length * 0.78],
      [width * 0.5, length * 0.46],
      [width * 0.36, length * 0.16],
    ];
    const marks = Array.from({ length: 9 }, () => {
      const [x, y] = [(random.next() - 0.5) * width * 0.6, length * (0.15 + random.next() * 0.65)];
      return line(
        [
          [x - 12, y],
          [x + 12, y + 3],
        ],
        LENTICEL,
        1.4,
      );
    });
    return group(
      [450, 250],
      angle,
      shape(outline, 'url(#g)', colour) +
        marks.join('') +
        line(
          [
            [6, length - 4],
            [18, length + 40],
          ],
          colour,
          3,
        ),
    );
  });
  return (
    line(
      [
        [450, 110],
        [446, 200],
        [450, 270],
      ],
      [26, 24, 36],
      34,
    ) + each.join('')
  );
}
