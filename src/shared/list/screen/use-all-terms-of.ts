import { useMemo } from 'react';
import type { UseAllTerms } from '@/shared/filters/criteria/filter-props';
import type { ListEndpoint } from '../list-endpoint';

/** Terms of a facet that are asked for where all are looked through. */
export const ALL_TERMS = 1000;

/** "Show all" of a facet asks the list itself, for one row and many terms. */
export function useAllTermsOf<T, F>(endpoint: ListEndpoint<T, F>, code: string | undefined, scope?: F): UseAllTerms {
  return useMemo(() => {
    function useAllTerms(facet: string) {
      const asked = {
        ...(code ? { f: code } : scope && { filter: scope }),
        p: 0,
        l: 1,
        facets: facet,
        limit: ALL_TERMS,
      };
      const { data, isError, refetch } = endpoint.useQuery(asked);
      return { facet: data?.suggestions[facet], failed: isError, retry: () => void refetch() };
    }
    return useAllTerms;
  }, [endpoint, code, scope]);
}
