import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { COUNTRIES } from '../../reference/countries';
import { demoRecords } from '../demo-catalogue';

/**
 * Borders: world-atlas 50m (Natural Earth). The places were fitted to the same borders with three kilometres to spare, so
 * nothing is allowed outside; against the coarser 110m, coastal places would lie in the sea.
 */
type Ring = readonly (readonly number[])[];

const file = require.resolve('world-atlas/countries-50m.json');
const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>;
const rings = new Map<number, Ring[]>();
for (const { id, geometry } of feature(atlas, atlas.objects.countries).features) {
  const found =
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : [];
  rings.set(Number(id), [...(rings.get(Number(id)) ?? []), ...found]);
}

function inside(latitude: number, longitude: number, border: readonly Ring[]): boolean {
  let odd = false;
  for (const ring of border) {
    for (let i = 1; i < ring.length; i += 1) {
      const [x1 = 0, y1 = 0] = ring[i - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[i] ?? [];
      if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) odd = !odd;
    }
  }
  return odd;
}

/** Borders of a country, or of all that a former one was. */
const bordersOf = (code3: string): Ring[] => {
  const country = COUNTRIES.find((row) => row.code3 === code3);
  const lands = country?.current ? [code3] : (country?.successors ?? []);
  return lands.flatMap((land) => rings.get(COUNTRIES.find((row) => row.code3 === land)?.codeNum ?? -1) ?? []);
};

const located = [...demoRecords(20_000)].filter((record) => record.decLatitude !== undefined);

test('every coordinate lies in its country of origin', () => {
  const borders = new Map<string, Ring[]>();
  const outside = located.filter(({ origCty, decLatitude = 0, decLongitude = 0 }) => {
    if (origCty === undefined) return false;
    const border = borders.get(origCty) ?? bordersOf(origCty);
    borders.set(origCty, border);
    return !inside(decLatitude, decLongitude, border);
  });
  expect(outside.map((r) => `${r.origCty} ${r.decLatitude} ${r.decLongitude} ${r.collSite}`)).toEqual([]);
  expect(borders.size).toBeGreaterThan(90);
});

test('coordinates come in pairs, elevations are those of the earth', () => {
  const faulty = located.filter(
    ({ decLongitude, elevation = 0 }) => decLongitude === undefined || elevation < -430 || elevation > 4700,
  );
  expect(faulty).toEqual([]);
});
