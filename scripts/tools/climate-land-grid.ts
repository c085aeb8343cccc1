/**
 * Writes mocks/data/climate/land-grid-data.ts: for each land cell of one degree its distance to the sea and an elevation.
 * Run `npx tsx scripts/tools/climate-land-grid.ts` after a change of place-data.ts. Coasts: world-atlas 50m, which is Natural
 * Earth (public domain); the Caspian is no sea here. Elevations: places and heights nearby, weighted by distance.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { parsePlaces } from '../../mocks/data/demo/places/places';
import { SPOT_HEIGHTS } from './climate-spot-heights';

const [NORTH, SOUTH] = [84, -60];
/** Points looked at along each side of a cell. */
const SAMPLES = 5;
const EARTH_KM = 6371;
/** Of a cell whose middle lies in the water. */
const SHORE_KM = 4;
const NEIGHBOURS = 4;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

type Ring = readonly (readonly number[])[];
type Vector = readonly [number, number, number];

const atlasFile = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
const atlas = JSON.parse(readFileSync(atlasFile, 'utf8')) as Topology<{ land: GeometryCollection }>;
// Inner rings are lakes, as the Caspian.
const coasts: Ring[] = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
  geometry.type === 'MultiPolygon'
    ? geometry.coordinates.flatMap(([outer]) => (outer ? [outer] : []))
    : geometry.type === 'Polygon'
      ? geometry.coordinates.slice(0, 1)
      : [],
);

/** A coast without a jump at 180° E, once for each side of the map that it lies on. */
function unwrapped(coast: Ring): Ring[] {
  let shift = 0;
  const ring = coast.map(([longitude = 0, latitude = 0], i) => {
    const step = longitude - (coast[i - 1]?.[0] ?? longitude);
    if (Math.abs(step) > 180) shift -= 360 * Math.sign(step);
    return [longitude + shift, latitude];
  });
  const jumps = ring.some(([longitude = 0]) => Math.abs(longitude) > 180);
  return jumps ? [-360, 0, 360].map((by) => ring.map(([x = 0, y = 0]) => [x + by, y])) : [coast];
}

const rings = coasts.flatMap(unwrapped);

function vector(latitude: number, longitude: number): Vector {
  const [a, b] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(a) * Math.cos(b), Math.cos(a) * Math.sin(b), Math.sin(a)];
}

/** Kilometres between two places whose chord has this square. */
const km = (chord2: number): number => 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord2) / 2));
const chord2 = (a: Vector, b: Vector): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** Whether the points along a parallel, from -180 eastwards, lie on land: even-odd over all coasts. */
function landAlong(latitude: number, points: number): boolean[] {
  const crossings: number[] = [];
  for (const ring of rings)
    for (let i = 1; i < ring.length; i += 1) {
      const [x1 = 0, y1 = 0] = ring[i - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[i] ?? [];
      if (y1 > latitude !== y2 > latitude) crossings.push(((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1);
    }
  crossings.sort((a, b) => a - b);
  let passed = 0;
  return Array.from({ length: points }, (_, i) => {
    const longitude = -180 + ((i + 0.5) * 360) / points;
    while ((crossings[passed] ?? Infinity) < longitude) passed += 1;
    return passed % 2 === 1;
  });
}

// The frame of the map is no coast.
const shore = coasts
  .flat()
  .filter(([longitude = 0, latitude = 0]) => Math.abs(longitude) < 179.99 && latitude > -85)
  .map(([longitude = 0, latitude = 0]) => vector(latitude, longitude));

const heights = [...[...parsePlaces().values()].flat(), ...SPOT_HEIGHTS].map(({ latitude, longitude, elevation }) => ({
  at: vector(latitude, longitude),
  elevation,
}));

function elevationNear(at: Vector): number {
  const near = heights
    .map((each) => ({ metres: each.elevation, km: km(chord2(at, each.at)) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, NEIGHBOURS);
  // The first kilometres make no difference: a cell is larger than a town.
  const weights = near.map((each) => 1 / Math.max(30, each.km) ** 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return near.reduce((sum, { metres }, i) => sum + metres * (weights[i] ?? 0), 0) / total;
}

function cell(latitude: number, longitude: number, isMiddleLand: boolean): string {
  const at = vector(latitude, longitude);
  const sea = isMiddleLand ? km(shore.reduce((least, each) => Math.min(least, chord2(at, each)), 4)) : SHORE_KM;
  const far = Math.min(LETTERS.length - 1, Math.round(Math.sqrt(sea)));
  // Land rises from its shore: a town inland says nothing of the beach.
  const high = elevationNear(at) * Math.min(1, 0.3 + sea / 60);
  return `${LETTERS[far]}${LETTERS[Math.max(0, Math.min(LETTERS.length - 1, Math.round(high / 100)))]}`;
}

const lines: string[] = [];
for (let north = NORTH; north > SOUTH; north -= 1) {
  const samples = Array.from({ length: SAMPLES }, (_, i) => landAlong(north - (i + 0.5) / SAMPLES, 360 * SAMPLES));
  let line = '';
  let water = 0;
  for (let west = -180; west < 180; west += 1) {
    const first = (west + 180) * SAMPLES;
    const middle = (SAMPLES - 1) / 2;
    if (!samples.some((row) => row.slice(first, first + SAMPLES).includes(true))) {
      water += 1;
      continue;
    }
    line += `${water || ''}${cell(north - 0.5, west + 0.5, samples[middle]?.[first + middle] ?? false)}`;
    water = 0;
  }
  lines.push(`  '${line}',`);
}

writeFileSync(
  new URL('../../mocks/data/climate/land-grid-data.ts', import.meta.url),
  `/**
 * Land cells of one degree, a line for each parallel from ${NORTH}° N to ${-SOUTH}° S, from 180° W eastwards: a number is so many
 * cells of water; two letters (A is 0, z is 51) are the square root of the kilometres to the sea and the elevation in
 * hundreds of metres. Made by scripts/tools/climate-land-grid.ts.
 */
// oxfmt-ignore
export const LAND_GRID: readonly string[] = [
${lines.join('\n')}
];
`,
);
