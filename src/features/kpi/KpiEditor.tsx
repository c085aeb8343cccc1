import type { Returns } from '@/contract/endpoints';
import { KPI_DIMENSIONS, KPI_ENTITIES, KPI_OPERATIONS, KPI_TYPES, type KpiExecution } from '@/contract/kpi/kpi';
import { kpiDimensionSchema, kpiExecutionSchema, kpiParameterSchema } from '@/contract/kpi/kpi-schema';
import { managedHistory } from '@/entities/managed/managed-history';
import { writingOf } from '@/entities/written/writing-of';
import { href } from '@/routes/href';
import { useSession } from '@/session/use-session';
import type { EditorDefinition, EditorStep } from '@/shared/editor/definition';
import { editorScreen } from '@/shared/editor/editor-screen';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { FormFields } from '@/shared/form/fields/FormFields';
import { kpiApi } from './api';
import { editKpi, useEditedKpi, type KpiPart } from './edit-kpi';
import { dimensionOptions, parameterOptions, propertyOptions } from './kpi-options';

type Line<P extends KpiPart> = `PUT /kpi/${P}/:name`;
type Item<P extends KpiPart> = Returns<Line<P>>;

/** One of the three, by its name in `?edit=`. */
function kpiEditor<P extends KpiPart>(
  part: P,
  newText: string,
  {
    schema,
    endpoint,
    ...step
  }: Pick<EditorDefinition<Item<P>>, 'schema' | 'endpoint'> & Omit<EditorStep<Item<P>>, 'name'>,
) {
  const { keyOf, remove, ...saving } = writingOf<Item<P>>(`PUT /kpi/${part}/:name`);
  return editorScreen<Item<P>>({
    entity: 'kpi',
    newText,
    schema,
    endpoint,
    keyOf,
    saving,
    titleOf: ({ title }) => title,
    steps: [{ ...step, name: part, newFields: [{ kind: 'text', name: 'name', format: 'key' }] }],
    Moves: managedHistory({ kind: `kpi-${part}`, entity: 'kpi', keyOf }),
    remove: { run: remove, to: href('kpi') },
    editHref: (name) => editKpi(part, name),
    useKey: () => useEditedKpi()?.name,
    useAccess: (item) => ({
      person: useSession().person,
      may: item === undefined || item._permissions?.write === true,
    }),
  });
}

const title: FieldDefinition = { kind: 'text', name: 'title' };
const entity = { kind: 'select', name: 'entity', values: KPI_ENTITIES, text: 'kpi:entities' } as const;
const condition = { kind: 'json', name: 'condition', rows: 4 } as const;

const Parameter = kpiEditor('parameter', 'kpi:parameters.new', {
  schema: kpiParameterSchema,
  endpoint: kpiApi.endpoints.kpiParameter,
  fields: [title, entity, condition],
});

const isOfRows = ({ type }: Record<string, unknown>): boolean => type === 'JpaDimension';

const Dimension = kpiEditor('dimension', 'kpi:dimensions.new', {
  schema: kpiDimensionSchema,
  endpoint: kpiApi.endpoints.kpiDimension,
  fields: [
    title,
    { kind: 'select', name: 'type', values: KPI_DIMENSIONS, text: 'kpi:dimensionTypes' },
    { kind: 'texts', name: 'values', required: true, shown: (values) => !isOfRows(values) },
    { ...entity, required: true, shown: isOfRows },
    { kind: 'relation', name: 'field', source: propertyOptions('groups'), required: true, shown: isOfRows },
    { ...condition, shown: isOfRows },
  ],
});

const GROUPS: readonly FieldDefinition[] = [
  { kind: 'relation', name: 'field', source: propertyOptions('groups'), half: true, group: 'groupBy' },
  {
    kind: 'select',
    name: 'operation',
    values: KPI_OPERATIONS,
    text: 'kpi:operations',
    half: true,
    group: 'groupBy',
  },
  {
    kind: 'relation',
    name: 'dimension',
    source: dimensionOptions,
    required: true,
    shown: ({ operation }) => operation === 'in',
    group: 'groupBy',
  },
  { kind: 'text', name: 'alias', group: 'groupBy' },
];

const Execution = kpiEditor('execution', 'kpi:new', {
  schema: kpiExecutionSchema,
  endpoint: kpiApi.endpoints.kpiExecution,
  fields: [
    title,
    { kind: 'relation', name: 'parameter', source: parameterOptions },
    { kind: 'select', name: 'type', values: KPI_TYPES, text: 'kpi:types', half: true },
    {
      kind: 'relation',
      name: 'property',
      source: propertyOptions('numbers'),
      required: true,
      half: true,
      shown: ({ type }) => type === 'AVERAGE' || type === 'SUM',
    },
  ],
  form: {
    valuesOf: (item) => {
      const { field, operation, dimension, alias } = (item as Partial<KpiExecution> | undefined)?.groupBy ?? {};
      return {
        groupBy: { field: field ?? '', operation: operation ?? 'each', dimension: dimension ?? '', alias: alias ?? '' },
      };
    },
    Fields: () => <FormFields entity="kpi" fields={GROUPS} within="groupBy" />,
  },
});

const SCREENS = { parameter: Parameter, dimension: Dimension, execution: Execution };

/** What `?edit=` names, or a new one. */
export default function KpiEditor({ part }: { part: KpiPart }) {
  const Screen = SCREENS[part];
  return <Screen />;
}
