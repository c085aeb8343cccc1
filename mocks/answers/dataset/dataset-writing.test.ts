import type { AccessionReference, DatasetDetails, DatasetFile } from '@/contract/dataset/dataset';
import type { Page } from '@/contract/page';
import { keptObservations } from '../../data/catalogue/kept-observations';
import { testApi } from '../../rules/world/api.fixture';

const api = testApi({ accessions: 200 });
let token = '';
let owner = { uuid: '' };

beforeAll(async () => {
  token = await api.token('publisher@example.org');
  const [partner] = await api.world.catalogue.partners.all();
  owner = { uuid: partner?.uuid ?? '' };
});

/** `POST /dataset` below the path of the API. */
const asked = (line: string, body?: unknown) => api.call(line.replace(' ', ' /api/v2'), { token, body });

async function call<T>(line: string, body?: unknown): Promise<T> {
  const response = await asked(line, body);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
const made = (rest: object = {}) => call<DatasetDetails>('POST /dataset', { title: 'Trials', owner, ...rest });
const found = (filter: object) => api.world.accessions.uuids(filter, 1_000);

test('a draft begins without observations, and has a version tag', async () => {
  const dataset = await made();
  expect(dataset).toMatchObject({
    state: 'DRAFT',
    versionTag: '1.0',
    observationCount: 0,
    accessionCount: 0,
    files: [],
  });
  expect(dataset).not.toHaveProperty('observed');
  expect(await call<unknown[]>(`GET /dataset/${dataset.uuid}/summary`)).toEqual([]);
});

test('accessions are chosen by uuid, references by name, and what the catalogue holds is found', async () => {
  const { uuid } = await made();
  const { uuids } = await found({});
  await call(`PUT /dataset/${uuid}/accessions`, { version: 1, accessions: uuids.slice(0, 5) });
  const { content } = await api.world.accessions.byUuid(uuids.slice(5, 6));
  const held = { instCode: content[0]?.instituteCode ?? '', acceNumb: content[0]?.accessionNumber ?? '' };
  const references = [held, { instCode: 'DEU146', acceNumb: 'no such', genus: 'Triticum' }];
  const dataset = await call<DatasetDetails>(`PUT /dataset/${uuid}/references`, { version: 2, references });
  expect(dataset.accessionCount).toBe(7);
  expect(await call<string[]>(`GET /dataset/${uuid}/accessions`)).toEqual(uuids.slice(0, 6));
  expect(await call<AccessionReference[]>(`GET /dataset/${uuid}/references`)).toMatchObject([references[1]]);
  const all = await call<Page<{ accession: object | null }>>(`GET /dataset/accessions/${uuid}`);
  expect(all.content.filter(({ accession }) => accession === null)).toHaveLength(1);
});

test.each([
  [{ references: [{ instCode: 'DEU146' }] }, 'references[0].acceNumb'],
  [{ references: [{ acceNumb: 'TRI 1', instCode: '?' }] }, 'references[0].instCode'],
])('a reference that names nothing is refused at its place', async (sent, path) => {
  const { uuid } = await made();
  const response = await asked(`PUT /dataset/${uuid}/references`, { version: 1, ...sent });
  expect(response.status).toBe(400);
  expect((await response.json()) as object).toMatchObject({ fields: { [path]: expect.any(String) as string } });
});

test('files are added, described, read and removed; a name is there once', async () => {
  const { uuid } = await made();
  const form = () => {
    const sent = new FormData();
    sent.append('file', new File(['ACCENUMB,Height\nTRI 1,80\n'], 'a&b.csv', { type: 'text/csv' }));
    return sent;
  };
  const file = await call<DatasetFile>(`POST /dataset/${uuid}/files`, form());
  expect(file).toMatchObject({ name: 'a&b.csv', table: true, size: 25 });
  expect((await asked(`POST /dataset/${uuid}/files`, form())).status).toBe(400);
  await call(`PUT /dataset/${uuid}/files/a%26b.csv`, { label: 'Field book' });
  const { files } = await call<DatasetDetails>(`GET /dataset/${uuid}`);
  expect(files).toMatchObject([{ label: 'Field book' }]);
  const table = await call<{ content: string[][] }>(`GET /amphibian/${file.uuid}/0`);
  expect(table.content).toEqual([['TRI 1', '80']]);
  await call(`DELETE /dataset/${uuid}/files/a%26b.csv`);
  expect((await asked(`GET /dataset/${uuid}/files/a%26b.csv`)).status).toBe(404);
});

test('descriptors are chosen in an order; dates of an evaluation follow one another', async () => {
  const all = await api.world.catalogue.descriptors.all();
  const descriptorUuids = all.slice(0, 3).map(({ uuid }) => uuid);
  const { uuid } = await made({ descriptorUuids, startDate: '20190000', endDate: '20200000' });
  const named = await call<{ uuid: string }[]>(`GET /dataset/${uuid}/descriptors`);
  expect(named.map((each) => each.uuid)).toEqual(descriptorUuids);
  const turned = [...descriptorUuids].reverse();
  await call(`PUT /dataset/${uuid}`, { version: 1, descriptorUuids: turned });
  expect((await call<DatasetDetails>(`GET /dataset/${uuid}`)).descriptorUuids).toEqual(turned);
  const response = await asked(`PUT /dataset/${uuid}`, { version: 2, startDate: '20210000' });
  expect([response.status, await response.json()]).toMatchObject([400, { fields: { endDate: 'beforeStart' } }]);
});

test('observations outlive a restart, and are gone when nothing names them', async () => {
  const { catalogue } = api.world;
  const { uuid } = await made();
  const seed = (await catalogue.datasets.all()).find(({ columns }) => columns.length > 0);
  if (!seed) throw new Error('The demo has none.');
  const { accessions, columns, methods } = seed;
  const observed = await catalogue.observations.keep({ accessions, columns, methods });
  const descriptorUuids = seed.descriptors.map((each) => each.uuid);
  catalogue.datasetRows.change(uuid, undefined, { observed, descriptorUuids }, { by: undefined });
  // As after a restart: from the bytes that were kept.
  const again = keptObservations(api.world.store, (name) => name === observed);
  expect(await again.of(observed)).toEqual({ accessions, columns, methods });
  expect(await call<unknown[]>(`GET /dataset/${uuid}/summary`)).toHaveLength(columns.length);
  await call(`DELETE /dataset/${uuid}?version=2`);
  await api.world.store.commit();
  const after = keptObservations(api.world.store, () => false);
  await expect(after.of(observed)).rejects.toThrow('missing');
});
