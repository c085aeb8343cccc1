import type { AddressInfo } from 'node:net';
import type {
  BrapiAnswer,
  BrapiGermplasm,
  BrapiList,
  BrapiObservation,
  BrapiStudy,
  BrapiVariable,
} from '@/contract/brapi/brapi';
import { makeWorld } from '../../rules/world/world';
import { apiServer } from '../../adapters/http';

const world = makeWorld({ accessions: 600 });
const server = apiServer(world);
let base: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/brapi/v2`;
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

async function call<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(
    `${base}${path}`,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  return (await response.json()) as T;
}

/** Every page of a list, as a client goes through it. */
async function everyPage<T>(path: string, pageSize: number): Promise<T[]> {
  const all: T[] = [];
  for (let page = 0; ; page++) {
    const mark = path.includes('?') ? '&' : '?';
    const { metadata, result } = await call<BrapiList<T>>(`${path}${mark}page=${page}&pageSize=${pageSize}`);
    const { currentPage, totalCount, totalPages } = metadata.pagination;
    expect(metadata.pagination).toEqual({ currentPage: page, pageSize, totalCount, totalPages });
    expect(totalPages).toBe(Math.ceil(totalCount / pageSize));
    all.push(...result.data);
    if (currentPage >= totalPages - 1) {
      expect(all).toHaveLength(totalCount);
      return all;
    }
  }
}

test('a client finds germplasm, the studies about it and what they observed', async () => {
  const { result: info } = await call<BrapiAnswer<{ calls: { service: string; methods: string[] }[] }>>('/serverinfo');
  expect(info.calls).toContainEqual({
    service: 'search/germplasm/{searchResultsDbId}',
    methods: ['GET'],
    versions: ['2.1'],
    contentTypes: ['application/json'],
    dataTypes: ['application/json'],
  });

  const search = await call<BrapiList<BrapiGermplasm>>('/search/germplasm', {
    commonCropNames: ['Wheat'],
    pageSize: 5,
  });
  const wheat = await world.accessions.count({ crop: ['wheat'] });
  expect(search.metadata).toMatchObject({ pagination: { currentPage: 0, pageSize: 5, totalCount: wheat }, status: [] });
  const { searchResultsDbId = '', data } = search.result;
  const again = await everyPage<BrapiGermplasm>(`/search/germplasm/${searchResultsDbId}`, 10);
  expect(again.slice(0, 5)).toEqual(data);
  expect(new Set(again.map(({ germplasmDbId }) => germplasmDbId)).size).toBe(wheat);

  const studies = await call<BrapiList<BrapiStudy>>('/studies?commonCropName=wheat');
  const [study] = studies.result.data;
  expect(study?.startDate).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
  const rows = await everyPage<BrapiObservation>(`/observations?studyDbId=${study?.studyDbId}`, 97);
  const dataset = await world.catalogue.datasets.one(study?.studyDbId ?? '');
  expect(rows).toHaveLength(dataset?.columns.reduce((sum, { accession }) => sum + accession.length, 0) ?? -1);
  expect(new Set(rows.map(({ observationDbId }) => observationDbId)).size).toBe(rows.length);

  const [observation] = rows;
  const { result: one } = await call<BrapiAnswer<BrapiGermplasm>>(`/germplasm/${observation?.germplasmDbId}`);
  expect(one.accessionNumber).toBe(observation?.germplasmName);
  const { result: variable } = await call<BrapiAnswer<BrapiVariable>>(
    `/variables/${observation?.observationVariableDbId}`,
  );
  expect(variable.observationVariableName).toBe(observation?.observationVariableName);
  expect(await call(`/observations/${observation?.observationDbId}`)).toMatchObject({ result: observation });
  const units = await everyPage(`/observationunits?studyDbId=${study?.studyDbId}`, 50);
  expect(units).toHaveLength(dataset?.accessions.length ?? -1);
});

test('observations by germplasm and variable are those and no others', async () => {
  const all = await everyPage<BrapiObservation>('/observations', 5_000);
  const { germplasmDbId, observationVariableDbId, studyDbId } = all[Math.floor(all.length / 2)] ?? {};
  const mine = (row: BrapiObservation) => row.germplasmDbId === germplasmDbId;
  const body = { germplasmDbIds: [germplasmDbId] };
  expect((await call<BrapiList<BrapiObservation>>('/search/observations', body)).result.data).toEqual(all.filter(mine));
  const path = `/observations?germplasmDbId=${germplasmDbId}&observationVariableDbId=${observationVariableDbId}`;
  expect((await call<BrapiList<BrapiObservation>>(path)).result.data).toEqual(
    all.filter((row) => mine(row) && row.observationVariableDbId === observationVariableDbId),
  );
  const inStudy = await everyPage<BrapiGermplasm>(`/germplasm?studyDbId=${studyDbId}`, 100);
  const expected = all.filter((row) => row.studyDbId === studyDbId).map((row) => row.germplasmDbId);
  expect(new Set(inStudy.map((each) => each.germplasmDbId))).toEqual(new Set(expected));
});

test('only what is published is told, and boolean and coded values have their codes', async () => {
  const studies = await everyPage<BrapiStudy>('/studies', 100);
  const heads = (await world.catalogue.datasets.all()).map(({ head }) => head);
  const published = heads.filter(({ state, current }) => state === 'PUBLISHED' && current);
  expect(new Set(studies.map(({ studyDbId }) => studyDbId))).toEqual(new Set(published.map(({ uuid }) => uuid)));
  const variables = await everyPage<BrapiVariable>('/variables', 100);
  for (const { scale } of variables)
    expect(scale.dataType === 'Nominal' && scale.validValues.categories.length === 0).toBe(false);
});

test('germplasm by DOI, number, species and study name; what nothing is found by is told', async () => {
  const { content } = await world.accessions.page({ hasDoi: true }, { l: 1 });
  const [accession] = content;
  const first = async (path: string) => (await call<BrapiList<BrapiGermplasm>>(path)).result.data[0]?.germplasmDbId;
  const { doi, accessionNumber = '', instituteCode, taxonomy } = accession ?? {};
  expect(await first(`/germplasm?germplasmPUI=https://doi.org/${doi}`)).toBe(accession?.uuid);
  const number = encodeURIComponent(accessionNumber);
  expect(await first(`/germplasm?accessionNumber=${number}&instituteCode=${instituteCode}`)).toBe(accession?.uuid);
  const binomial = encodeURIComponent(taxonomy?.genusSpecies ?? '');
  const { result } = await call<BrapiList<BrapiGermplasm>>(`/germplasm?binomialName=${binomial}&pageSize=3`);
  expect(result.data.every(({ genus }) => genus === taxonomy?.genus)).toBe(true);
  expect((await call<BrapiList<BrapiGermplasm>>('/germplasm?studyName=none')).result.data).toEqual([]);
  const unheeded = await call<BrapiList<BrapiGermplasm>>('/germplasm?collection=x&familyCode=1&pageSize=1');
  expect(unheeded.metadata.status.map(({ message }) => message)).toEqual([
    '"collection" narrows nothing here and was ignored.',
    '"familyCode" narrows nothing here and was ignored.',
  ]);
});

