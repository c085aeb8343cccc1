import { unzlibSync } from 'fflate';
import fc from 'fast-check';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { emptyRecord } from '@/mcpd/record';
import { accessionBuilder } from '../kept/builder';
import { mercatorX, mercatorY, WORLD } from './mercator';
import type { Tile } from './tile';
import { runs } from '../../../../test/harness/runs';

/* Tiles, bounds and points against the places themselves. */

interface Place {
  latitude: number;
  longitude: number;
}

function storeOf(places: readonly (Place | undefined)[]) {
  const builder = accessionBuilder();
  for (const [at, place] of places.entries())
    builder.add({
      ...emptyRecord('XXX001', `N ${at}`, at % 2 ? 'Rosa' : 'Zea'),
      decLatitude: place?.latitude,
      decLongitude: place?.longitude,
    });
  return builder.build({ institutes: [], countries: [], regions: [], crops: [] });
}

/** The opacity of each pixel, read from the file. */
function opacityOf(png: Uint8Array): { side: number; at(x: number, y: number): number; lit: number } {
  const view = new DataView(png.buffer, png.byteOffset);
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at < png.length;) {
    const length = view.getUint32(at);
    chunks.set(String.fromCharCode(...png.subarray(at + 4, at + 8)), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const side = view.getUint32(16);
  const lines = unzlibSync(chunks.get('IDAT') ?? new Uint8Array());
  const alpha = chunks.get('tRNS') ?? new Uint8Array();
  const at = (x: number, y: number): number => alpha[lines[y * (side + 1) + 1 + x] ?? 0] ?? 0;
  let lit = 0;
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) if (at(x, y) > 0) lit += 1;
  return { side, at, lit };
}

const STYLE = { color: '578218' };
const drawn = async (places: Place[], tile: Tile, filter = {}) => {
  const { png } = await storeOf(places).tile(filter, tile, STYLE);
  return opacityOf(png ?? new Uint8Array());
};

/** Where a place stands in a tile, in pixels. */
const pixel = ({ latitude, longitude }: Place, { z, x, y, scale }: Tile) => {
  const side = 256 * scale;
  return {
    x: (mercatorX(longitude) / WORLD) * 2 ** z * side - x * side,
    y: (mercatorY(latitude) / WORLD) * 2 ** z * side - y * side,
  };
};

const place = fc.record({
  latitude: fc.double({ min: -84, max: 84, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const scale = fc.constantFrom<1 | 2>(1, 2);

test('a place is a dot in its tile, at every zoom', () =>
  fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 0, max: 22 }), scale, async (where, z, size) => {
      const [x, y] = [mercatorX(where.longitude), mercatorY(where.latitude)].map((at) =>
        Math.floor((at / WORLD) * 2 ** z),
      );
      const tile: Tile = { z, x: x ?? 0, y: y ?? 0, scale: size };
      const picture = await drawn([where], tile);
      const at = pixel(where, tile);
      expect(picture.side).toBe(256 * size);
      expect(picture.at(Math.floor(at.x), Math.floor(at.y))).toBeGreaterThan(100);
      // At most a disc of six pixels around it.
      expect(picture.lit).toBeLessThan(Math.PI * 6.5 ** 2 * size ** 2);
    }),
    { numRuns: runs(60) },
  ));

/** No two share a quarter of a pixel: what coincides is drawn larger. */
const apart = fc.uniqueArray(
  fc.record({ latitude: fc.integer({ min: -84, max: 84 }), longitude: fc.integer({ min: -180, max: 179 }) }),
  { minLength: 1, maxLength: 12, selector: ({ latitude, longitude }) => `${latitude} ${longitude}` },
);

test('the pixels of many dots are those of each', () =>
  fc.assert(
    fc.asyncProperty(apart, fc.integer({ min: 0, max: 3 }), async (all, z) => {
      const tile: Tile = { z, x: (2 ** z) >>> 1, y: (2 ** z) >>> 1, scale: 1 };
      const together = await drawn(all, tile);
      const alone = await Promise.all(all.map((each) => drawn([each], tile)));
      for (let y = 0; y < 256; y++)
        for (let x = 0; x < 256; x++) {
          const most = Math.max(...alone.map((each) => each.at(x, y)));
          if (most === 0 ? together.at(x, y) > 4 : together.at(x, y) < most) throw new Error(`pixel ${x}, ${y}`);
        }
    }),
    { numRuns: runs(20) },
  ));

