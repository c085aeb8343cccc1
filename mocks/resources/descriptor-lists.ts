import type { DescriptorList, DescriptorListDetails, DescriptorListFilter } from '@/contract/descriptor-list';
import { answer, type Answer } from '../world/answer';
import { withToken } from '../tokens/caller';
import { collection } from '../entities/collection';
import type { Fields } from '../lists/field';
import { published, publishedFields } from '../entities/published';

const fields: Fields<DescriptorListDetails> = {
  ...publishedFields((list) => list),
  crops: { kind: 'terms', value: ({ crops }) => crops, facet: true, search: true },
  publisher: { kind: 'terms', value: ({ publisher }) => publisher, facet: true, search: true },
  language: { kind: 'terms', value: ({ language }) => language, facet: true },
  descriptors: { kind: 'terms', value: ({ descriptors }) => descriptors.map(({ uuid }) => uuid), facet: true },
  descriptorCount: { kind: 'number', value: ({ descriptorCount }) => descriptorCount, internal: true },
};

const { listed, one, seen, versions } = published('descriptorlist', ({ catalogue }) => catalogue.descriptorLists);

const listsOf = collection<DescriptorList, DescriptorListFilter, DescriptorListDetails>(
  fields,
  listed,
  ({ descriptors: _descriptors, ...list }, caller, world) => seen(world, list, caller),
);

export const descriptorLists: readonly Answer[] = [
  answer('POST /descriptorlist/list', withToken, listsOf.list),
  answer('POST /descriptorlist/filter', withToken, listsOf.filter),
  answer('POST /descriptorlist/overview', withToken, listsOf.overview),

  answer('GET /descriptorlist/:uuid', withToken, async ({ world, session, params }) =>
    seen(world, await one(world, params.uuid, session), session),
  ),

  answer('GET /descriptorlist/:uuid/versions', withToken, versions),
];
