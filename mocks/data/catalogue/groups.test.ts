import type { SubsetRecord } from './subsets';
import type { AccessionService } from '../accessions/service';
import { lazyService } from '../accessions/kept/lazy-service';
import { makeWorld } from '../../rules/world/world';
import type { Catalogue } from './catalogue';
import { withGroups } from './groups';

const source = <T>(rows: readonly T[], made: () => void) => ({
  all: async () => (made(), rows),
  one: async () => undefined,
});

const subset = (uuid: string, accessions: string[], state = 'PUBLISHED'): SubsetRecord =>
  ({ uuid, title: uuid, state, current: true, accessions }) as unknown as SubsetRecord;

/** A catalogue with nothing but these subsets, and a note of what has been made. */
function catalogueOf(subsets: SubsetRecord[]) {
  const made: string[] = [];
  const catalogue = {
    subsets: source(subsets, () => made.push('subsets')),
    datasets: source([], () => made.push('datasets')),
    datasetRows: { revision: 0 },
    trees: source([], () => made.push('trees')),
    genotyped: { group: async () => [] },
  } as unknown as Catalogue;
  return { catalogue, made };
}

const stored = makeWorld({ accessions: 40 }).accessions;
let uuids: string[] = [];

beforeAll(async () => {
  ({ uuids } = await stored.uuids({}, 3));
});

test('groups that could not be made are made for the next question', async () => {
  const { catalogue } = catalogueOf([subset('core', uuids)]);
  const once = jest.spyOn(catalogue.subsets, 'all').mockRejectedValueOnce(new Error('not now'));
  const accessions = withGroups(stored, catalogue)(() => true);
  await expect(accessions.count({ hasSubset: true })).rejects.toThrow('not now');
  expect(await accessions.count({ hasSubset: true })).toBe(uuids.length);
  expect(once).toHaveBeenCalledTimes(2);
});

test('groups are made for the first question that speaks of them', async () => {
  const { catalogue, made } = catalogueOf([subset('core', uuids), subset('draft', uuids.slice(0, 1), 'DRAFT')]);
  const readBy = withGroups(stored, catalogue);
  const accessions = readBy(() => true);
  await accessions.filterPage({ crop: ['wheat'], _text: 'sub sets' }, {});
  await accessions.overview({});
  expect(made).toEqual([]);
  expect(await accessions.count({ subsets: ['core'] })).toBe(3);
  expect(await accessions.count({ NOT: { hasSubset: true } })).toBe(40 - 3 - (40 - (await stored.count({}))));
  expect(made).toEqual(['subsets']);
  // A draft is found by who may read it, and told by nobody.
  expect(await accessions.count({ subsets: ['draft'] })).toBe(1);
  const unread = readBy(() => false);
  expect(await unread.count({ subsets: ['draft'] })).toBe(0);
  expect(await unread.count({ subsets: ['DRAFT:1', 'core'] })).toBe(3);
  expect((await accessions.details(uuids[0] ?? ''))?.subsets).toEqual([{ uuid: 'core', title: 'core' }]);
  const { suggestions } = await accessions.filterPage({}, { facets: 'hasDataset,subsets' });
  expect(suggestions['subsets']?.terms).toEqual([{ term: 'core', count: 3 }]);
  expect(made).toEqual(['subsets', 'datasets']);
});

test('worlds that share a store keep their own groups', async () => {
  const shared: AccessionService = lazyService(async () => makeWorld({ accessions: 40 }).accessions);
  const some = withGroups(shared, catalogueOf([subset('core', uuids.slice(0, 1))]).catalogue)(() => true);
  const more = withGroups(shared, catalogueOf([subset('core', uuids)]).catalogue)(() => true);
  const asked = [some, more, some, more].map((accessions) => accessions.count({ subsets: ['core'] }));
  expect(await Promise.all(asked)).toEqual([1, 3, 1, 3]);
});