test.each<[string, Place, Tile, Tile]>([
  ['side by side', { latitude: 10, longitude: 0.0001 }, { z: 4, x: 7, y: 7, scale: 1 }, { z: 4, x: 8, y: 7, scale: 1 }],
  [
    'one below the other',
    { latitude: 0.0001, longitude: 10 },
    { z: 5, x: 16, y: 15, scale: 2 },
    { z: 5, x: 16, y: 16, scale: 2 },
  ],
  [
    'across the date line',
    { latitude: 10, longitude: 179.9999 },
    { z: 3, x: 7, y: 3, scale: 1 },
    { z: 3, x: 0, y: 3, scale: 1 },
  ],
  [
    'far in',
    { latitude: 0.0000001, longitude: 0.0005 },
    { z: 18, x: 2 ** 17, y: 2 ** 17 - 1, scale: 1 },
    { z: 18, x: 2 ** 17, y: 2 ** 17, scale: 1 },
  ],
])('a dot on the edge of two tiles is drawn in both: %s', async (_, where, one, other) => {
  const lit = [(await drawn([where], one)).lit, (await drawn([where], other)).lit];
  const whole = (await drawn([{ latitude: 40, longitude: 100.1 }], { ...one, ...tileOf(40, 100.1, one.z) })).lit;
  expect(Math.min(...lit)).toBeGreaterThan(whole / 3);
});

function tileOf(latitude: number, longitude: number, z: number) {
  const at = (value: number) => Math.floor((value / WORLD) * 2 ** z);
  return { x: at(mercatorX(longitude)), y: at(mercatorY(latitude)) };
}

test('the world is round: a dot beside the date line shows on both sides of the world tile', async () => {
  const picture = await drawn([{ latitude: 0, longitude: 180 }], { z: 0, x: 0, y: 0, scale: 2 });
  expect(picture.at(0, 256)).toBeGreaterThan(0);
  expect(picture.at(511, 256)).toBeGreaterThan(0);
});

test('many at one place are more opaque than one', async () => {
  const where = { latitude: 20, longitude: 30 };
  const tile: Tile = { z: 8, ...tileOf(20, 30, 8), scale: 1 };
  const at = pixel(where, tile);
  const opacity = async (count: number) =>
    (
      await drawn(
        Array.from({ length: count }, () => where),
        tile,
      )
    ).at(Math.floor(at.x), Math.floor(at.y));
  expect(await opacity(10)).toBeGreaterThan(await opacity(1));
  expect(await opacity(500)).toBeGreaterThan(await opacity(10));
});

test('a tag stands for a picture', async () => {
  const store = storeOf([
    { latitude: 10, longitude: 10 },
    { latitude: 12, longitude: 11 },
  ]);
  const tile: Tile = { z: 2, x: 2, y: 1, scale: 1 };
  const { tag, png } = await store.tile({}, tile, STYLE);
  expect(png).toBeDefined();
  expect(await store.tile({}, tile, STYLE, ['other', tag])).toEqual({ tag });
  const others = [
    await store.tile({ taxonomy: { genus: ['Zea'] } }, tile, STYLE),
    await store.tile({}, tile, { color: 'e7b300' }),
    await store.tile({}, { ...tile, scale: 2 }, STYLE),
    await store.tile({}, { ...tile, x: 0 }, STYLE),
  ].map((each) => each.tag);
  expect(new Set([tag, ...others]).size).toBe(5);
});

test('an empty tile is small and always the same', async () => {
  const { png, tag } = await storeOf([undefined]).tile({}, { z: 5, x: 3, y: 3, scale: 1 }, STYLE);
  expect(png?.length).toBeLessThan(250);
  expect(opacityOf(png ?? new Uint8Array()).lit).toBe(0);
  const other = await storeOf([{ latitude: 1, longitude: 1 }]).tile({}, { z: 5, x: 9, y: 3, scale: 1 }, STYLE);
  expect(other).toEqual({ tag, png });
});

