/**
 * Writes mocks/data/demo/places/place-reach.ts: how far around each place of the demo one may go without leaving the country.
 * Run `npx tsx scripts/tools/demo-place-reach.ts` after a change of place-data.ts. Borders: world-atlas 50m, which is Natural
 * Earth (public domain).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { COUNTRIES } from '../../mocks/data/reference/countries';
import { parsePlaces } from '../../mocks/data/demo/places/places';

const MAX_KM = 30;
/** Kept free at the border, for rounded coordinates. */
const MARGIN_KM = 3;
const KM_PER_DEGREE = 111.2;

type Ring = readonly (readonly number[])[];

const atlasFile = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
const atlas = JSON.parse(readFileSync(atlasFile, 'utf8')) as Topology<{ countries: GeometryCollection }>;

const rings = new Map<number, Ring[]>();
for (const { id, geometry } of feature(atlas, atlas.objects.countries).features) {
  const found =
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : [];
  // More than one shape may carry a code: Australia has outlying islands of its own.
  rings.set(Number(id), [...(rings.get(Number(id)) ?? []), ...found]);
}

/** Whether the point lies inside (even-odd over all rings), and how many kilometres away the border is. */
function locate(latitude: number, longitude: number, border: readonly Ring[]): { inside: boolean; km: number } {
  const narrow = Math.cos((latitude * Math.PI) / 180);
  let inside = false;
  let nearest = Infinity;
  for (const ring of border) {
    for (let i = 1; i < ring.length; i += 1) {
      const [x1 = 0, y1 = 0] = ring[i - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[i] ?? [];
      if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1)
        inside = !inside;
      const ax = (x1 - longitude) * narrow;
      const ay = y1 - latitude;
      const dx = (x2 - x1) * narrow;
      const dy = y2 - y1;
      const length = dx * dx + dy * dy;
      const t = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
      nearest = Math.min(nearest, Math.hypot(ax + t * dx, ay + t * dy));
    }
  }
  return { inside, km: nearest * KM_PER_DEGREE };
}

const lines: string[] = [];
for (const [code3, places] of parsePlaces()) {
  const codeNum = COUNTRIES.find((country) => country.code3 === code3)?.codeNum;
  const border = rings.get(codeNum ?? -1);
  if (!border) throw new Error(`No border of ${code3}`);
  const reach = places.map(({ name, latitude, longitude }) => {
    const { inside, km } = locate(latitude, longitude, border);
    if (!inside) console.error(`${code3} ${name} lies outside, by ${km.toFixed(0)} km`);
    return inside ? Math.max(0, Math.min(MAX_KM, Math.floor(km - MARGIN_KM))) : -1;
  });
  lines.push(`  ${code3}: '${reach.join(' ')}',`);
}

writeFileSync(
  new URL('../../mocks/data/demo/places/place-reach.ts', import.meta.url),
  `/** Kilometres around each place of place-data.ts that stay inside its country; made by scripts/tools/demo-place-reach.ts. */
// oxfmt-ignore
export const PLACE_REACH: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
