import { useFormikContext } from 'formik';
import { KPI_PROPERTIES, type KpiEntity } from '@/contract/kpi/kpi';
import { asFailure } from '@/shared/api/failure';
import { localSource } from '@/shared/form/fields/local-source';
import { useKpiDimensionsQuery, useKpiParametersQuery } from './api';
import { usePropertyName } from './use-group';

interface Named {
  name: string;
  title: string;
}

const named = (useQuery: () => { data?: readonly Named[] | undefined; isLoading: boolean; error?: unknown }) =>
  localSource(() => {
    const { data = [], isLoading, error } = useQuery();
    const options = data.map(({ name, title }) => ({ value: name, label: title, hint: name }));
    return { options, busy: isLoading, failure: error === undefined ? undefined : asFailure(error) };
  });

export const parameterOptions = named(() => useKpiParametersQuery());
export const dimensionOptions = named(() => useKpiDimensionsQuery());

/** Properties of what the form names: an entity, or a parameter that reads one. */
export const propertyOptions = (kind: 'groups' | 'numbers') =>
  localSource(() => {
    const { values } = useFormikContext<{ entity?: KpiEntity | ''; parameter?: string }>();
    const { data = [] } = useKpiParametersQuery();
    const nameOf = usePropertyName();
    const entity = values.entity || data.find(({ name }) => name === values.parameter)?.entity;
    const all = entity ? KPI_PROPERTIES[entity]?.[kind] : undefined;
    return { options: (all ?? []).map((value) => ({ value, label: entity ? nameOf(entity, value) : value })) };
  });
