import { array, boolean, object, type InferType } from 'yup';
import { DATA_TYPES, DESCRIPTOR_CATEGORIES } from './descriptor';
import { amount, language, LIMITS, neededChoice, neededText, owner, text, translations } from './schema';

/** Terms of one coding table. */
export const TERMS_MAX = 1_000;

const term = object({
  code: neededText(LIMITS.name),
  title: neededText(LIMITS.title),
  description: text(LIMITS.line),
});

const isAbove = (max: number | null | undefined, min: unknown): boolean =>
  max == null || typeof min !== 'number' || max >= min;

/** What may be sent of a descriptor. */
export const descriptorSchema = object({
  title: neededText(LIMITS.title),
  description: text(LIMITS.text),
  owner: owner(),
  category: neededChoice(DESCRIPTOR_CATEGORIES),
  dataType: neededChoice(DATA_TYPES),
  columnName: text(LIMITS.name),
  databaseName: text(LIMITS.name),
  crop: text(LIMITS.name),
  key: boolean(),
  uom: text(LIMITS.name),
  minValue: amount(),
  maxValue: amount().when('minValue', ([min], schema) =>
    schema.test('range', { key: 'least', count: Number(min) }, (max) => isAbove(max, min)),
  ),
  terms: array(term)
    .max(TERMS_MAX, { key: 'listAtMost', count: TERMS_MAX })
    .test(
      'codes',
      { key: 'pattern' },
      (terms) => new Set(terms?.map(({ code }) => code)).size === (terms?.length ?? 0),
    ),
  language: language(),
  translations: translations(),
});

export type DescriptorChange = InferType<typeof descriptorSchema>;
