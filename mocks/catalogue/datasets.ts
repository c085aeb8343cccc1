import type { Partner } from '@/contract/partner';
import { lazySource, type Source } from '../core/source';
import type { ObservedDataset } from '../observations/observed-dataset';
import type { CatalogueGiven } from './catalogue';

export const datasetSource = (_given: CatalogueGiven, _partners: Source<Partner>): Source<ObservedDataset> =>
  lazySource<ObservedDataset>(
    ({ head }) => head.uuid,
    async () => [],
  );
