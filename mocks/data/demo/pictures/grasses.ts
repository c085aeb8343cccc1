import type { Random } from '../../../tools/random';
import { LEAF_GREEN, strap } from './leaves';
import { define, element, line, paint, roundness, round, shape, stamp, varied, type Colour, type Point } from './svg';

const STALK: Colour = [58, 32, 54];

const culm = (to: Point, random: Random): string =>
  line([[450, 910], [446, 700], to], STALK, 8) +
  strap([449, 820], 330, random.chance(0.5) ? 0.5 : -0.5, 34, varied(random, LEAF_GREEN));

const grain = (id: string, width: number, height: number, colour: Colour): string =>
  define(
    id,
    shape(
      [
        [0, 0],
        [-width / 2, -height * 0.45],
        [0, -height],
        [width / 2, -height * 0.45],
      ],
      `url(#g)`,
      colour,
      1.4,
    ) +
      line(
        [
          [0, -4],
          [0, -height * 0.85],
        ],
        [colour[0], colour[1], colour[2] - 14],
        1,
      ),
  );

/** Grains in two rows along a rachis, with or without awns. */
export function ear(random: Random, colour: Colour, awned: boolean): string {
  const spikelets = 9 + random.below(5);
  const step = 30;
  const base = 660;
  const top = base - spikelets * step;
  const awn = awned ? 90 + random.below(110) : 0;
  const sides = Array.from({ length: spikelets }, (_, i) => base - i * step).flatMap((y, i) =>
    [-1, 1].map((side) => {
      const lean = side * (20 + random.below(8));
      const from: Point = [450 + side * 12, y - (side > 0 ? step / 2 : 0)];
      const tip: Point = [from[0] + side * 30, from[1] - 52];
      const hair =
        awn > 0
          ? line(
              [tip, [tip[0] + side * (26 + i), tip[1] - awn * 0.5], [tip[0] + side * (44 + i * 2), tip[1] - awn]],
              varied(random, colour, 0.6),
              1.3,
            )
          : '';
      return hair + stamp('k', from, lean, 0.85 + (i > spikelets - 3 ? -0.16 : 0.16));
    }),
  );
  return (
    culm([450, base + 5], random) +
    grain('k', 34, 62, colour) +
    line(
      [
        [450, base + 5],
        [450, top],
      ],
      STALK,
      5,
    ) +
    sides.join('') +
    stamp('k', [450, top + 14], 0, 0.8)
  );
}

/** A nodding panicle with grains along its branches. */
export function panicle(random: Random, colour: Colour): string {
  const lean = random.chance(0.5) ? 1 : -1;
  const axis = (share: number): Point => [450 + lean * 150 * share ** 2.4, 600 - 420 * share];
  const branches = Array.from({ length: 11 }, (_, i) => 0.06 + i * 0.085).flatMap((share, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const from = axis(share);
    const reach = 190 * (1 - share * 0.62);
    const along = (part: number): Point => [
      from[0] + side * reach * part * 0.9,
      from[1] - reach * 0.62 * part + reach * 0.85 * part * part,
    ];
    const grains = Array.from({ length: 7 }, (_, g) => 0.28 + g * 0.12).map((part, g) =>
      stamp('k', along(part), side * (g % 2 === 0 ? 118 : 158) + random.below(16), 0.7 + random.next() * 0.15),
    );
    return [line([from, along(0.5), along(1)], STALK, 1.8), ...grains];
  });
  return (
    culm([450, 600], random) +
    grain('k', 22, 54, colour) +
    line([axis(0), axis(0.5), axis(1)], STALK, 4) +
    branches.join('')
  );
}

