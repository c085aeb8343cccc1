import type { Country, CountryDetails, RegionDetails } from '@/contract/reference/geography';
import type { Institute } from '@/contract/reference/institute';
import type { FilteredPage, Page } from '@/contract/page';
import Papa from 'papaparse';
import { testApi } from '../rules/world/api.fixture';
import { countedService } from '../data/accessions/counted.fixture';

const api = testApi({ accessions: countedService() });
let token: string;

beforeAll(async () => {
  token = await api.token();
});

async function ask<T>(line: string, body?: unknown): Promise<T> {
  const response = await api.call(line, { token, body });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

const csv = async (line: string, body?: unknown) => {
  const response = await api.call(line, { token, body, headers: { Accept: 'text/csv' } });
  expect(response.headers.get('Content-Type')).toBe('text/csv');
  return Papa.parse<Record<string, string>>(await response.text(), {
    delimiter: '\t',
    header: true,
    skipEmptyLines: true,
  });
};

describe('institutes', () => {
  const codes = async (body: unknown, query = '') =>
    (await ask<Page<Institute>>(`POST /api/v2/wiews/list${query}`, body)).content.map(({ code }) => code);

  it('carry counts and PDCI', async () => {
    expect(await ask<Institute>('GET /api/v2/wiews/CZE122')).toMatchObject({
      code: 'CZE122',
      country: { code3: 'CZE', name: 'Czechia' },
      accessionCount: 2,
      pdci: { avg: 6, min: 5, max: 7, count: 2 },
    });
  });

  it('that only the data know are their own name', async () => {
    expect(await ask<Institute>('GET /api/v1/wiews/XYZ999')).toMatchObject({
      fullName: 'XYZ999',
      country: null,
      accessionCount: 1,
    });
    expect(await ask('POST /api/v2/vocabulary/wiews/decode', ['CZE122', 'XYZ999', 'NOWHERE1'])).toEqual({
      CZE122: expect.stringContaining('Crop Research') as string,
      XYZ999: 'XYZ999',
      NOWHERE1: 'NOWHERE1',
    });
  });

  it('that nobody knows are not found', async () => {
    const response = await api.call('GET /api/v2/wiews/AAA000', { token });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error_description: expect.stringContaining('AAA000') as string });
  });

  it('are narrowed, sorted and counted', async () => {
    expect(await codes({ accessions: true })).toEqual(['CZE122', 'MEX002', 'XYZ999']);
    expect(await codes({ accessions: true }, '?s=accessionCount&d=DESC')).toEqual(['CZE122', 'MEX002', 'XYZ999']);
    expect(await codes({ accessions: 'true', country: { region: ['150'] } })).toEqual(['CZE122']);
    expect(await codes({ _text: 'mejoramiento MAIZ' })).toEqual(['MEX002']);
    expect(await codes({ archived: true, country: { code3: ['SYR'] } })).toEqual(['SYR002']);
    const page = await ask<FilteredPage<Institute>>('POST /api/v2/wiews/filter?l=1', { accessions: true });
    expect(page.suggestions['country.code3']).toMatchObject({ missing: 1 });
    expect(page).toMatchObject({ totalElements: 3, totalPages: 3, size: 1, number: 0, first: true, last: false });
  });

  it('answer the filter of a code, whatever the body', async () => {
    const first = await ask<Page<Institute>>('POST /api/v2/wiews/list', { code: ['MEX002'] });
    for (const body of [undefined, null, {}, { code: ['CZE122'] }]) {
      const again = await ask<Page<Institute>>(`POST /api/v2/wiews/list?f=${first.filterCode}`, body);
      expect(again).toEqual(first);
    }
    expect(first.filter).toEqual({ code: ['MEX002'] });
  });

  it.each([
    ['an unknown property', '', { colour: 'red' }],
    ['an unknown sort', '?s=colour', {}],
    ['a damaged code', '?f=v2!!', {}],
    ['a page that is no number', '?p=x', {}],
    ['a body that is a list', '', []],
  ])('refuse %s with 400', async (_, query, body) => {
    const response = await api.call(`POST /api/v2/wiews/list${query}`, { token, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: 'bad_request',
      error_description: expect.any(String) as string,
    });
  });

  it('come as CSV, with the columns asked for', async () => {
    const { data, meta } = await csv('POST /api/v2/wiews/list?select=code,country.code3%20COUNTRY&select=acronym', {
      accessions: true,
    });
    expect(meta.fields).toEqual(['code', 'COUNTRY', 'acronym']);
    expect(data[0]).toEqual({ code: 'CZE122', COUNTRY: 'CZE', acronym: 'CRI' });
  });
});

