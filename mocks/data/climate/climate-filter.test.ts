import { BIO_VARIABLES } from '@/contract/accession/climate';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { demoAccessions } from '../demo/demo-accessions';
import { bioValues } from './bio';
import { emptyNormals, writeNormals } from './model';
import { siteOf } from './site';

const store = demoAccessions(400);

/** The uuids that a filter must find, one accession after the other. */
async function expected(test: (bio: ReturnType<typeof bioValues>) => boolean): Promise<string[]> {
  const { content } = await store.page({}, { l: 400 });
  const normals = emptyNormals();
  return content.flatMap(({ uuid, geo }) => {
    const { latitude, longitude, elevation } = geo ?? {};
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
    writeNormals(siteOf(latitude, longitude, elevation ?? NaN), normals);
    return test(bioValues(normals)) ? [uuid] : [];
  });
}

const found = async (filter: AccessionFilter) => (await store.page(filter, { l: 400 })).content.map(({ uuid }) => uuid);

it.each(BIO_VARIABLES)('finds accessions by %s, its ends included', async (variable) => {
  const { content } = await store.page({ geo: { referenced: true } }, { l: 1, p: 7 });
  const { latitude = 0, longitude = 0, elevation } = content[0]?.geo ?? {};
  const normals = emptyNormals();
  writeNormals(siteOf(latitude ?? 0, longitude ?? 0, elevation ?? NaN), normals);
  const edge = bioValues(normals)[variable];
  const climate = (limits: object): AccessionFilter => ({ geo: { climate: { [variable]: limits } } });
  const above = await expected((bio) => bio[variable] >= edge);
  expect(await found(climate({ ge: edge }))).toEqual(above);
  expect(await found(climate({ gt: edge }))).toEqual(await expected((bio) => bio[variable] > edge));
  expect(await found(climate({ eq: [edge] }))).toContain(content[0]?.uuid);
  expect(above.length).toBeGreaterThan(0);
});

it('leaves out what has no coordinates, from either side', async () => {
  const placed = await store.count({ geo: { referenced: true } });
  expect(await store.count({ geo: { climate: { bio1: { ge: -100 } } } })).toBe(placed);
  expect(await store.count({ geo: { climate: { bio1: { lt: -100 } } } })).toBe(0);
  expect(placed).toBeLessThan(await store.count({}));
});

it('combines with other criteria', async () => {
  const climate = { bio1: { ge: 10, le: 20 }, bio12: { ge: 300 } };
  expect(await found({ geo: { climate } })).toEqual(
    await expected((bio) => bio.bio1 >= 10 && bio.bio1 <= 20 && bio.bio12 >= 300),
  );
});

it.each([
  ['an unknown variable', { bio20: { ge: 1 } }, 'geo.climate.bio20'],
  ['an unknown operator', { bio1: { above: 1 } }, 'above'],
  ['a text', { bio1: { ge: 'warm' } }, 'geo.climate.bio1.ge'],
])('refuses %s', async (_, climate, said) => {
  const filter = { geo: { climate } } as unknown as AccessionFilter;
  await expect(store.count(filter)).rejects.toMatchObject({
    name: 'InvalidQuery',
    message: expect.stringContaining(said),
  });
});
