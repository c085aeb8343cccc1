import type { Partner } from '@/contract/partner';
import type { SubsetDetails } from '@/contract/subset';
import { lazySource, type Source } from '../core/source';
import type { CatalogueGiven } from './catalogue';

/** A subset and the uuids of its accessions, in its order. */
export interface SubsetRecord extends SubsetDetails {
  members: readonly string[];
}

export const subsetSource = (_given: CatalogueGiven, _partners: Source<Partner>): Source<SubsetRecord> =>
  lazySource<SubsetRecord>(
    ({ uuid }) => uuid,
    async () => [],
  );
