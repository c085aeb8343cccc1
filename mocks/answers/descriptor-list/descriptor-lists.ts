import type {
  DescriptorImport,
  DescriptorList,
  DescriptorListDetails,
  DescriptorListFilter,
} from '@/contract/descriptor/descriptor-list';
import { descriptorListSchema } from '@/contract/descriptor/descriptor-list-schema';
import type { DescriptorListRecord } from '../../data/catalogue/descriptor-lists';
import { collection } from '../../rules/entities/collection';
import { crud, editable } from '../../rules/entities/crud';
import { publication, publishable, type Publishing } from '../../rules/entities/publication';
import { publishedFields } from '../../rules/entities/published';
import { readVersion, refused } from '../../rules/entities/read-change';
import {
  membersOf,
  publishedDescriptors,
  publishedLists as items,
  withUse,
} from '../../rules/entities/readable-descriptors';
import type { Fields } from '../../tools/lists/field';
import { withToken, type Caller } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { importDescriptors } from '../descriptor/import-descriptors';

const fields: Fields<DescriptorListRecord> = {
  ...publishedFields((list) => list),
  crops: { kind: 'terms', value: ({ crops }) => crops, facet: true, search: true },
  publisher: { kind: 'terms', value: ({ publisher }) => publisher, facet: true, search: true },
  language: { kind: 'terms', value: ({ language }) => language, facet: true },
  descriptors: { kind: 'terms', value: ({ descriptors }) => descriptors, facet: true },
  descriptorCount: { kind: 'number', value: ({ descriptorCount }) => descriptorCount, internal: true },
};

const table = ({ catalogue }: World) => catalogue.descriptorLists;

const listsOf = collection<DescriptorList, DescriptorListFilter, DescriptorListRecord>(
  fields,
  items.listed,
  (record, caller, world) => {
    const { descriptors: _descriptors, extras: _extras, ...list } = record;
    return items.seen(world, { ...list, descriptorCount: membersOf(world, record, caller).length }, caller);
  },
  items.personal,
);

/** With the members that the caller may read: a draft among them is nobody else's business, nor counted. */
async function details(world: World, list: DescriptorListRecord, caller: Caller): Promise<DescriptorListDetails> {
  const used = await withUse(world);
  const descriptors = membersOf(world, list, caller).map((each) =>
    publishedDescriptors.seen(world, used(each), caller),
  );
  return items.seen(world, { ...list, descriptors, descriptorCount: descriptors.length }, caller);
}

const common = publishable<DescriptorListRecord>({
  items,
  schema: descriptorListSchema,
  table,
  empty: { crops: [], descriptors: [], descriptorCount: 0 },
  details: (list) => list,
  descriptorsOf: ({ descriptors }) => descriptors,
});
const writing: Publishing<DescriptorListRecord> = {
  ...common,
  details,
  kept: async (change, world) => {
    const kept = await common.kept(change, world);
    if (!kept.descriptors) return kept;
    await world.catalogue.descriptors.all();
    const descriptors = [...new Set(kept.descriptors.map((uuid) => uuid.toLowerCase()))];
    const missing = descriptors.findIndex((uuid) => !world.catalogue.descriptors.get(uuid));
    if (missing !== -1) throw refused({ [`descriptors[${missing}]`]: 'notFound' });
    return { ...kept, descriptors, descriptorCount: descriptors.length };
  },
};

export const descriptorLists: readonly Answer[] = [
  answer('POST /descriptorlist/list', withToken, listsOf.list),
  answer('POST /descriptorlist/filter', withToken, listsOf.filter),
  answer('POST /descriptorlist/overview', withToken, listsOf.overview),

  answer('POST /descriptorlist/:uuid/descriptors', writing.allow, async ({ world, session, params, body }) => {
    const list = await editable(writing, world, params.uuid, session);
    const { version, descriptors } = (body ?? {}) as Partial<DescriptorImport>;
    return details(world, await importDescriptors(world, list, descriptors, readVersion(version), session), session);
  }),

  ...crud(writing),
  ...publication(writing),
];
