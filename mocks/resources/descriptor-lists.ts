import type { DescriptorList, DescriptorListDetails, DescriptorListFilter } from '@/contract/descriptor-list';
import { answer, type Answer } from '../core/answer';
import { withToken, type Caller } from '../core/caller';
import { collection } from '../core/collection';
import type { Fields } from '../core/field';
import { listed, readable, seenBy, versionsOf } from '../core/publication';
import type { World } from '../core/world';

/** uuids of what a row holds. */
const descriptorsIn = new WeakMap<DescriptorList, string[]>();

const fields: Fields<DescriptorList> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  title: { kind: 'text', value: ({ title }) => title, search: true },
  description: { kind: 'text', value: ({ description }) => description, search: true, internal: true },
  crops: { kind: 'terms', value: ({ crops }) => crops, facet: true, search: true },
  publisher: { kind: 'terms', value: ({ publisher }) => publisher, facet: true, search: true },
  language: { kind: 'terms', value: ({ language }) => language, facet: true },
  state: { kind: 'terms', value: ({ state }) => state, facet: true },
  owner: { kind: 'terms', value: ({ owner }) => owner?.shortName, facet: true, search: true },
  descriptors: { kind: 'terms', value: (row) => descriptorsIn.get(row), facet: true },
  descriptorCount: { kind: 'number', value: ({ descriptorCount }) => descriptorCount, internal: true },
  lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate, internal: true },
};

async function rows(world: World, caller: Caller): Promise<DescriptorList[]> {
  return listed(await world.catalogue.descriptorLists.all(), caller).map(({ descriptors, ...list }) => {
    const row = seenBy(list, caller);
    descriptorsIn.set(
      row,
      descriptors.map(({ uuid }) => uuid),
    );
    return row;
  });
}

const listsOf = collection<DescriptorList, DescriptorListFilter>(fields, rows);

async function listOf(world: World, uuid: string, caller: Caller): Promise<DescriptorListDetails> {
  return readable(await world.catalogue.descriptorLists.one(uuid), uuid, caller, 'descriptor list');
}

export const descriptorLists: readonly Answer[] = [
  answer('POST /descriptorlist/list', withToken, listsOf.list),
  answer('POST /descriptorlist/filter', withToken, listsOf.filter),
  answer('POST /descriptorlist/overview', withToken, listsOf.overview),

  answer('GET /descriptorlist/:uuid', withToken, async ({ world, session, params }) =>
    seenBy(await listOf(world, params.uuid, session), session),
  ),

  answer('GET /descriptorlist/:uuid/versions', withToken, async ({ world, session, params }) =>
    versionsOf(await world.catalogue.descriptorLists.all(), await listOf(world, params.uuid, session), session),
  ),
];
