import type { Partner } from '@/contract/partner';
import { lazySource, type Source } from '../core/source';
import type { CatalogueGiven } from './catalogue';

export const partnerSource = (_given: CatalogueGiven): Source<Partner> =>
  lazySource<Partner>(
    ({ uuid }) => uuid,
    async () => [],
  );
