import { ANALOGUE_TOLERANCES, type Analogues } from '@/contract/accession/climate';
import type { ApiError } from '@/contract/entity';
import { testApi } from '../../rules/world/api.fixture';

const api = testApi({ accessions: 60 });
let token: string;

beforeAll(async () => {
  token = await api.token();
});

const ask = (body: unknown) => api.call('POST /api/v2/acn/analogues', { token, body });
const HOLETTA = { latitude: 9.05, longitude: 38.5 };
const find = async (body: unknown) => (await (await ask(body)).json()) as Analogues;

it('finds areas whose climate is within all tolerances, the most similar first', async () => {
  const { target, areas, total, model } = await find({ target: HOLETTA, tolerances: ANALOGUE_TOLERANCES });
  expect(total).toBe(areas.length);
  expect(areas.filter(({ nearest }) => nearest)).toHaveLength(10);
  expect(areas.slice(0, 10).every(({ nearest }) => nearest)).toBe(true);
  expect(areas.map(({ distance }) => distance)).toEqual(
    areas.map(({ distance }) => distance).toSorted((a, b) => a - b),
  );
  for (const { climate, distance } of areas) {
    expect(Math.abs(climate.bio1 - (target.bio1 ?? NaN))).toBeLessThanOrEqual(2.000_001);
    expect(Math.abs(climate.bio12 / (target.bio12 ?? NaN) - 1)).toBeLessThanOrEqual(0.250_001);
    expect(distance).toBeLessThanOrEqual(1);
  }
  expect(model).toMatch(/model/);
});

it('takes the climate itself, numbers as texts too, and finds the cell it came from', async () => {
  const first = await find({ target: HOLETTA, tolerances: ANALOGUE_TOLERANCES });
  const climate = first.areas[3]?.climate;
  const again = await find({ target: { climate }, tolerances: { bio1: { by: '0' }, bio4: { percent: 0 } } });
  expect(again.areas[0]).toMatchObject({ distance: 0, climate: { bio1: climate?.bio1, bio4: climate?.bio4 } });
});

it('lists the nearest only where there are many, and says how many there are', async () => {
  const { areas, total } = await find({ target: HOLETTA, tolerances: { bio1: { by: 30 } } });
  expect(areas).toHaveLength(500);
  expect(total).toBeGreaterThan(5_000);
});

it('finds none where there is none', async () => {
  const target = { climate: { bio1: 30, bio12: 5_900 } };
  expect(await find({ target, tolerances: { bio1: { by: 0.1 }, bio12: { percent: 1 } } })).toMatchObject({
    areas: [],
    total: 0,
    target: { bio1: 30, bio12: 5_900 },
  });
});

const bio1 = { bio1: { by: 1 } };

it.each([
  ['no body', undefined, 'target'],
  ['no target', { tolerances: bio1 }, 'target'],
  ['a latitude beyond the pole', { target: { latitude: 91, longitude: 0 }, tolerances: bio1 }, 'target.latitude'],
  ['a longitude missing', { target: { latitude: 9 }, tolerances: bio1 }, 'target.longitude'],
  ['the middle of the ocean', { target: { latitude: 0, longitude: -30 }, tolerances: bio1 }, 'target'],
  ['the South Pole', { target: { latitude: -90, longitude: 0 }, tolerances: bio1 }, 'target'],
  ['no tolerances', { target: HOLETTA, tolerances: {} }, 'tolerances'],
  ['an unknown variable', { target: HOLETTA, tolerances: { bio20: { by: 1 } } }, 'tolerances.bio20'],
  ['an inherited name', { target: HOLETTA, tolerances: { toString: { by: 1 } } }, 'tolerances.toString'],
  ['a negative tolerance', { target: HOLETTA, tolerances: { bio1: { by: -1 } } }, 'tolerances.bio1'],
  ['a tolerance in words', { target: HOLETTA, tolerances: { bio1: 'much' } }, 'tolerances.bio1'],
  ['a value missing', { target: { climate: { bio2: 1 } }, tolerances: bio1 }, 'target.climate.bio1'],
  ['a value in words', { target: { climate: { bio1: 'warm' } }, tolerances: bio1 }, 'target.climate.bio1'],
])('refuses %s', async (_, body, field) => {
  const response = await ask(body);
  expect(response.status).toBe(400);
  const { error_description: sentence, fields } = (await response.json()) as ApiError;
  expect(sentence).toMatch(/\.$/);
  expect(Object.keys(fields ?? {})).toEqual([field]);
});
