import type { Taxon } from '@/contract/taxonomy';
import { lazySource, type Source } from '../core/source';
import type { CatalogueGiven } from './catalogue';

export const taxonSource = (_given: CatalogueGiven): Source<Taxon> =>
  lazySource<Taxon>(
    ({ taxonName }) => taxonName,
    async () => [],
  );
