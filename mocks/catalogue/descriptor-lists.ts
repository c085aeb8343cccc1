import type { Descriptor } from '@/contract/descriptor';
import type { DescriptorListDetails } from '@/contract/descriptor-list';
import { lazySource, type Source } from '../core/source';
import type { CatalogueGiven } from './catalogue';

export const descriptorListSource = (
  _given: CatalogueGiven,
  _descriptors: Source<Descriptor>,
): Source<DescriptorListDetails> =>
  lazySource<DescriptorListDetails>(
    ({ uuid }) => uuid,
    async () => [],
  );
