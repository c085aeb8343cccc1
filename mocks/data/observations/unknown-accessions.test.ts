import type { DatasetAccession } from '@/contract/dataset/dataset';
import type { DataRow, Observed } from '@/contract/dataset/observation';
import type { Page } from '@/contract/page';
import { testApi, type TestApi } from '../../rules/world/api.fixture';
import { demoAccessions } from '../demo/demo-accessions';
import { datasetOf, HEIGHT } from './observations.fixture';
import type { ObservedDataset } from './observed-dataset';

/** Observed: one accession in force, one historic, one that the catalogue does not know. */
let api: TestApi;
let token: string;
let uuids: string[];

const ask = async <T>(line: string, body: unknown): Promise<T> =>
  (await (await api.call(line, { token, body })).json()) as T;

beforeAll(async () => {
  const accessions = demoAccessions(600);
  const current = await accessions.page({ historic: false }, { l: 1 });
  const historic = await accessions.page({ historic: true }, { l: 1 });
  const known = [...current.content, ...historic.content];
  uuids = known.map(({ uuid }) => uuid);
  const told = ['A1', 'A2', 'A3'].map((accession, at) => ({ accession, descriptor: HEIGHT, value: 80 + at }));
  const dataset = datasetOf('d0000000-0000-5000-8000-000000000000', ['A1', 'A2', 'A3'], told);
  const traits: ObservedDataset = {
    ...dataset,
    accessions: dataset.accessions.map((each, at) => {
      const { uuid: _uuid, ...unknown } = each;
      const found = known[at];
      return found ? { ...each, uuid: found.uuid, seqNo: at } : unknown;
    }),
  };
  api = testApi({ accessions, demo: true, traits: [traits] });
  token = await api.token();
});

const DATA = '/api/v2/dataset/data?datasetUuids=d0000000-0000-5000-8000-000000000000';

it('stand in the page with what their dataset says of them', async () => {
  const { content } = await ask<Page<DataRow>>(`POST ${DATA}&fields=uuid,accessionNumber,institute.code,historic`, {});
  expect(content.map((row) => [row['uuid'], row['historic'], row[HEIGHT.uuid]])).toEqual([
    [uuids[0], false, [80]],
    [uuids[1], true, [81]],
    [null, null, [82]],
  ]);
  expect(content[2]).toMatchObject({ accessionNumber: 'A3', 'institute.code': 'TST001' });
});

it('are last where the catalogue sorts, and in no filter of accessions', async () => {
  const sorted = await ask<Page<DataRow>>(`POST ${DATA}&s=accessionNumber&d=DESC&fields=uuid`, {});
  expect(sorted.content.at(-1)).toMatchObject({ uuid: null });
  const found = async (accession: object) =>
    (await ask<Page<DataRow>>(`POST ${DATA}&fields=uuid`, { filters: { accession } })).content.map(({ uuid }) => uuid);
  expect(await found({ historic: true })).toEqual([uuids[1]]);
  expect(await found({ available: false, OR: { historic: false } })).toContain(uuids[0]);
});

it('are counted apart from those that can be listed', async () => {
  const observed = await ask<Observed>(
    'POST /api/v2/dataset/observed?datasetUuids=d0000000-0000-5000-8000-000000000000',
    {},
  );
  expect(observed).toEqual({ total: 3, accessionCount: 2, uuids });
});

it('have no record to lead to', async () => {
  const response = await api.call('GET /api/v2/dataset/accessions/d0000000-0000-5000-8000-000000000000', { token });
  const { content } = (await response.json()) as Page<DatasetAccession>;
  expect(content.map(({ accession }) => accession?.uuid ?? null)).toEqual([...uuids, null]);
  const alone = await api.call('GET /api/v2/dataset/accessions/d0000000-0000-5000-8000-000000000000?unknown=true', {
    token,
  });
  expect(await alone.json()).toMatchObject({ content: [content[2]], totalElements: 1 });
});

it('come from files beside what the demo has', async () => {
  const all = await api.world.catalogue.datasets.all();
  expect(all.length).toBeGreaterThan(10);
  expect((await api.world.catalogue.descriptors.one(HEIGHT.uuid))?.used).toBe(true);
});