const anywhere = fc.record({
  latitude: fc.integer({ min: -90, max: 90 }),
  longitude: fc.integer({ min: -180, max: 179 }),
});
const some = fc.array(fc.option(anywhere, { nil: undefined }), { maxLength: 20 });

test('counts and bounds are those of the filter and its places', () =>
  fc.assert(
    fc.asyncProperty(
      some,
      fc.constantFrom<AccessionFilter>({}, { taxonomy: { genus: ['Zea'] } }),
      async (places, filter) => {
        const store = storeOf(places);
        const { accessionCount, georeferenced, bounds } = await store.mapInfo(filter);
        const found = places.filter((each, at) => each && (!('taxonomy' in filter) || at % 2 === 0));
        const lngs = found.map((each) => each?.longitude ?? 0);
        const lats = found.map((each) => each?.latitude ?? 0);
        expect(accessionCount).toBe(await store.count(filter));
        expect(georeferenced).toBe(await store.count({ ...filter, geo: { referenced: true } }));
        const [[west, north], [east, south]] = bounds;
        if (found.length === 0) {
          expect([west, north, east, south]).toEqual([null, null, null, null]);
          return;
        }
        expect([north, south]).toEqual([Math.max(...lats), Math.min(...lats)]);
        // Both ends are somebody's, and all lie between them; over the date line only where that is the short way.
        expect(lngs).toEqual(expect.arrayContaining([west, east]));
        const eastOf = (lng: number) => (lng - (west ?? 0) + 360) % 360;
        const width = eastOf(east ?? 0);
        expect(Math.max(...lngs.map(eastOf))).toBe(width);
        if ((west ?? 0) > (east ?? 0)) expect(width).toBeLessThan(180);
        else expect([west, east]).toEqual([Math.min(...lngs), Math.max(...lngs)]);
      },
    ),
  ));

test('the islands around the date line are one place on the map, not the world', async () => {
  const { bounds } = await storeOf([
    { latitude: -17, longitude: 178 },
    { latitude: -14, longitude: -171 },
    { latitude: -20, longitude: 165 },
  ]).mapInfo({});
  expect(bounds).toEqual([
    [165, -14],
    [-171, -20],
  ]);
});

const PLACES = [
  { latitude: -17, longitude: 178 },
  { latitude: -14, longitude: -171 },
  { latitude: 50, longitude: 14 },
  undefined,
];

test.each([
  ['everywhere', undefined, 3],
  ['over the date line', { west: 170, south: -20, east: -170, north: 0 }, 2],
  ['over the date line, beyond 180', { west: 170, south: -20, east: 190, north: 0 }, 2],
  ['a map once round the world', { west: -540, south: -90, east: -180, north: 90 }, 3],
  ['on its own edges', { west: 14, south: 50, east: 14, north: 50 }, 1],
  ['north of all', { west: -180, south: 60, east: 180, north: 90 }, 0],
])('points: %s', async (_, box, total) => {
  const points = await storeOf(PLACES).points({}, box, 10);
  expect(points).toMatchObject({ total, truncated: false });
  expect(points.features).toHaveLength(total);
});

test('of too many points a share is listed, spread over all, and it says so', async () => {
  const store = storeOf(Array.from({ length: 100 }, (_, i) => ({ latitude: i / 2, longitude: i - 50 })));
  const { features, total, truncated } = await store.points({}, undefined, 10);
  expect({ total, truncated, listed: features.length }).toEqual({ total: 100, truncated: true, listed: 10 });
  const longitudes = features.map(({ geometry }) => geometry.coordinates[0] ?? 0);
  expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeGreaterThan(60);
  expect(features[0]?.properties).toEqual({
    uuid: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    accessionNumber: expect.stringMatching(/^N \d+$/) as string,
    instituteCode: 'XXX001',
    taxonomy: { genus: 'Zea', species: '' },
  });
});
