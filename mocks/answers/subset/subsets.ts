import { SUBSET_ACCESSIONS_MAX, type Subset, type SubsetFilter } from '@/contract/subset/subset';
import { subsetSchema } from '@/contract/subset/subset-schema';
import type { SubsetRecord } from '../../data/catalogue/subsets';
import { accessionsPart } from '../../rules/entities/accessions-part';
import { collection } from '../../rules/entities/collection';
import { crud } from '../../rules/entities/crud';
import { publication, publishable } from '../../rules/entities/publication';
import { published, publishedFields } from '../../rules/entities/published';
import type { Fields } from '../../tools/lists/field';
import { withToken } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';

/** What subsets are narrowed, counted and sorted by. */
export const subsetFields: Fields<SubsetRecord> = {
  ...publishedFields((subset) => subset),
  crops: { kind: 'terms', value: ({ crops }) => crops, facet: true, search: true },
  subsetType: { kind: 'terms', value: ({ subsetType }) => subsetType, facet: true },
  institutes: { kind: 'terms', value: ({ institutes }) => institutes, facet: true, search: true },
  'institute.code': { kind: 'terms', value: ({ institutes }) => institutes },
  rights: { kind: 'terms', value: ({ rights }) => rights, facet: true },
  date: { kind: 'date', value: ({ date }) => date, internal: true },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
};

/** Members are listed by the filter of accessions, page by page. */
const details = ({ accessions: _accessions, ...subset }: SubsetRecord) => subset;
const row = ({ creators: _creators, ...subset }: ReturnType<typeof details>): Subset => subset;

const table = ({ catalogue }: World) => catalogue.subsets;
export const publishedSubsets = published<SubsetRecord>('subset', table, {
  withdrawn: (world, uuid) => table(world).isGone(uuid),
});
const writing = publishable<SubsetRecord>({
  items: publishedSubsets,
  schema: subsetSchema,
  table,
  empty: { crops: [], institutes: [], accessionCount: 0, creators: [], accessions: [] },
  details,
});

const subsetsOf = collection<Subset, SubsetFilter, SubsetRecord>(
  subsetFields,
  publishedSubsets.listed,
  (subset, caller, world) => publishedSubsets.seen(world, row(details(subset)), caller),
  publishedSubsets.personal,
);

export const subsets: readonly Answer[] = [
  answer('POST /subset/list', withToken, subsetsOf.list),
  answer('POST /subset/filter', withToken, subsetsOf.filter),
  answer('POST /subset/overview', withToken, subsetsOf.overview),

  ...crud(writing),
  ...publication(writing),
  ...accessionsPart(writing, SUBSET_ACCESSIONS_MAX),
];
