import type { Accession } from '@/contract/accession';
import type { CitedWork } from '@/entities/publication/cited-work';

const titleOf = ({ accessionNumber, accessionName, taxonomy }: Accession): string => {
  const name =
    accessionName && accessionName !== accessionNumber ? `${accessionNumber} (${accessionName})` : accessionNumber;
  return `${name}, ${taxonomy.taxonName}`;
};

/** How an accession is cited: holder, number and name, taxon, where it can be found. The DOI is its lasting address. */
export function citationOf(accession: Accession, address: string, today: Date): string {
  const { institute, doi } = accession;
  const where = doi ? `https://doi.org/${doi}` : `${address} (${today.toISOString().slice(0, 10)})`;
  // Authors end in a full stop of their own more often than not.
  return `${institute.fullName} (${institute.code}): ${titleOf(accession).replace(/\.?$/, '.')} ${where}`;
}

/** The same for reference managers. */
export const workOf = (accession: Accession, address: string, today: Date): CitedWork => ({
  type: 'material',
  title: titleOf(accession),
  authors: [accession.institute.fullName],
  byBody: true,
  doi: accession.doi,
  url: address,
  accessed: today,
});
