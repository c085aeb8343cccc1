import type { FieldOf } from '@/shared/filters/criteria/field-path';
import { facetOf, type FilterDefinition, type TermsFilter } from '@/shared/filters/criteria/filter-definition';
import type { OverviewChart } from './definition';

/**
 * Charts of the filters of an entity, which know the facet of a field and the names of its terms:
 * `const { terms, flag } = chartsOf(countryFilters)`, then `terms('region')`.
 */
export function chartsOf<F>(filters: readonly FilterDefinition<F>[]) {
  const terms = (field: FieldOf<F, 'terms'>, more?: Partial<OverviewChart>): OverviewChart => {
    const filter = filters.find((one): one is TermsFilter<F> => one.kind === 'terms' && one.field === field);
    const { useName, italic, numeric } = filter ?? {};
    const named = { ...(useName && { useName }), ...(italic && { italic }), ...(numeric && { numeric }) };
    return { kind: 'terms', field, facet: (filter && facetOf(filter)) ?? field, ...named, ...more };
  };
  const flag = (field: FieldOf<F, 'flag'>, more?: Partial<OverviewChart>): OverviewChart => ({
    kind: 'flag',
    field,
    facet: field,
    ...more,
  });
  return { terms, flag };
}
