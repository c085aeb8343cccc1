import type { Accession } from '@/contract/accession/accession';
import type { FilteredPage } from '@/contract/page';
import type { Version } from '@/contract/publication/publication';
import type { Subset, SubsetDetails, SubsetFilter } from '@/contract/subset/subset';
import { testApi } from '../../rules/world/api.fixture';
import { logarithmicShares } from '../../data/demo/subsets/demo-subsets';

const api = testApi({ accessions: 600 });
const tokens: Record<string, string> = {};
const ANYBODY = '';

beforeAll(async () => {
  tokens[ANYBODY] = await api.token();
  tokens['publisher'] = await api.token('publisher@example.org');
});

async function ask<T>(line: string, body?: unknown, as = ANYBODY): Promise<T> {
  const response = await api.call(line, { token: tokens[as], body });
  return (await response.json()) as T;
}
const listed = (filter: SubsetFilter, as = ANYBODY) =>
  ask<FilteredPage<Subset>>('POST /api/v2/subset/filter?l=100', filter, as);

test('a subset holds what its filter finds', async () => {
  const { content } = await listed({});
  expect(content.length).toBeGreaterThan(8);
  for (const { uuid, title, accessionCount, institutes, crops } of content) {
    const found = await ask<FilteredPage<Accession>>('POST /api/v2/acn/filter?l=1000', { subsets: [uuid] });
    expect([title, found.totalElements]).toEqual([title, accessionCount]);
    expect(new Set(found.content.map(({ instituteCode }) => instituteCode))).toEqual(new Set(institutes));
    expect(new Set(found.content.flatMap(({ crop }) => crop?.shortName ?? []))).toEqual(new Set(crops));
  }
});

test('an accession names the subsets it is in, the present versions only', async () => {
  const { content } = await listed({ subsetType: ['CORE'], crops: ['wheat'] });
  expect(content.map(({ versionTag }) => versionTag)).toEqual(['1.1']);
  const [core] = content;
  const members = await ask<FilteredPage<Accession>>('POST /api/v2/acn/filter', { subsets: [core?.uuid] });
  const { details } = await ask<{ details: Accession }>(`GET /api/v2/acn/details/${members.content[0]?.uuid}`);
  expect(details.subsets?.filter(({ title }) => title === core?.title)).toEqual([
    { uuid: core?.uuid, title: core?.title },
  ]);
});

test('a former version says which is the present one', async () => {
  const [core] = (await listed({ title: { contains: ['core collection of wheat'] } })).content;
  const versions = await ask<Version[]>(`GET /api/v2/subset/${core?.uuid}/versions`);
  expect(versions.map(({ versionTag, current }) => [versionTag, current])).toEqual([
    ['1.1', true],
    ['1.0', false],
  ]);
  const former = await ask<SubsetDetails>(`GET /api/v2/subset/${versions[1]?.uuid}`);
  expect(former).toMatchObject({ current: false, creators: [{ role: 'CURATOR' }] });
  expect(former).not.toHaveProperty('members');
});

test('a draft is there for those who publish', async () => {
  const drafts = await listed({ state: ['DRAFT'] }, 'publisher');
  expect(drafts.content.map(({ title }) => title)).toEqual(['Potatoes for a trial of late blight']);
  expect((await listed({ state: ['DRAFT'] })).totalElements).toBe(0);
  const line = `GET /api/v2/subset/${drafts.content[0]?.uuid}`;
  expect((await api.call(line, { token: tokens[ANYBODY] })).status).toBe(404);
  expect((await api.call(line, { token: tokens['publisher'] })).status).toBe(200);
});

test('shares grow with the logarithm, are never none and never more than there are', () => {
  expect(logarithmicShares([1000, 100, 1], 20)).toEqual([11, 7, 1]);
  expect(logarithmicShares([3, 2], 100)).toEqual([3, 2]);
  expect(logarithmicShares([], 5)).toEqual([]);
});
