import * as fc from 'fast-check';
import { bioValues } from './bio';
import { landCells } from './land-grid';
import { emptyNormals, writeNormals, type Site } from './model';
import { siteOf } from './site';

const climateOf = (site: Site) => {
  const normals = emptyNormals();
  writeNormals(site, normals);
  return { normals, bio: bioValues(normals) };
};
const at = (latitude: number, longitude: number, elevation?: number) =>
  climateOf(siteOf(latitude, longitude, elevation)).bio;

const SINGAPORE = at(1.3, 103.8);
const SAHARA = at(24, 5, 400);
const MOSCOW = at(55.7, 37.6, 150);
const ADDIS = at(9, 38.7, 2350);
const ROME = at(41.9, 12.5, 20);

it('is wet and warm at the equator, with little course of the year', () => {
  expect(SINGAPORE.bio1).toBeGreaterThan(24);
  expect(SINGAPORE.bio12).toBeGreaterThan(1_500);
  expect(SINGAPORE.bio4).toBeLessThan(100);
});

it('has deserts inland of the subtropics', () => {
  expect(SAHARA.bio12).toBeLessThan(150);
  expect(SAHARA.bio2).toBeGreaterThan(SINGAPORE.bio2);
});

it('has a continental year inland, with rain in summer, and dry summers by the Mediterranean', () => {
  expect(MOSCOW.bio10 - MOSCOW.bio11).toBeGreaterThan(25);
  expect(MOSCOW.bio18).toBeGreaterThan(MOSCOW.bio19);
  expect(ROME.bio18).toBeLessThan(ROME.bio19);
});

it('is cooler in the mountains', () => {
  expect(ADDIS.bio1).toBeLessThan(SINGAPORE.bio1 - 8);
  expect(at(9, 38.7, 1350).bio1 - ADDIS.bio1).toBeCloseTo(6.5, 1);
});

it('has its summer in the other half of the year in the south', () => {
  const south = climateOf(siteOf(-34, 18.5, 20)).normals.mean;
  const north = climateOf(siteOf(34, -6, 20)).normals.mean;
  expect(south[0]).toBeGreaterThan(south[6] ?? NaN);
  expect(north[6]).toBeGreaterThan(north[0] ?? NaN);
});

it('knows the land: far inland, on the shore, in the mountains, across the date line', () => {
  expect(siteOf(46, 86).seaKm).toBeGreaterThan(2_000);
  expect(siteOf(51.5, 0).seaKm).toBeLessThan(100);
  expect(siteOf(33, 88).elevation).toBeGreaterThan(4_000);
  expect(siteOf(0, -30)).toEqual({ latitude: 0, elevation: 0, seaKm: 0 });
  expect(siteOf(68, 180).seaKm).toBeCloseTo(siteOf(68, -180).seaKm, 6);
  expect(landCells().length).toBeGreaterThan(15_000);
});

it.each([99_999, -9_999, NaN])('takes an elevation of %d for none', (elevation) => {
  expect(siteOf(9, 38.7, elevation)).toEqual(siteOf(9, 38.7));
});

it('gives a finite climate to every place there is', () => {
  const places = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -720, max: 720, noNaN: true }),
    elevation: fc.oneof(fc.constant(Number.NaN), fc.integer({ min: -400, max: 8_800 })),
  });
  fc.assert(
    fc.property(places, ({ latitude, longitude, elevation }) => {
      const { normals, bio } = climateOf(siteOf(latitude, longitude, elevation));
      for (const value of Object.values(bio)) expect(Number.isFinite(value)).toBe(true);
      for (const rain of normals.precipitation) expect(rain).toBeGreaterThanOrEqual(0);
      expect(bio.bio12).toBeLessThan(6_000);
      expect(bio.bio1).toBeLessThan(36);
    }),
  );
});
