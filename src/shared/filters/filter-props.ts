import type { Facets } from '@/contract/page';
import type { FilterDefinition } from './filter-definition';

/** What every filter control gets: its definition, the whole filter, the counts, and how to change it. */
export interface FilterProps<F extends object, D extends FilterDefinition<F>> {
  definition: D;
  namespace: string;
  filter: F;
  facets: Facets;
  onChange: (filter: F) => void;
  /** All terms of one facet under the present filter, for "Show all". */
  useAllTerms: UseAllTerms;
}

/** Asks for more terms of a facet than come with every page; undefined while they are on their way. */
export type UseAllTerms = (facet: string) => Facets[string] | undefined;
