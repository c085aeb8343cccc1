import { DEFAULT_PAGE_SIZE } from '@/contract/constants';
import type { EntityListDefinition } from './definition';
import { askedFields } from './shown-columns';

/** How a list asks for its first page when it opens, by whatever filter: what was asked so before lies in the cache then. */
export function firstPage<T, F extends object>(
  list: Pick<EntityListDefinition<T, F>, 'defaultSort' | 'facets' | 'fields' | 'columns'>,
) {
  const { defaultSort, facets } = list;
  const select = askedFields(list);
  return {
    p: 0,
    l: DEFAULT_PAGE_SIZE,
    s: defaultSort.sort,
    d: defaultSort.dir,
    ...(facets && { facets }),
    ...(select && { select }),
  };
}
