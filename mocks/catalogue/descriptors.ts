import type { Descriptor } from '@/contract/descriptor';
import { lazySource, type Source } from '../core/source';
import type { ObservedDataset } from '../observations/observed-dataset';
import type { CatalogueGiven } from './catalogue';

export const descriptorSource = (_given: CatalogueGiven, _datasets: Source<ObservedDataset>): Source<Descriptor> =>
  lazySource<Descriptor>(
    ({ uuid }) => uuid,
    async () => [],
  );
