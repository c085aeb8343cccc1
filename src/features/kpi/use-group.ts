import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { KpiExecution } from '@/contract/kpi/kpi';
import { accessionFilters } from '@/entities/accession/catalogue/filters';
import { asItself, facetOf, type TermsFilter } from '@/shared/filters/criteria/filter-definition';
import { useText } from '@/shared/ui/text/use-text';

type Terms = TermsFilter<AccessionFilter>;

const definitionOf = (field: string) =>
  accessionFilters.find((one): one is Terms => one.kind === 'terms' && facetOf(one) === field);

/** What the properties by which executions group are called, as the filters of accessions call them. */
export function useFieldName(): (execution: KpiExecution) => string {
  const text = useText('accession');
  return ({ groupBy: { field, alias } }) => {
    const definition = definitionOf(field);
    return definition ? text(`accession:fields.${definition.field}`) : alias;
  };
}

/** Names of the values by which one execution groups, with their codes where the names do not say them. */
export function useValueName({ groupBy: { field } }: KpiExecution, keys: readonly string[]): (key: string) => string {
  const { useName = asItself } = definitionOf(field) ?? {};
  const nameOf = useName(keys);
  return (key) => {
    const name = nameOf(key);
    const isNamed = name.toLowerCase().split(' ').includes(key.toLowerCase());
    return isNamed ? name : `${name} (${key})`;
  };
}
