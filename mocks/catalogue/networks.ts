import type { Network } from '@/contract/network';
import { lazySource, type Source } from '../core/source';
import type { CatalogueGiven } from './catalogue';

export const networkSource = (_given: CatalogueGiven): Source<Network> =>
  lazySource<Network>(
    ({ shortName }) => shortName,
    async () => [],
  );
