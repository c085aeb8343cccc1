import type { Partner } from '@/contract/reference/partner';
import type { SubsetDetails } from '@/contract/subset/subset';
import { patientService } from '../accessions/kept/patient-service';
import { ownerOf } from './owner';
import type { Source } from '../../tools/store/source';
import { makeTable, type Table } from '../../tools/store/table';
import type { CatalogueGiven } from './given';

/** A subset and the uuids of its accessions, in its order. */
export interface SubsetRecord extends SubsetDetails {
  accessions: readonly string[];
}

/** All that were not made here are made up, of rows of the demo; their code is loaded when they are first asked for. */
export const subsetTable = (
  { accessions, demo, changes }: CatalogueGiven,
  partners: Source<Partner>,
): Table<SubsetRecord> =>
  makeTable<SubsetRecord>(changes, {
    name: 'subset',
    key: ({ uuid }) => uuid,
    seeds: async () => {
      if (!demo) return [];
      const { demoSubsets } = await import('../demo/subsets/demo-subsets');
      return demoSubsets(patientService(accessions), (code) => ownerOf(partners, code));
    },
    cascade: ({ uuid }) => changes.acl.remove('subset', uuid),
    missed: ({ withdrawn }) => withdrawn === true,
  });
