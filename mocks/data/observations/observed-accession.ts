import type { Accession } from '@/contract/accession/accession';
import type { ObservedAccession } from './observed-dataset';

/** An accession of the catalogue as datasets name it. */
export const observedAccession = ({
  uuid,
  doi,
  instituteCode,
  accessionNumber,
  genus,
  taxonomy,
  seqNo,
}: Accession): ObservedAccession => ({
  uuid,
  doi: doi ?? null,
  instCode: instituteCode,
  acceNumb: accessionNumber,
  genus,
  species: taxonomy.species ?? null,
  ...(typeof seqNo === 'number' ? { seqNo } : {}),
});