describe('crops', () => {
  it('are a plain list with counts', async () => {
    const crops = await ask<{ shortName: string; accessionCount: number }[]>('GET /api/v2/crop');
    const counts = Object.fromEntries(crops.map(({ shortName, accessionCount }) => [shortName, accessionCount]));
    expect(counts).toMatchObject({ wheat: 2, maize: 1, moonflower: 1, rice: 0 });
  });

  it('come one by one and as CSV', async () => {
    expect(await ask('GET /api/v2/crop/wheat')).toMatchObject({ name: 'Wheat', accessionCount: 2 });
    expect((await api.call('GET /api/v2/crop/unknown', { token })).status).toBe(404);
    const { data, meta } = await csv('GET /api/v1/crops/list');
    expect(meta.fields?.slice(0, 4)).toEqual(['shortName', 'name', 'title', 'accessionCount']);
    expect(data.find(({ shortName }) => shortName === 'wheat')).toMatchObject({ accessionCount: '2' });
  });
});

describe('countries and regions', () => {
  it('count what originates and what is held', async () => {
    expect(await ask<CountryDetails>('GET /api/v2/country/CZE')).toMatchObject({
      name: 'Czechia',
      region: { isoCode: '151' },
      accessionCount: 1,
      instituteCount: 1,
      heldCount: 2,
      genesysInstitutes: [{ code: 'CZE122', accessionCount: 2 }],
    });
    expect(await ask<Country>('GET /api/v2/country/sun')).toMatchObject({ current: false, accessionCount: 1 });
    expect((await api.call('GET /api/v2/country/QQQ', { token })).status).toBe(404);
  });

  it('add up from region to world', async () => {
    const europe = await ask<RegionDetails>('GET /api/v2/region/150');
    expect(europe).toMatchObject({ name: 'Europe', parentRegion: { isoCode: '001' }, accessionCount: 2 });
    expect(europe.subRegions.map(({ isoCode }) => isoCode)).toContain('151');
    const east = await ask<RegionDetails>('GET /api/v2/region/151');
    expect(east.countries.map(({ code3 }) => code3)).toEqual(expect.arrayContaining(['CZE', 'SUN']));
  });

  it('are narrowed by region, with all that lies below', async () => {
    const { content } = await ask<Page<Country>>('POST /api/v2/country/list?l=1000', {
      region: ['019'],
      accessions: true,
    });
    expect(content.map(({ code3 }) => code3)).toEqual(['MEX']);
    const { totalElements } = await ask<Page<Country>>('POST /api/v2/region/filter', { parentRegion: ['001'] });
    expect(totalElements).toBeGreaterThanOrEqual(5);
  });

  it('are sorted as the caller reads their names, and by ours where no language is said', async () => {
    const sorted = async (headers: Record<string, string>) => {
      const body = { code3: ['AUT', 'CHL', 'CZE', 'CSK', 'DEU', 'TUR'] };
      const response = await api.call('POST /api/v2/country/list?s=name', { token, headers, body });
      return ((await response.json()) as Page<Country>).content.map(({ code3 }) => code3).join(' ');
    };
    expect(await sorted({})).toBe('AUT CHL CZE CSK DEU TUR');
    expect(await sorted({ 'Accept-Language': 'es' })).toBe('DEU AUT CZE CHL CSK TUR');
    // Ch stands after H in Czech.
    expect(await sorted({ 'Accept-Language': 'cs' })).toBe('CSK CZE CHL DEU AUT TUR');
  });

  it('have names for all codes, or those asked for', async () => {
    expect(await ask('POST /api/v2/vocabulary/iso3166/decode', ['CZE', 'NOPE'])).toEqual({ CZE: 'Czechia' });
    expect(Object.keys(await ask<object>('POST /api/v2/vocabulary/iso3166/decode')).length).toBeGreaterThan(249);
  });
});

test('the server tells of itself without a token', async () => {
  const response = await api.call('GET /api/v2/info');
  expect(await response.json()).toEqual({
    version: '2025.2.5',
    accessionCount: 4,
    instituteCount: 3,
    countryCount: 3,
    georeferencedCount: 2,
    exportLimit: 200_000,
    features: { ai: false, machineTranslation: false, mailbox: true },
    requestDays: 730,
    sandbox: false,
  });
});

test('beacons and reports are taken without a token', async () => {
  const headers = { 'Content-Type': 'text/plain' };
  expect((await api.call('POST /event', { body: { type: 'pageview' }, headers })).status).toBe(204);
  expect((await api.call('POST /api/v2/report', { body: {} })).status).toBe(204);
});

test('a person may see the own profile', async () => {
  const response = await api.call('GET /api/v2/me/profile', { token: await api.token('admin@example.org') });
  expect(await response.json()).toMatchObject({
    email: 'admin@example.org',
    roles: ['ROLE_USER', 'ROLE_ADMINISTRATOR', 'ROLE_VETTEDUSER'],
    active: true,
    accountType: 'LOCAL',
    lastLogin: expect.any(String) as string,
  });
});
