import type { Random } from '../../../tools/random';
import { seedShape } from './seeds';
import { element, define, line, paint, shape, stamp, type Colour, type Point } from './svg';
import type { Habit } from './habits';

/** Pods, closed and one open that shows its seeds. */
export function pods(random: Random, colour: Colour, seed: Habit['seed'], seedColour: Colour): string {
  const seeds = 3 + random.below(5);
  const [length, width, bend] = [120 + seeds * 62, 84 + random.below(26), 60 + random.below(60)];
  const middle = (share: number): Point => [length * (share - 0.5), bend * (4 * (share - 0.5) ** 2 - 0.5)];
  const edge = (side: number, swell: boolean): Point[] =>
    Array.from({ length: 2 * seeds + 3 }, (_, i) => {
      const share = i / (2 * seeds + 2);
      const [x, y] = middle(share);
      const half = (width / 2) * Math.sin(Math.PI * Math.min(0.97, Math.max(0.06, share))) ** 0.45;
      return [x, y + side * (half + (swell && i % 2 === 0 ? 5 : -2))];
    });
  const outline = (swell: boolean): Point[] => [...edge(-1, swell), ...edge(1, swell).toReversed()];
  const [tip, foot] = [middle(1), middle(0)];
  const ends =
    line([tip, [tip[0] + 34, tip[1] - 22]], colour, 5) + line([foot, [foot[0] - 40, foot[1] - 34]], [82, 34, 38], 10);
  const closed =
    shape(outline(true), 'url(#g)', colour) +
    line(
      Array.from({ length: 6 }, (_, i) => {
        const [x, y] = middle(0.08 + i * 0.17);
        return [x, y - width * 0.34] as const;
      }),
      [colour[0], colour[1], colour[2] - 14],
      2,
    ) +
    ends;
  const scale = Math.min(1.25, (width * 0.8) / seed.height);
  const row = Array.from({ length: seeds }, (_, i) =>
    stamp('s', middle((i + 0.9) / (seeds + 0.8)), 80 + random.below(20), scale),
  );
  const open =
    shape(outline(false), paint([colour[0], colour[1] - 10, Math.min(88, colour[2] + 26)]), colour, 5) +
    row.join('') +
    ends;
  return (
    define('s', seedShape(seed, seedColour)) +
    define('k', closed) +
    stamp('k', [430, 270], -14 + random.below(10)) +
    stamp('k', [480, 460], 8 + random.below(8), 0.94) +
    element('g', { transform: `translate(450 700) rotate(${random.below(10) - 5})` }, open)
  );
}
