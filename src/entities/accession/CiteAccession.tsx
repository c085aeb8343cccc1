import { useState } from 'react';
import type { Accession } from '@/contract/accession';
import { CiteCard } from '@/entities/publication/CiteCard';
import { citationOf, workOf } from './citation';

/** The words to cite the accession with. */
export function CiteAccession({ accession, address }: { accession: Accession; address: string }) {
  const [today] = useState(() => new Date());
  return (
    <CiteCard
      work={workOf(accession, address, today)}
      asked={citationOf(accession, address, today)}
      fileName={`accession-${accession.uuid}`}
    />
  );
}
