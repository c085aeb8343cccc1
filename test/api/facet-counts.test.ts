import { endpoints } from '@/contract/endpoints';
import type { Facets, FilteredPage } from '@/contract/page';
import { testApi } from '../../mocks/rules/world/api.fixture';
import { sampled } from '../samples/sampled';

/*
 * "Every number on a screen comes from the same filter", of lists beside the accessions: what a term says it counts is
 * what a tick on it finds, in the list and in its overview; the accessions of an item are those that its link finds.
 */

const LISTS =
  'bibliography country dataset descriptor descriptorlist divtree network partner subset taxonomy wiews'.split(' ');
const api = testApi({ accessions: 600 });
let token = '';

interface Counted {
  uuid: string;
  shortName: string;
  accessionCount: number;
}

async function ask<T>(path: string, body: object): Promise<T> {
  const response = await api.call(`POST /api/v2${path}`, { token, body });
  if (!response.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const ticked = (path: string, term: string): object => {
  const value = term === 'true' || term === 'false' ? term === 'true' : [term];
  return path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;
};

beforeAll(async () => {
  token = await api.token();
});

test.each(LISTS)('a term of /%s counts what it finds', async (list) => {
  const { suggestions = {} } = await ask<{ suggestions?: Facets }>(`/${list}/filter?l=1`, {});
  const terms = Object.entries(suggestions).flatMap(([path, facet]) =>
    (facet?.terms ?? []).map(({ term, count }) => ({ filter: ticked(path, term), count })),
  );
  expect(terms.length).toBeGreaterThan(0);
  for (const { filter, count } of sampled(terms, 20)) {
    const { totalElements } = await ask<FilteredPage<unknown>>(`/${list}/filter?l=1`, filter);
    expect({ filter, count: totalElements }).toEqual({ filter, count });
    if (!(`POST /${list}/overview` in endpoints)) continue;
    const { total } = await ask<{ total: number }>(`/${list}/overview`, filter);
    expect({ filter, count: total }).toEqual({ filter, count });
  }
});

test.each(['acn', ...LISTS])('what has no value in a facet of /%s is counted by what it finds', async (list) => {
  const { suggestions = {} } = await ask<{ suggestions?: Facets }>(`/${list}/filter?l=1`, {});
  for (const [path, facet] of Object.entries(suggestions)) {
    if (!facet?.missing) continue;
    const { totalElements } = await ask<FilteredPage<unknown>>(`/${list}/filter?l=1`, { NULL: [path] });
    expect({ path, missing: facet.missing }).toEqual({ path, missing: totalElements });
  }
});

test.each([
  ['subset', ({ uuid }: Counted) => ({ subsets: [uuid] })],
  ['divtree', ({ uuid }: Counted) => ({ diversityTrees: [uuid] })],
  ['network', ({ shortName }: Counted) => ({ networks: [shortName] })],
])('the accessions of each item of /%s are as many as it says', async (list, filterOf) => {
  const { content } = await ask<FilteredPage<Counted>>(`/${list}/list?l=100`, {});
  expect(content.length).toBeGreaterThan(0);
  for (const item of content) {
    const { totalElements } = await ask<FilteredPage<unknown>>('/acn/filter?l=1', filterOf(item));
    expect({ item, accessionCount: totalElements }).toEqual({ item, accessionCount: item.accessionCount });
  }
});