/** Round grains packed in an outline: a head of sorghum, a candle of millet. */
export function packed(random: Random, colour: Colour, kind: 'head' | 'candle'): string {
  const [width, height, size] = kind === 'head' ? [230 + random.below(70), 400, 15] : [96 + random.below(30), 520, 9];
  const rows = Math.floor(height / (size * 1.35));
  const grains = [...Array(rows).keys()].map((row) => {
    const share = row / (rows - 1);
    const half =
      kind === 'head'
        ? (width / 2) * Math.sin(Math.PI * (0.14 + 0.8 * share))
        : (width / 2) * Math.min(1, 0.55 + 5 * share * (1 - share));
    const count = Math.max(2, Math.round((2 * half) / (size * 1.7)));
    return Array.from({ length: count }, (_, i): string => {
      const x = 450 - half + (2 * half * (i + (row % 2 ? 0.75 : 0.25))) / count;
      return stamp(
        'k',
        [x + random.next() * 5, 620 - height * (1 - share) + random.next() * 5],
        0,
        0.85 + random.next() * 0.3,
      );
    }).join('');
  });
  const bead = element('circle', { r: size, fill: 'url(#g)', stroke: paint(colour, -22), 'stroke-width': 1.2 });
  return culm([450, 620], random) + define('k', bead) + grains.join('');
}

/** A cob with its kernels in rows, between two husks. */
export function cob(random: Random, colour: Colour, other: Colour): string {
  const half = 92 + random.below(30);
  const [top, foot] = [170, 700];
  const widthAt = (share: number): number => half * Math.min(1, 0.06 + 2.3 * Math.sqrt(share * (1.02 - share * 0.52)));
  const outline = [0, 0.03, 0.1, 0.3, 0.6, 0.9, 1].map((share): Point => [
    450 - widthAt(share),
    top + (foot - top) * share,
  ]);
  const mixed = random.chance(0.4);
  const rows = 8 + 2 * random.below(3);
  const kernels = [...Array(21).keys()].map((level) =>
    Array.from({ length: rows }, (_, row): string => {
      const share = (level + 0.5) / 21;
      // Rows near the edge are seen from the side.
      const x = 450 + widthAt(share) * Math.sin(((row + 0.5) / rows - 0.5) * Math.PI);
      const narrow = Math.max(0.34, Math.cos(((row + 0.5) / rows - 0.5) * Math.PI));
      return stamp(
        mixed && random.chance(0.3) ? 'm' : 'k',
        [x, top + (foot - top) * share + (row % 2) * 5],
        0,
        0.7 + 0.34 * narrow,
      );
    }).join(''),
  );
  const kernel = (fill: string, edge: Colour): string =>
    element('rect', {
      x: -14,
      y: -14,
      width: 28,
      height: 27,
      rx: 9,
      fill,
      stroke: paint(edge, -20),
      'stroke-width': 1.4,
    });
  const husk: Colour = varied(random, [70, 34, 56]);
  const leafOf = (side: number): string =>
    shape(
      [
        [450, 800],
        [450 + side * half * 1.7, 640],
        [450 + side * half * 1.9, 470],
        [450 + side * half * 1.5, 330],
        [450 + side * half * 0.9, 560],
      ],
      paint(husk),
      husk,
    ) +
    line(
      [
        [450, 800],
        [450 + side * half * 1.4, 600],
        [450 + side * half * 1.5, 345],
      ],
      [70, 26, 70],
      1.6,
    );
  const body = [...outline, ...outline.toReversed().map(([x, y]): Point => [900 - x, y])];
  return (
    element('defs', {}, roundness('h', other)) +
    leafOf(-1) +
    leafOf(1) +
    line(
      [
        [450, 900],
        [450, 780],
      ],
      husk,
      round(half * 0.3),
    ) +
    shape(body, paint(colour, -14), colour) +
    define('k', kernel('url(#g)', colour)) +
    define('m', kernel('url(#h)', other)) +
    kernels.join('') +
    shape(
      [
        [450, 810],
        [360, 760],
        [372, 690],
        [450, 720],
        [528, 690],
        [540, 760],
      ],
      paint(husk, 4),
      husk,
    )
  );
}
