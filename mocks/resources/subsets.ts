import type { Subset, SubsetFilter } from '@/contract/subset';
import type { SubsetRecord } from '../catalogue/subsets';
import { answer, type Answer } from '../world/answer';
import { withToken } from '../tokens/caller';
import { collection } from '../entities/collection';
import type { Fields } from '../lists/field';
import { seenBy } from '../publication/publication';
import { published, publishedFields } from '../entities/published';

const fields: Fields<SubsetRecord> = {
  ...publishedFields((subset) => subset),
  crops: { kind: 'terms', value: ({ crops }) => crops, facet: true, search: true },
  subsetType: { kind: 'terms', value: ({ subsetType }) => subsetType, facet: true },
  institutes: { kind: 'terms', value: ({ institutes }) => institutes, facet: true, search: true },
  rights: { kind: 'terms', value: ({ rights }) => rights, facet: true },
  date: { kind: 'date', value: ({ date }) => date, internal: true },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
};

/** Members are told by their filter, page by page. */
const details = ({ members: _members, ...subset }: SubsetRecord) => subset;
const row = ({ creators: _creators, ...subset }: ReturnType<typeof details>): Subset => subset;

const { listed, one, versions } = published('subset', ({ catalogue }) => catalogue.subsets);

const subsetsOf = collection<Subset, SubsetFilter, SubsetRecord>(fields, listed, (subset, caller) =>
  seenBy(row(details(subset)), caller),
);

export const subsets: readonly Answer[] = [
  answer('POST /subset/list', withToken, subsetsOf.list),
  answer('POST /subset/filter', withToken, subsetsOf.filter),
  answer('POST /subset/overview', withToken, subsetsOf.overview),

  answer('GET /subset/:uuid', withToken, async ({ world, session, params }) =>
    seenBy(details(await one(world, params.uuid, session)), session),
  ),

  answer('GET /subset/:uuid/versions', withToken, versions),
];
