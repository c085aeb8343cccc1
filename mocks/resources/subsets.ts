import type { Subset, SubsetFilter } from '@/contract/subset';
import type { SubsetRecord } from '../catalogue/subsets';
import { answer, type Answer } from '../core/answer';
import { withToken } from '../core/caller';
import { collection } from '../core/collection';
import type { Fields } from '../core/field';
import { listed, readable, seenBy, versionsOf } from '../core/publication';

const fields: Fields<Subset> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  title: { kind: 'text', value: ({ title }) => title, search: true },
  description: { kind: 'text', value: ({ description }) => description, search: true, internal: true },
  crops: { kind: 'terms', value: ({ crops }) => crops, facet: true, search: true },
  subsetType: { kind: 'terms', value: ({ subsetType }) => subsetType, facet: true },
  institutes: { kind: 'terms', value: ({ institutes }) => institutes, facet: true, search: true },
  owner: { kind: 'terms', value: ({ owner }) => owner?.shortName, facet: true },
  rights: { kind: 'terms', value: ({ rights }) => rights, facet: true },
  state: { kind: 'terms', value: ({ state }) => state, facet: true },
  lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate },
  date: { kind: 'date', value: ({ date }) => date, internal: true },
  versionTag: { kind: 'text', value: ({ versionTag }) => versionTag, internal: true },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
};

/** Members are told by their filter, page by page. */
const details = ({ members: _members, ...subset }: SubsetRecord) => subset;
const row = ({ creators: _creators, ...subset }: ReturnType<typeof details>): Subset => subset;

const subsetsOf = collection<Subset, SubsetFilter>(fields, async ({ catalogue }, caller) =>
  listed(await catalogue.subsets.all(), caller).map((subset) => seenBy(row(details(subset)), caller)),
);

export const subsets: readonly Answer[] = [
  answer('POST /subset/list', withToken, subsetsOf.list),
  answer('POST /subset/filter', withToken, subsetsOf.filter),
  answer('POST /subset/overview', withToken, subsetsOf.overview),

  answer('GET /subset/:uuid', withToken, async ({ world, params: { uuid }, session }) => {
    const found = readable(await world.catalogue.subsets.one(uuid), uuid, session, 'subset');
    return seenBy(details(found), session);
  }),

  answer('GET /subset/:uuid/versions', withToken, async ({ world: { catalogue }, params: { uuid }, session }) => {
    const found = readable(await catalogue.subsets.one(uuid), uuid, session, 'subset');
    return versionsOf(await catalogue.subsets.all(), found, session);
  }),
];
