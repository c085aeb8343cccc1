import { KPI_ENTITIES, type KpiEntity, type KpiExecution } from '@/contract/kpi/kpi';
import { accessionFilters } from '@/entities/accession/catalogue/filters';
import { datasetFilters } from '@/entities/dataset/catalogue/filters';
import { instituteList } from '@/entities/institute/list';
import { useInstituteName } from '@/entities/names/use-institute-name';
import { networkList } from '@/entities/network/list';
import { adminRequestList } from '@/entities/request/admin-list';
import { subsetList } from '@/entities/subset/list';
import { asItself, facetOf, type FilterDefinition } from '@/shared/filters/criteria/filter-definition';
import { useText } from '@/shared/ui/text/use-text';

/** Of any of the lists: what is read of it is in all of them. */
type Definition = FilterDefinition<never>;

// A criterion of one list is none of another, but nothing is filtered here.
const FILTERS = {
  accession: accessionFilters,
  institute: instituteList.filters,
  dataset: datasetFilters,
  subset: subsetList.filters,
  network: networkList.filters,
  request: adminRequestList.filters,
} as unknown as Readonly<Record<KpiEntity, readonly Definition[]>>;

const definitionOf = (entity: KpiEntity, field: string): Definition | undefined =>
  FILTERS[entity].find((one) => facetOf<never>(one) === field);

/** What a property of an entity is called, as the filters of its list call it. */
export function usePropertyName(): (entity: KpiEntity, field: string) => string {
  const text = useText('kpi', ...KPI_ENTITIES);
  return (entity, field) => {
    const named = definitionOf(entity, field)?.field ?? field;
    return text(`kpi:numbers.${entity}.${field.replace('.', '-')}`, {
      defaultValue: text(`${entity}:fields.${named}`, { defaultValue: field }),
    });
  };
}

/** By what an execution groups. */
export function useFieldName(): (execution: KpiExecution) => string {
  const nameOf = usePropertyName();
  return ({ entity, groupBy: { field, alias } }) => (entity ? nameOf(entity, field) : (alias ?? field));
}

/** What the figures of an execution are, where they count nothing: "Mean: PDCI". */
export function useMeasure(): (execution: KpiExecution) => string | undefined {
  const text = useText('kpi');
  const nameOf = usePropertyName();
  return ({ type, entity, property }) =>
    type === 'COUNT' ? undefined : text(`kpi:measure.${type}`, { of: nameOf(entity ?? 'accession', property ?? '') });
}

/** Averages have more digits than anybody reads. */
export const shownFigure = (value: number): number => Math.round(value * 100) / 100;

/** Names of the values by which one execution groups, with their codes where the names do not say them. */
export function useValueName(
  { entity, groupBy: { field, operation } }: KpiExecution,
  keys: readonly string[],
): (key: string) => string {
  const text = useText('kpi', 'ui');
  const definition = entity ? definitionOf(entity, field) : undefined;
  const own = entity === 'institute' && field === 'code' ? useInstituteName : asItself;
  // Of one execution they stay the same.
  const useName = (definition?.kind === 'terms' && definition.useName) || own;
  const nameOf = useName(keys);
  return (key) => {
    if (operation === 'isNull') return text(key === 'true' ? 'kpi:missing' : 'kpi:recorded');
    if (key === 'true' || key === 'false') return text(key === 'true' ? 'ui:yes' : 'ui:no');
    const name = nameOf(key);
    const isNamed = name.toLowerCase().split(' ').includes(key.toLowerCase());
    return isNamed ? name : `${name} (${key})`;
  };
}
