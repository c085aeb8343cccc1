import fc from 'fast-check';
import { MAX_CORNERS } from '@/contract/accession/map';
import { cornersOf } from './corners-of';
import { checkDrawn, parseArea } from './parse-area';

const SQUARE = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];
const polygon = { type: 'Polygon', coordinates: [SQUARE] };
const problem = (key: string, values?: object) => ({ problem: { key, ...(values && { values }) } });
const json = JSON.stringify;

test.each([
  ['a polygon', json(polygon)],
  ['a feature', json({ type: 'Feature', properties: {}, geometry: polygon })],
  ['a collection of one', json({ type: 'FeatureCollection', features: [{ type: 'Feature', geometry: polygon }] })],
  ['a multipolygon of one', json({ type: 'MultiPolygon', coordinates: [[SQUARE]] })],
  ['an open ring, which is closed', json({ type: 'Polygon', coordinates: [SQUARE.slice(0, 4)] })],
  ['heights, which a map has not', json({ type: 'Polygon', coordinates: [SQUARE.map((at) => [...at, 120])] })],
  ['WKT', 'POLYGON((0 0, 10 0, 10 10, 0 10, 0 0))'],
  ['WKT in lower case and over lines', ' polygon ((0 0,\n10 0,\t10 10, 0 10, 0 0)) '],
  ['WKT with its reference system', 'SRID=4326;POLYGON((0 0,10 0,10 10,0 10,0 0))'],
  ['a multipolygon of one as WKT', 'MULTIPOLYGON(((0 0,10 0,10 10,0 10,0 0)))'],
])('reads %s', async (_, text) => {
  expect(await parseArea(text)).toEqual({ polygon });
});

test('keeps holes', async () => {
  const hole = [
    [2, 2],
    [3, 2],
    [3, 3],
    [2, 2],
  ];
  const given = { type: 'Polygon', coordinates: [SQUARE, hole] };
  expect(await parseArea(json(given))).toEqual({ polygon: given });
});

const ring = (count: number) =>
  Array.from({ length: count }, (_, at) => [Math.cos(at / count) * 50, Math.sin(at / count) * 50]);

test.each([
  ['nothing', ' \n ', problem('empty')],
  ['broken JSON', '{"type": "Polygon"', problem('json', { message: expect.any(String) as string })],
  ['words', 'Bohemia', problem('wkt')],
  ['half of WKT', 'POLYGON((0 0, 10 0', problem('wkt')],
  ['a point', json({ type: 'Point', coordinates: [1, 2] }), problem('type', { type: 'Point' })],
  ['a line as WKT', 'LINESTRING(0 0, 1 1)', problem('type', { type: 'LineString' })],
  ['two areas', json({ type: 'MultiPolygon', coordinates: [[SQUARE], [SQUARE]] }), problem('several', { count: 2 })],
  ['an empty collection', json({ type: 'FeatureCollection', features: [] }), problem('none')],
  ['other JSON', '[1, 2]', problem('none')],
  [
    'two corners',
    json({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    }),
    problem('ring', { ring: 1, count: 2 }),
  ],
  ['polygons that are none', json({ type: 'MultiPolygon', coordinates: [5] }), problem('none')],
  [
    'a corner of words',
    json({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          ['1', 1],
          [2, 2],
        ],
      ],
    }),
    problem('corner', { ring: 1, corner: 2 }),
  ],
  [
    'latitude first',
    json({
      type: 'Polygon',
      coordinates: [
        [
          [50, 14],
          [51, 150],
          [52, 14],
        ],
      ],
    }),
    problem('latitude', { ring: 1, corner: 2, value: 150 }),
  ],
  [
    'a longitude beyond the world',
    json({
      type: 'Polygon',
      coordinates: [
        SQUARE,
        [
          [0, 0],
          [1, 0],
          [200, 1],
        ],
      ],
    }),
    problem('longitude', { ring: 2, corner: 3, value: 200 }),
  ],
  [
    'too many corners',
    json({ type: 'Polygon', coordinates: [ring(MAX_CORNERS + 1)] }),
    problem('corners', { count: MAX_CORNERS + 1, max: MAX_CORNERS }),
  ],
])('says what is wrong with %s', async (_, text, said) => {
  expect(await parseArea(text)).toEqual(said);
});

test('takes as many corners as are allowed', async () => {
  const parsed = await parseArea(json({ type: 'Polygon', coordinates: [ring(MAX_CORNERS)] }));
  expect('polygon' in parsed && cornersOf(parsed.polygon)).toBe(MAX_CORNERS);
});

test('refuses an area that was drawn across the date line', () => {
  const corners = SQUARE.map(([longitude = 0, latitude = 0]) => [longitude + 175, latitude]);
  expect(checkDrawn({ type: 'Polygon', coordinates: [corners] })).toEqual(problem('dateLine'));
});

test('never throws, and never gives what a filter must not hold', async () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((text) => `{"type":"Polygon","coordinates":${text}}`),
    fc.json().map((text) => `{"type":"MultiPolygon","coordinates":[${text}]}`),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const parsed = await parseArea(text);
      if ('problem' in parsed) return;
      for (const corners of parsed.polygon.coordinates) {
        expect(corners.length).toBeGreaterThan(3);
        expect(corners[0]).toEqual(corners.at(-1));
      }
    }),
  );
});
