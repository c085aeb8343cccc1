import fc from 'fast-check';
import type { Polygon, Position } from 'geojson';
import { emptyRecord } from '@/mcpd/record';
import { accessionBuilder } from '../kept/builder';

/* geo.within against the plainest test there is: the winding of a ring around a place. */

const REFERENCE = { institutes: [], countries: [], regions: [], crops: [] };

function storeOf(places: readonly Position[]) {
  const builder = accessionBuilder();
  for (const [at, [decLongitude, decLatitude]] of places.entries())
    builder.add({ ...emptyRecord('XXX001', `N ${at}`, 'Rosa'), decLongitude, decLatitude });
  builder.add(emptyRecord('XXX001', 'nowhere', 'Rosa'));
  return builder.build(REFERENCE);
}

const within = (coordinates: Position[][]) => ({ geo: { within: { type: 'Polygon', coordinates } satisfies Polygon } });

/** The sum of the angles under which a place sees the sides of a ring: whole turns around what is inside. */
function turns([x = 0, y = 0]: Position, ring: readonly Position[]): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = [ring[i - 1], ring[i]];
    const [ax, ay, bx, by] = [x1 - x, y1 - y, x2 - x, y2 - y];
    sum += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  }
  return Math.round(sum / (2 * Math.PI));
}

const inRings = (place: Position, rings: readonly Position[][]): boolean =>
  rings.filter((ring) => Math.abs(turns(place, ring)) % 2 === 1).length % 2 === 1;

// Corners stand on thirds of a degree and places do not: none lies on a side's end.
const corner = fc.tuple(fc.integer({ min: -600, max: 600 }), fc.integer({ min: -260, max: 260 }));
const ring = fc.array(corner, { minLength: 3, maxLength: 12 }).map((corners) => {
  const positions = corners.map(([x, y]): Position => [x / 3, y / 3]);
  return [...positions, positions[0] ?? []];
});
const place = fc
  .tuple(fc.integer({ min: -1799, max: 1799 }), fc.integer({ min: -899, max: 899 }))
  .map(([x, y]): Position => [(x + 0.137) / 10, (y + 0.211) / 10]);

test('finds what the winding of the rings finds, round the world', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(ring, { minLength: 1, maxLength: 3 }),
      fc.array(place, { maxLength: 30 }),
      async (rings, places) => {
        const { content } = await storeOf(places).page(within(rings), { l: 100, s: 'seqNo' });
        const expected = places.flatMap(([x = 0, y = 0], at) =>
          [-360, 0, 360].some((round) => inRings([x + round, y], rings)) ? [at] : [],
        );
        expect(content.map(({ seqNo }) => seqNo)).toEqual(expected);
      },
    ),
  ));

const BOX: Position[] = [
  [10, 10],
  [20, 10],
  [20, 20],
  [10, 20],
  [10, 10],
];
const HOLE: Position[] = [
  [14, 14],
  [16, 14],
  [16, 16],
  [14, 16],
  [14, 14],
];
const OVER_THE_DATE_LINE: Position[] = [
  [170, -20],
  [190, -20],
  [190, 0],
  [170, 0],
  [170, -20],
];

test.each<[string, Position[][], Position, number]>([
  ['inside', [BOX], [15, 15], 1],
  ['outside', [BOX], [25, 15], 0],
  ['in the hole', [BOX, HOLE], [15, 15], 0],
  ['beside the hole', [BOX, HOLE], [12, 12], 1],
  ['west of the date line', [OVER_THE_DATE_LINE], [178, -18], 1],
  ['east of the date line', [OVER_THE_DATE_LINE], [-175, -18], 1],
  ['far from the date line', [OVER_THE_DATE_LINE], [0, -18], 0],
  ['in a ring of no height', [[[0, 5], [9, 5], [3, 5], [0, 5]]], [4, 5], 0], // oxfmt-ignore
])('%s', async (_, rings, at, count) => {
  expect(await storeOf([at]).count(within(rings))).toBe(count);
});

const wide = Array.from({ length: 2_001 }, (_, i): Position => [i / 100, i % 90]);

test('as many corners as are allowed, and the one that closes the ring', async () => {
  const most = wide.slice(0, 2_000);
  expect(await storeOf([]).count(within([[...most, ...most.slice(0, 1)]]))).toBe(0);
});

test.each<[string, unknown, RegExp]>([
  ['another shape', { type: 'Point', coordinates: [1, 2] }, /type "Polygon"/],
  ['a text', 'POLYGON((0 0, 1 1, 1 0, 0 0))', /type "Polygon"/],
  ['no rings', { type: 'Polygon', coordinates: [] }, /list of rings/],
  ['a ring of three', { type: 'Polygon', coordinates: [BOX.slice(0, 3)] }, /at least four corners/],
  ['an open ring', { type: 'Polygon', coordinates: [BOX.slice(0, 4)] }, /end at the corner/],
  ['a corner of texts', { type: 'Polygon', coordinates: [[['1', '2'], ...BOX]] }, /two numbers/],
  ['a latitude of 95', { type: 'Polygon', coordinates: [[...BOX, [10, 95], [10, 10]]] }, /latitude 95/],
  ['a longitude of 900', { type: 'Polygon', coordinates: [[...BOX, [900, 5], [10, 10]]] }, /longitude 900/],
  ['too many corners', { type: 'Polygon', coordinates: [[...wide, [0, 0]]] }, /2000 corners at most/],
  ['too many corners in all', { type: 'Polygon', coordinates: Array.from({ length: 501 }, () => BOX) }, /2004 corners/],
])('%s is refused with a sentence', async (_, polygon, sentence) => {
  const filter = { geo: { within: polygon as Polygon } };
  await expect(storeOf([]).count(filter)).rejects.toMatchObject({
    name: 'InvalidQuery',
    path: 'geo.within',
    message: expect.stringMatching(sentence) as string,
  });
});
