import type { Descriptor } from '@/contract/descriptor';
import type { DescriptorListDetails } from '@/contract/descriptor-list';
import type { Partner } from '@/contract/partner';
import { ownerOf } from '../publication/publication';
import { lazySource, type Source } from '../store/source';
import type { CatalogueGiven } from './catalogue';

const byTitle = new Intl.Collator('en').compare;

export const descriptorListSource = (
  { demo }: CatalogueGiven,
  descriptors: Source<Descriptor>,
  partners: Source<Partner>,
): Source<DescriptorListDetails> =>
  lazySource<DescriptorListDetails>(
    ({ uuid }) => uuid,
    async () => {
      if (!demo) return [];
      const { demoDescriptorLists } = await import('../demo/datasets/demo-descriptor-lists');
      const lists = await demoDescriptorLists(await descriptors.all(), (code) => ownerOf(partners, code));
      return lists.sort((a, b) => byTitle(a.title, b.title));
    },
  );
