import type { ReactNode } from 'react';
import type { AccessionFilter } from '@/contract/accession-filter';
import { href } from '@/routes/href';
import { FilterLink } from '@/shared/list/FilterLink';
import { accessionList } from './list';

const path = (filterCode: string | undefined) => href('accessions', { filterCode });

/** Leads to the accessions of a filter. */
export function AccessionsLink({ filter, children }: { filter: AccessionFilter; children: ReactNode }) {
  return (
    <FilterLink list={accessionList} filter={filter} path={path}>
      {children}
    </FilterLink>
  );
}
