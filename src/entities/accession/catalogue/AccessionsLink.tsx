import type { ReactNode } from 'react';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { FilterLink } from '@/shared/list/address/FilterLink';
import { accessionsPath, openableList } from './openable-list';

/** Leads to the accessions of a filter. */
export function AccessionsLink({ filter, children }: { filter: AccessionFilter; children: ReactNode }) {
  return (
    <FilterLink list={openableList} filter={filter} path={accessionsPath}>
      {children}
    </FilterLink>
  );
}
