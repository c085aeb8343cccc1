import { object, type InferType, type StringSchema } from 'yup';
import { addressWord, choice, json, LIMITS, neededChoice, neededText, text, texts } from '../schema';
import { KPI_DIMENSIONS, KPI_ENTITIES, KPI_OPERATIONS, KPI_PROPERTIES, KPI_TYPES } from './kpi';

const MOST_VALUES = 1_000;

const model = { key: 'model', models: KPI_ENTITIES.join(', ') };
const named = { name: addressWord(LIMITS.name), title: neededText(LIMITS.title) };
const needed = { key: 'required' };

/** A property of any entity; which of them it is the server says. */
const property = (kind: 'groups' | 'numbers') =>
  choice([...new Set(KPI_ENTITIES.flatMap((entity) => KPI_PROPERTIES[entity][kind]))]);

export const kpiParameterSchema = object({
  ...named,
  entity: neededChoice(KPI_ENTITIES).oneOf([...KPI_ENTITIES], model),
  condition: json(),
});

/** What the values of each type are; of any other they may be anything. */
const VALUES: Readonly<Record<string, readonly [(value: string) => boolean, { key: string }]>> = {
  BooleanDimension: [(value) => value === 'true' || value === 'false', { key: 'pattern' }],
  NumericListDimension: [(value) => value.trim() !== '' && Number.isFinite(Number(value)), { key: 'number' }],
};

const isOfRows = (type: unknown): boolean => type === 'JpaDimension';
const whereOfRows = <S extends StringSchema<string | null | undefined>>(schema: S): S =>
  schema.test(
    'needed',
    needed,
    (value, { parent }) => !isOfRows((parent as { type?: unknown }).type) || Boolean(value),
  ) as S;

export const kpiDimensionSchema = object({
  ...named,
  type: neededChoice(KPI_DIMENSIONS),
  values: texts(MOST_VALUES)
    .test(
      'needed',
      needed,
      (values, { parent }) => isOfRows((parent as { type?: unknown }).type) || Boolean(values?.length),
    )
    .test('values', (values, { parent, createError }) => {
      const [fits, message] = VALUES[String((parent as { type?: unknown }).type)] ?? [];
      return !fits || (values ?? []).every((value) => fits(value)) || createError({ message });
    }),
  entity: whereOfRows(choice(KPI_ENTITIES).oneOf([...KPI_ENTITIES, null], model)),
  field: whereOfRows(property('groups')),
  condition: json(),
});

export const kpiExecutionSchema = object({
  ...named,
  type: neededChoice(KPI_TYPES),
  parameter: neededText(LIMITS.name),
  property: property('numbers').test(
    'needed',
    needed,
    (value, { parent }) => (parent as { type?: unknown }).type === 'COUNT' || Boolean(value),
  ),
  groupBy: object({
    field: property('groups').required(needed),
    operation: neededChoice(KPI_OPERATIONS),
    dimension: text(LIMITS.name).test(
      'needed',
      needed,
      (value, { parent }) => (parent as { operation?: unknown }).operation !== 'in' || Boolean(value),
    ),
    alias: text(LIMITS.name),
  }),
});

export type KpiParameterChange = InferType<typeof kpiParameterSchema>;
export type KpiDimensionChange = InferType<typeof kpiDimensionSchema>;
export type KpiExecutionChange = InferType<typeof kpiExecutionSchema>;
