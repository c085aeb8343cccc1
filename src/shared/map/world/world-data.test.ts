import { readFileSync } from 'node:fs';
import type { Feature, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { COUNTRY_CODES, countryCode2 } from '@/mcpd/country-codes';
import { COUNTRY_POINTS } from './country-points';
import { holds } from './holds';
import { POPULATED_PLACES } from './populated-places';
import { unwrappedRing } from './unwrapped';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const atlas = read(require.resolve('world-atlas/countries-50m.json')) as Topology<{
  countries: GeometryCollection<{ name: string }>;
}>;
const countries = feature(atlas, atlas.objects.countries).features;
const partsOf = ({ geometry }: Feature): Polygon['coordinates'][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
const lies = (country: Feature, longitude: number, latitude: number) =>
  partsOf(country).some((rings) => holds(rings.map(unwrappedRing), longitude, latitude));

test('a ring within another is a hole', () => {
  const square = (from: number, to: number) => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ];
  const rings = [square(0, 10), square(4, 6)];
  expect(holds(rings, 1, 1)).toBe(true);
  expect(holds(rings, 5, 5)).toBe(false);
  expect(holds(rings, 11, 5)).toBe(false);
});

test('every name of a country stands within it, once, under a code of today', () => {
  const codes = new Set(COUNTRY_CODES.map(countryCode2));
  for (const { code2, id, longitude, latitude } of COUNTRY_POINTS) {
    expect(codes).toContain(code2);
    const country = countries.find((one) => Number(one.id) === id);
    const corners = country ? partsOf(country).flat(2) : [];
    // Atolls are narrower than the tenth of a degree that is written.
    const near = corners.some(([x = 0, y = 0]) => Math.hypot(x - longitude, y - latitude) < 0.2);
    expect([code2, country !== undefined && (near || lies(country, longitude, latitude))]).toEqual([code2, true]);
  }
  expect(new Set(COUNTRY_POINTS.map(({ code2 }) => code2)).size).toBe(COUNTRY_POINTS.length);
  expect(COUNTRY_POINTS.length).toBeGreaterThan(230);
});

test.each([
  ['Prague', 'Czechia'],
  ['Buenos Aires', 'Argentina'],
  ['Addis Ababa', 'Ethiopia'],
  ['Wellington', 'New Zealand'],
  ['Vientiane', 'Laos'],
  ['Denver', 'United States of America'],
])('%s lies in %s', (name, country) => {
  const place = POPULATED_PLACES.find((one) => one.name === name);
  const found = countries.find((one) => lies(one, place?.longitude ?? 0, place?.latitude ?? 0));
  expect(found?.properties.name).toBe(country);
});

test('all 243 places have coordinates', () => {
  expect(POPULATED_PLACES).toHaveLength(243);
  for (const { name, longitude, latitude, zoom } of POPULATED_PLACES) {
    expect(name).toMatch(/^\p{L}/u);
    expect(Math.abs(longitude)).toBeLessThan(180);
    expect(Math.abs(latitude)).toBeLessThan(65);
    expect(zoom).toBeGreaterThanOrEqual(4);
  }
});
