import type { Partner } from '@/contract/partner';
import type { SubsetDetails } from '@/contract/subset';
import { ownerOf } from '../publication/publication';
import { lazySource, type Source } from '../store/source';
import type { CatalogueGiven } from './catalogue';

/** A subset and the uuids of its accessions, in its order. */
export interface SubsetRecord extends SubsetDetails {
  members: readonly string[];
}

/** All subsets are made up, of rows of the demo; their code is loaded when they are first asked for. */
export const subsetSource = ({ accessions, demo }: CatalogueGiven, partners: Source<Partner>): Source<SubsetRecord> =>
  lazySource<SubsetRecord>(
    ({ uuid }) => uuid,
    async () => {
      if (!demo) return [];
      const { demoSubsets } = await import('../demo/subsets/demo-subsets');
      return demoSubsets(accessions, (code) => ownerOf(partners, code));
    },
  );