test('a record that is no longer held is found by its id, and not among the others', async () => {
  const { content } = await world.accessions.page({ historic: true }, { l: 1 });
  const [{ uuid, genus } = { uuid: '', genus: '' }] = content;
  const ids = async (path: string) =>
    (await call<BrapiList<BrapiGermplasm>>(path)).result.data.map(({ germplasmDbId }) => germplasmDbId);
  expect(await ids(`/germplasm?germplasmDbId=${uuid}`)).toEqual([uuid]);
  expect(await ids(`/germplasm?genus=${genus}`)).not.toContain(uuid);
  expect(await call(`/germplasm/${uuid}`)).toMatchObject({ result: { germplasmDbId: uuid } });
});

test.each([
  ['/germplasm?page=-1', 400],
  ['/germplasm?pageSize=many', 400],
  ['/search/germplasm/nonsense', 400],
  ['/germplasm/nobody', 404],
  ['/studies/nobody', 404],
  ['/variables/nobody', 404],
  ['/observations/nobody:0:0', 404],
  ['/samples', 404],
])('%s is refused in the form of the specification', async (path, status) => {
  const response = await fetch(`${base}${path}`);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({
    metadata: {
      pagination: { currentPage: 0, pageSize: 0, totalCount: 0, totalPages: 0 },
      status: [{ messageType: 'ERROR', message: expect.stringMatching(/\.$/) as string }],
      datafiles: [],
    },
    result: { data: [] },
  });
});

test('a page is never larger than what is allowed', async () => {
  const { metadata } = await call<BrapiList<BrapiObservation>>('/observations?pageSize=1000000');
  expect(metadata.pagination.pageSize).toBe(10_000);
});

test('units have their observations where they are asked for', async () => {
  type Units = BrapiList<{ observationUnitDbId: string; observations: BrapiObservation[] }>;
  const { data } = (await call<Units>('/observationunits?includeObservations=true&pageSize=20')).result;
  const unit = data.find(({ observations }) => observations.length > 0);
  const { result } = await call<BrapiList<BrapiObservation>>(
    `/observations?observationUnitDbId=${unit?.observationUnitDbId}`,
  );
  expect(unit?.observations).toEqual(result.data);
});

test('pages of every site may read', async () => {
  const headers = { Origin: 'https://breeder.example' };
  const read = await fetch(`${base}/serverinfo`, { headers });
  expect(read.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const before = await fetch(`${base}/search/germplasm`, { method: 'OPTIONS', headers });
  expect(before.headers.get('Access-Control-Allow-Headers')).toContain('Content-Type');
  const api = await fetch(base.replace('brapi/v2', 'api/v2/info'), { headers });
  expect(api.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('from a program lead its trial, study, place and year to the table of what was observed', async () => {
  type Rows = BrapiList<Record<string, string>>;
  const rows = async (path: string) => (await call<Rows>(path)).result.data;
  const [trial = {}] = await rows('/trials?commonCropName=Wheat');
  expect(await rows(`/programs?programDbId=${trial['programDbId']}`)).toHaveLength(1);
  expect((await call<BrapiAnswer<object>>(`/programs/${trial['programDbId']}`)).result).toMatchObject({
    programName: trial['programName'],
  });
  const { result: study } = await call<BrapiAnswer<BrapiStudy>>(`/studies/${trial['trialDbId']}`);
  expect(await call(`/locations/${study.locationDbId}`)).toMatchObject({
    result: { locationName: study.locationName },
  });
  const [year] = study.seasons;
  expect(await call(`/seasons/${year}`)).toMatchObject({ result: { year: Number(year) } });
  type Table = BrapiAnswer<{ headerRow: string[]; observationVariables: object[]; data: string[][] }>;
  const { result: table } = await call<Table>(`/observations/table?studyDbId=${study.studyDbId}`);
  const width = table.headerRow.length + table.observationVariables.length;
  expect(new Set(table.data.map(({ length }) => length))).toEqual(new Set([width]));
  const csv = await fetch(`${base}/observations/table?studyDbId=${study.studyDbId}`, {
    headers: { Accept: 'text/csv' },
  });
  expect(csv.headers.get('Content-Type')).toBe('text/csv');
  expect((await csv.text()).split('\r\n')).toHaveLength(table.data.length + 2);
});
