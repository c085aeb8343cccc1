import { object, type InferType } from 'yup';
import type { Stored } from '../entity';
import type { FullText, Logic, OfSomebody, StringFilter } from '../filter';
import * as field from '../schema';

/** What may be sent of a record. */
export const genotypeSchema = object({
  instCode: field.wiewsCode(),
  acceNumb: field.neededText(field.LIMITS.name),
  genotypeId: field.neededText(field.LIMITS.name),
  serverUrl: field.url(),
});

export type GenotypeChange = InferType<typeof genotypeSchema>;

/** Says that an accession was genotyped, and under which name a server of genotypes has it. */
export interface Genotype extends Stored {
  uuid: string;
  /** WIEWS code of the holder. */
  instCode?: string | null;
  acceNumb: string;
  /** Of the sample, on its server. */
  genotypeId: string;
  serverUrl?: string | null;
  /** The accession of the catalogue that these name; null where none has them, or several. */
  accession?: { uuid: string; doi?: string | null } | null;
}

export interface GenotypeFilter extends FullText, OfSomebody, Logic<GenotypeFilter> {
  uuid?: string[];
  instCode?: string[];
  acceNumb?: StringFilter;
  genotypeId?: StringFilter;
  serverUrl?: string[];
  /** Whether the catalogue has the accession. */
  found?: boolean;
}

/** A genotype of an accession of a filter. */
export type GenotypeId = Pick<Genotype, 'instCode' | 'acceNumb' | 'genotypeId' | 'serverUrl'> & {
  doi?: string | null;
  accession: { uuid: string };
};

/** Records of one import. */
export const GENOTYPES_MAX = 10_000;

/** What became of a record: `known` where the same one was there already. */
export interface GenotypeOutcome {
  uuid: string;
  result: 'added' | 'known';
  /** Whether the catalogue has its accession. */
  found: boolean;
}
