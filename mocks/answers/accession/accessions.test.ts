import type { Accession, AccessionDetails } from '@/contract/accession/accession';
import type { FilteredPage, Page } from '@/contract/page';
import Papa from 'papaparse';
import { testApi } from '../../rules/world/api.fixture';

const api = testApi({ accessions: 300, settings: { exportLimit: 100 } });
let token: string;

beforeAll(async () => {
  token = await api.token();
});

const post = (path: string, body?: unknown, headers?: Record<string, string>) =>
  api.call(`POST /api/v2/acn/${path}`, { token, body, headers });
const json = async <T>(response: Promise<Response>): Promise<T> => (await response).json() as Promise<T>;
const refused = async (response: Promise<Response>): Promise<string> => {
  const { status } = await response;
  expect(status).toBe(400);
  return (await json<{ error_description: string }>(response.then((each) => each.clone()))).error_description;
};

it('answers the same by filter and by its code, whatever the body then is', async () => {
  const first = await json<FilteredPage<Accession>>(post('filter?l=3', { historic: false, sampStat: ['300'] }));
  expect(first.filterCode).toMatch(/^v/);
  expect(first.filter).toEqual({ historic: false, sampStat: ['300'] });
  for (const body of [undefined, null, {}, { crop: ['rice'] }]) {
    const again = await json<FilteredPage<Accession>>(post(`filter?l=3&f=${first.filterCode}`, body));
    expect(again).toEqual(first);
  }
});

it('has twelve facets, further ones on request, with as many terms as asked', async () => {
  const { suggestions } = await json<FilteredPage<Accession>>(
    post('filter?l=1&limit=2&facets=historic,%20coll.decade'),
  );
  expect(Object.keys(suggestions)).toHaveLength(14);
  for (const { terms } of Object.values(suggestions)) expect(terms.length).toBeLessThanOrEqual(2);
});

it('cuts pages that are too long', async () => {
  expect((await json<Page<Accession>>(post('list?l=5000'))).size).toBe(1_000);
  expect((await json<Page<Accession>>(post('query?l=50000'))).size).toBe(10_000);
});

it('refuses with a sentence', async () => {
  expect(await refused(post('list', { colour: ['red'] }))).toContain('"colour"');
  expect(await refused(post('list?s=colour'))).toContain('"colour"');
  expect(await refused(post('by-uuid', { uuid: 1 }))).toContain('list of uuids');
  expect(await refused(post('by-uuid', Array.from({ length: 201 }, String)))).toContain('200');
  expect(await refused(post('download?format=pdf'))).toContain('mcpd');
});

it('refuses a download above the limit, and says both numbers', async () => {
  const { totalElements } = await json<Page<Accession>>(post('list?l=1'));
  const sentence = await refused(post('download?format=csv'));
  expect(sentence).toContain('100 ');
  expect(sentence).toContain(String(totalElements));
});

it.each([
  ['mcpd', 'ACCENUMB'],
  ['csv', 'accessionNumber'],
  ['pdci', 'ACCENUMB'],
])('downloads as many lines of %s as were counted', async (format, column) => {
  const filter = { crop: ['wheat'] };
  const { content, totalElements } = await json<Page<Accession>>(post('list?l=1000', filter));
  const response = await post(`download?format=${format}`, filter);
  expect(response.headers.get('Content-Type')).toBe('text/csv');
  expect(response.headers.get('Content-Disposition')).toContain(`accessions-${format}.csv`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  const { data } = Papa.parse<Record<string, string>>(text, { delimiter: '\t', header: true, skipEmptyLines: true });
  expect(data).toHaveLength(totalElements);
  expect(data.map((row) => row[column])).toEqual(content.map(({ accessionNumber }) => accessionNumber));
});

it('answers lists as TAB separated text, several values in numbered columns', async () => {
  const response = await post('query?l=300&select=accessionNumber,%20storage', {}, { Accept: 'text/csv' });
  expect(response.headers.get('Content-Type')).toBe('text/csv');
  const [header] = (await response.text()).split('\n');
  expect(header).toMatch(/^"accessionNumber"\t"storage1"\t"storage2"/);
});

it('tells of one accession by uuid or DOI, and of a wrong one with 404', async () => {
  const { content } = await json<Page<Accession>>(post('list?l=1', { hasDoi: true }));
  const { uuid = '', doi = '' } = content[0] ?? {};
  for (const path of [`details/${uuid}`, `doi/${doi}`, `doi/${encodeURIComponent(doi ?? '')}`])
    // The row of lists, and what only the page of an accession tells.
    expect(await json<AccessionDetails>(api.call(`GET /api/v2/acn/${path}`, { token }))).toMatchObject({
      details: {
        ...content[0],
        subsets: expect.any(Array) as unknown,
        institute: { networks: expect.any(Array) as unknown },
        taxonomy: { synonyms: expect.any(Array) as unknown },
      },
    });
  for (const path of ['details/x', 'doi/10.5072/none', 'x/observations'])
    expect((await api.call(`GET /api/v2/acn/${path}`, { token })).status).toBe(404);
});

it('finds accessions by uuid in the order asked for', async () => {
  const { content } = await json<Page<Accession>>(post('list?l=3'));
  const asked = content.map(({ uuid }) => uuid).toReversed();
  const answer = await json<{ content: Accession[]; missing: string[] }>(post('by-uuid', [...asked, 'unknown']));
  expect(answer).toEqual({ content: content.toReversed(), missing: ['unknown'] });
});
