import type { Facets } from '@/contract/page';
import type { FilterDefinition } from './filter-definition';

/** What every filter control gets: its definition, the whole filter, the counts, and how to change it. */
export interface FilterProps<F extends object, D extends FilterDefinition<F>> {
  definition: D;
  namespace: string;
  filter: F;
  /** Undefined while the first are on their way. */
  facets: Facets | undefined;
  onChange: (filter: F) => void;
  /** All terms of one facet under the present filter, for "Show all". */
  useAllTerms: UseAllTerms;
}

export interface AllTermsAnswer {
  /** Undefined while it is on its way, or when it does not come. */
  facet: Facets[string] | undefined;
  failed: boolean;
  retry: () => void;
}

/** Asks for more terms of a facet than come with every page. */
export type UseAllTerms = (facet: string) => AllTermsAnswer;
