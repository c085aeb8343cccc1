import type { ReactNode } from 'react';
import type { Taxon } from '@/contract/accession/taxonomy';
import { AccessionsLink } from '@/entities/accession/catalogue/AccessionsLink';
import { Figure } from '@/shared/ui/text/Figure';

/** How many accessions carry this very name, leading to them. */
export function TaxonAccessions({ taxon, children }: { taxon: Taxon; children?: ReactNode }) {
  const { taxonName, accessionCount } = taxon;
  const shown = children ?? <Figure value={accessionCount} />;
  if (accessionCount === 0) return shown;
  return <AccessionsLink filter={{ taxonomy: { taxonName: { eq: [taxonName] } } }}>{shown}</AccessionsLink>;
}
