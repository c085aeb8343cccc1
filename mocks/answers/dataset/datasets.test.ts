import type { AccessionObservations, DataRow, DescriptorSummary, Observed } from '@/contract/dataset/observation';
import type { Dataset, DatasetDetails } from '@/contract/dataset/dataset';
import type { FilteredPage, Page } from '@/contract/page';
import type { Version } from '@/contract/publication/publication';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import { ALL_PERMISSIONS, NO_PERMISSIONS } from '../../rules/publication/publication';
import { testApi } from '../../rules/world/api.fixture';
import { WITHDRAWN } from '../../data/catalogue/datasets';

const api = testApi({ accessions: 600 });
const tokens: Record<'anybody' | 'publisher' | 'admin', string> = { anybody: '', publisher: '', admin: '' };

let all: Dataset[];
const titled = (title: RegExp) => all.find((each) => title.test(each.title)) as Dataset;
const descriptorsOf = async (uuid: string) => (await api.world.catalogue.datasets.one(uuid))?.descriptors ?? [];
const descriptor = async (uuid: string, column: string) =>
  (await descriptorsOf(uuid)).find(({ columnName }) => columnName === column)?.uuid ?? '';

async function ask<T>(line: string, body?: unknown, as: keyof typeof tokens = 'anybody'): Promise<T> {
  const response = await api.call(line, { token: tokens[as], body });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

const refusal = async (line: string, body?: unknown, as: keyof typeof tokens = 'anybody') => {
  const response = await api.call(line, { token: tokens[as], body });
  const { error_description: said } = (await response.json()) as { error_description: string };
  return { status: response.status, said };
};

beforeAll(async () => {
  tokens.anybody = await api.token();
  tokens.publisher = await api.token('publisher@example.org');
  tokens.admin = await api.token('admin@example.org');
  all = (await ask<Page<Dataset>>('POST /api/v2/dataset/list?l=100', {}, 'admin')).content;
});

describe('what is not published', () => {
  const states = async (as: keyof typeof tokens) =>
    (await ask<Page<Dataset>>('POST /api/v2/dataset/list?l=100', {}, as)).content.map(({ state }) => state);

  it('stands in the lists of those who publish only', async () => {
    expect(new Set(await states('anybody'))).toEqual(new Set(['PUBLISHED']));
    expect(new Set(await states('publisher'))).toEqual(new Set(['PUBLISHED', 'DRAFT', 'REVIEWING']));
  });

  it('is not found by others, its files neither', async () => {
    const { uuid } = titled(/^Cowpea/);
    expect(await refusal(`GET /api/v2/dataset/${uuid}`)).toEqual({
      status: 404,
      said: `There is no dataset "${uuid}".`,
    });
    expect((await api.call(`GET /api/v2/dataset/${uuid}/files/observations.csv`)).status).toBe(404);
    expect((await refusal(`POST /api/v2/dataset/data?datasetUuids=${uuid}`, {})).status).toBe(404);
    expect((await ask<DatasetDetails>(`GET /api/v2/dataset/${uuid}`, undefined, 'publisher')).state).toBe('DRAFT');
  });

  it('says who may change it', async () => {
    const may = async (title: RegExp, as: keyof typeof tokens) =>
      (await ask<DatasetDetails>(`GET /api/v2/dataset/${titled(title).uuid}`, undefined, as))._permissions;
    // Whatever the state: what that allows is told by the table of the workflow.
    expect(await may(/^Cowpea/, 'publisher')).toEqual({ ...NO_PERMISSIONS, read: true });
    expect(await may(/soybean/, 'admin')).toEqual(ALL_PERMISSIONS);
    expect(await may(/Terbol in two/, 'admin')).toEqual(ALL_PERMISSIONS);
  });
});

it('tells what was withdrawn from what never was', async () => {
  const [withdrawn = ''] = WITHDRAWN;
  expect((await refusal(`GET /api/v2/dataset/${withdrawn}`)).status).toBe(410);
  expect((await refusal('GET /api/v2/dataset/no-such-dataset')).status).toBe(404);
});

it('leads from an older version to the current one', async () => {
  const current = titled(/^Grain quality/);
  const versions = await ask<Version[]>(`GET /api/v2/dataset/${current.uuid}/versions`);
  expect(versions.map((each) => [each.versionTag, each.current])).toEqual([
    ['1.1', true],
    ['1.0', false],
  ]);
  expect(all.filter(({ title }) => title === current.title)).toHaveLength(1);
  const [, older] = versions;
  expect(await ask(`GET /api/v2/dataset/${older?.uuid}/versions`)).toEqual(versions);
  expect(await ask(`GET /api/v2/dataset/${older?.uuid}`)).toMatchObject({ current: false, versionTag: '1.0' });
});

describe('the list', () => {
  const titles = async (filter: object, query = '') =>
    (await ask<Page<Dataset>>(`POST /api/v2/dataset/list${query}`, filter)).content.map(({ title }) => title);

  it('is narrowed by crop, country, owner, text, date and descriptor', async () => {
    expect(await titles({ crops: ['barley'] })).toHaveLength(2);
    expect(await titles({ country: ['LBN'] })).toHaveLength(2);
    expect(await titles({ _text: 'submerged nothing' })).toEqual([]);
    expect(await titles({ _text: 'secheresse riz' })).toEqual(['Pyriculariose et sécheresse du riz pluvial']);
    expect(await titles({ startDate: { ge: '2018' } })).toContain('Rust of winter wheat under artificial infection');
    const height = await descriptor(titled(/^Agronomic/).uuid, 'PLH');
    expect(await titles({ descriptors: [height] })).toEqual([
      'Agronomic evaluation of wheat at Terbol in two seasons',
      'Grain quality of wheat landraces and cultivars',
      'Rust of winter wheat under artificial infection',
    ]);
  });

  it('has rows without what only details tell', async () => {
    const { content, suggestions } = await ask<FilteredPage<Dataset>>('POST /api/v2/dataset/filter', {});
    expect(content[0]).not.toHaveProperty('creators');
    expect(suggestions['crops']?.terms[0]).toEqual({ term: 'wheat', count: 3 });
    expect(Object.keys(suggestions)).toEqual(
      expect.arrayContaining(['country', 'language', 'owner', 'rights', 'state']),
    );
  });

  it('is sorted by counts', async () => {
    const { content } = await ask<Page<Dataset>>('POST /api/v2/dataset/list?s=observationCount&d=DESC', {});
    const counts = content.map(({ observationCount }) => observationCount);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
});

describe('observations', () => {
  const rows = async (query: string, body: object = {}) =>
    (await ask<Page<DataRow>>(`POST /api/v2/dataset/data?${query}`, body)).content;
  const wheat = () => titled(/^Agronomic/).uuid;

  it('come as lists, by number of the accession, with the fields asked for', async () => {
    const height = await descriptor(wheat(), 'PLH');
    const found = await rows(`datasetUuids=${wheat()}&l=1000&fields=seqNo,taxonomy.genus,institute.code`, {
      select: [height],
    });
    expect(Object.keys(found[0] ?? {}).sort()).toEqual([height, 'institute.code', 'seqNo', 'taxonomy.genus'].sort());
    const numbers = found.map(({ seqNo }) => Number(seqNo));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    for (const row of found) if (height in row) expect(row[height]).toEqual(expect.any(Array));
  });

  it('are sorted by a descriptor and by a path of the accession, either way', async () => {
    const height = await descriptor(wheat(), 'PLH');
    const sorted = await rows(`datasetUuids=${wheat()}&l=1000&s=${height}&d=DESC`);
    const first = sorted.map((row) => (row[height] as number[] | undefined)?.[0] ?? -Infinity);
    expect(first).toEqual([...first].sort((a, b) => b - a));
    const byName = await rows(`datasetUuids=${wheat()}&l=1000&s=accessionNumber&fields=accessionNumber`);
    const page = await api.world.accessions.page({ datasets: [wheat()] }, { s: 'accessionNumber', l: 1000 });
    expect(byName.map(({ accessionNumber }) => accessionNumber)).toEqual(
      page.content.map(({ accessionNumber }) => accessionNumber),
    );
  });

  it('narrow each other, accessions and values alike', async () => {
    const [height, flowering] = [await descriptor(wheat(), 'PLH'), await descriptor(wheat(), 'DTF')];
    const observations = { [height]: { ge: 80, le: 110 }, [flowering]: { le: 145 } };
    const everything = await rows(`datasetUuids=${wheat()}&l=1000&fields=uuid,instituteCode`);
    const expected = everything.filter(
      (row) =>
        (row[height] as number[] | undefined)?.some((value) => value >= 80 && value <= 110) &&
        (row[flowering] as number[] | undefined)?.some((value) => value <= 145),
    );
    const observed = await ask<Observed>(`POST /api/v2/dataset/observed?datasetUuids=${wheat()}`, {
      filters: { observations },
    });
    expect(expected.length).toBeGreaterThan(2);
    expect(observed).toEqual({
      total: expected.length,
      accessionCount: expected.length,
      uuids: expected.map(({ uuid }) => uuid),
    });
    const institute = expected[0]?.['instituteCode'] as string;
    const held = await rows(`datasetUuids=${wheat()}&fields=uuid`, {
      filters: { observations, accession: { institute: { code: [institute] } } },
    });
    expect(held.map(({ uuid }) => uuid)).toEqual(
      expected.filter(({ instituteCode }) => instituteCode === institute).map(({ uuid }) => uuid),
    );
  });

  it('of several datasets stand in one row', async () => {
    const rust = titled(/^Rust/).uuid;
    const [height, yellow] = [await descriptor(wheat(), 'PLH'), await descriptor(rust, 'YRUST')];
    const joint = await rows(`datasetUuids=${wheat()},${rust}&l=1000&fields=uuid`, { select: [height, yellow] });
    expect(new Set(joint.map(({ uuid }) => uuid)).size).toBe(joint.length);
    const apart = await Promise.all(
      [wheat(), rust].map((uuid) => rows(`datasetUuids=${uuid}&l=1000&fields=uuid`, { select: [height] })),
    );
    const both = joint.find((row) => row[height] && row[yellow]);
    const parts = apart.flatMap((some) => some.find(({ uuid }) => uuid === both?.['uuid'])?.[height] ?? []);
    expect(both?.[height]).toEqual(parts);
  });

  it.each([
    ['no dataset', '', {}],
    ['an unknown descriptor', 'wheat', { select: ['nothing'] }],
    ['an unknown criterion', 'wheat', { filters: { observations: { nothing: { ge: 1 } } } }],
    ['an unknown property of accessions', 'wheat', { filters: { accession: { nothing: true } } }],
    ['a misspelt filter', 'wheat', { filters: { accessions: {} } }],
    ['a filter where it is not looked for', 'wheat', { crop: ['wheat'] }],
  ])('are refused for %s', async (_, dataset, body) => {
    const { status, said } = await refusal(`POST /api/v2/dataset/data?datasetUuids=${dataset && wheat()}`, body);
    expect(status).toBe(400);
    expect(said).toMatch(/\w.*\.$/);
  });

  it('are summed up alike by both calls, and for a part of the accessions', async () => {
    const whole = await ask<DescriptorSummary[]>(`GET /api/v2/dataset/${wheat()}/summary`);
    expect(await ask(`POST /api/v2/dataset/summary?datasetUuids=${wheat()}`, {})).toEqual(whole);
    const [part] = await ask<DescriptorSummary[]>(`POST /api/v2/dataset/summary?datasetUuids=${wheat()}`, {
      select: [await descriptor(wheat(), 'PLH')],
      filters: { accession: { taxonomy: { genus: ['Triticum'], species: ['turgidum'] } } },
    });
    expect(part?.valueCount).toBeLessThan(whole[1]?.valueCount ?? 0);
  });
});

it('names the datasets of a filter of accessions, current ones only', async () => {
  const found = await ask<string[]>('POST /api/v2/dataset/accessions-datasets', { crop: ['wheat'] });
  expect(found.map((uuid) => all.find((each) => each.uuid === uuid)?.crops)).toEqual([['wheat'], ['wheat'], ['wheat']]);
  expect(await ask('POST /api/v2/dataset/accessions-datasets', { crop: ['apple'] })).toEqual([]);
});

it('parts what an accession’s holder observed from what others did', async () => {
  const rust = await api.world.catalogue.datasets.one(titled(/^Rust/).uuid);
  const held = rust?.accessions.find(({ instCode }) => instCode === 'CZE122');
  const foreign = rust?.accessions.find(({ instCode }) => instCode !== 'CZE122' && instCode !== 'MEX002');
  const observed = (uuid = '') => ask<AccessionObservations>(`GET /api/v2/acn/${uuid}/observations`);
  const own = await observed(held?.uuid);
  expect(own.firstPartyData.map(({ datasetTitle }) => datasetTitle)).toContain(rust?.head.title);
  expect(own.firstPartyData[0]?.values[0]).toMatchObject({ method: expect.stringMatching(/^Season/) as string });
  expect((await observed(foreign?.uuid)).thirdPartyData.map(({ datasetTitle }) => datasetTitle)).toContain(
    rust?.head.title,
  );
});

describe('files', () => {
  const file = async (name: string) => {
    const { uuid } = titled(/^Agronomic/);
    const response = await api.call(`GET /api/v2/dataset/${uuid}/files/${name}`);
    const { files } = await ask<DatasetDetails>(`GET /api/v2/dataset/${uuid}`);
    const content = await response.arrayBuffer();
    expect(content.byteLength).toBe(files.find((each) => each.name === name)?.size);
    expect(response.headers.get('Content-Disposition')).toContain(`attachment; filename*=UTF-8''${name}`);
    return content;
  };

  it('hold what was observed', async () => {
    const { data } = Papa.parse<string[]>(new TextDecoder().decode(await file('observations.csv')));
    const { accessionCount, descriptorCount } = titled(/^Agronomic/);
    expect(data).toHaveLength(accessionCount + 1);
    expect(data[0]).toHaveLength(descriptorCount + 5);
    const sheets = await readWorkbook(Buffer.from(await file('observations.xlsx')), { trim: false });
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Observations', 'Descriptors']);
    expect(sheets[0]?.data.map((row) => row.map((value) => value ?? ''))).toEqual(data);
    expect(new TextDecoder().decode(await file('notes.txt'))).toContain('Season 2014');
  });

  it('that there are not are not found', async () => {
    expect((await api.call(`GET /api/v2/dataset/${titled(/^Agronomic/).uuid}/files/secret.txt`)).status).toBe(404);
  });
});
