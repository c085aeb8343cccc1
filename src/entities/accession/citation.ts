import type { Accession } from '@/contract/accession';

/** How an accession is cited: holder, number and name, taxon, where it can be found. The DOI is its lasting address. */
export function citationOf(accession: Accession, address: string, today: Date): string {
  const { institute, accessionNumber, accessionName, taxonomy, doi } = accession;
  const name =
    accessionName && accessionName !== accessionNumber ? `${accessionNumber} (${accessionName})` : accessionNumber;
  const where = doi ? `https://doi.org/${doi}` : `${address} (${today.toISOString().slice(0, 10)})`;
  // Authors end in a full stop of their own more often than not.
  const taxon = taxonomy.taxonName.replace(/\.?$/, '.');
  return `${institute.fullName} (${institute.code}): ${name}, ${taxon} ${where}`;
}
