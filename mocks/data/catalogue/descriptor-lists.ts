import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DescriptorList } from '@/contract/descriptor/descriptor-list';
import type { Partner } from '@/contract/reference/partner';
import { ownerOf } from './owner';
import type { Source } from '../../tools/store/source';
import { makeTable, type Table } from '../../tools/store/table';
import type { CatalogueGiven } from './given';

const byTitle = new Intl.Collator('en').compare;

/** A list and the uuids of its descriptors, in its order: what they are called is theirs to say. */
export interface DescriptorListRecord extends DescriptorList {
  descriptors: readonly string[];
}

export const descriptorListTable = (
  { demo, changes }: CatalogueGiven,
  descriptors: Source<Descriptor>,
  partners: Source<Partner>,
): Table<DescriptorListRecord> =>
  makeTable<DescriptorListRecord>(changes, {
    name: 'descriptorlist',
    key: ({ uuid }) => uuid,
    seeds: async () => {
      const all = await descriptors.all();
      if (!demo) return [];
      const { demoDescriptorLists } = await import('../demo/datasets/demo-descriptor-lists');
      const lists = await demoDescriptorLists(all, (code) => ownerOf(partners, code));
      return lists
        .sort((a, b) => byTitle(a.title, b.title))
        .map((list) => ({ ...list, descriptors: list.descriptors.map(({ uuid }) => uuid) }));
    },
    cascade: ({ uuid }) => changes.acl.remove('descriptorlist', uuid),
    missed: ({ withdrawn }) => withdrawn === true,
  });
