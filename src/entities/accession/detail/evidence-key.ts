import type { Accession } from '@/contract/accession/accession';
import type { SimilarityEvidence } from '@/contract/accession/similar';

/** Which sentence (`accession:detail.similar.*`) tells a piece of evidence to somebody who looks at `asked`. */
export function evidenceKey({ kind, value, field }: SimilarityEvidence, asked: Accession) {
  const isNumber = value === asked.accessionNumber;
  switch (kind) {
    case 'doi':
    case 'collectingNumber':
      return kind;
    case 'donorNumber':
      if (field === 'accessionNumber') return 'atDonor';
      if (field === 'donorNumb') return isNumber ? 'givenOn' : 'sameDonor';
      return 'donorAlias';
    case 'alias':
      if (field === 'accessionNumber') return 'aliasAccession';
      if (field === 'donorNumb') return 'aliasDonor';
      return isNumber ? 'numberAlias' : 'sameAlias';
    default:
      // A kind that a later server knows.
      return 'other';
  }
}
