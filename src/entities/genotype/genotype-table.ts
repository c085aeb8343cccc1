import { GENOTYPES_MAX, genotypeSchema, type GenotypeChange } from '@/contract/genotype/genotype';
import { checked, type TableKind } from '@/shared/files/pasted-table';

/** Records as people paste them. */
export const genotypeTable: TableKind<'instCode' | 'acceNumb' | 'genotypeId' | 'serverUrl', GenotypeChange> = {
  columns: ['instCode', 'acceNumb', 'genotypeId', 'serverUrl'],
  needed: ['acceNumb', 'genotypeId'],
  most: GENOTYPES_MAX,
  partly: true,
  reader: () => (cells) => checked(genotypeSchema, cells),
};
