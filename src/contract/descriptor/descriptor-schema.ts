import { array, boolean, object, ValidationError, type InferType } from 'yup';
import { DATA_TYPES, DESCRIPTOR_CATEGORIES, type DescriptorTerm } from './descriptor';
import type { Translations } from '../publication/publication';
import { amount, language, LIMITS, neededChoice, neededText, owner, text, translations } from '../schema';

/** Terms of one coding table. */
export const TERMS_MAX = 1_000;

export const termSchema = object({
  code: neededText(LIMITS.name),
  title: neededText(LIMITS.title),
  description: text(LIMITS.line),
});

/** A coding table: no code twice, which is said of each that is. */
export const termsSchema = array(termSchema)
  .max(TERMS_MAX, { key: 'listAtMost', count: TERMS_MAX })
  .test('codes', (terms, { createError, path }) => {
    const times = new Map<string, number>();
    for (const { code } of terms ?? []) times.set(code, (times.get(code) ?? 0) + 1);
    const twice = (terms ?? []).flatMap(({ code }, at) =>
      code && (times.get(code) ?? 0) > 1
        ? [createError({ path: `${path}[${at}].code`, message: { key: 'codeTwice', code } })]
        : [],
    );
    return twice.length === 0 || new ValidationError(twice, terms, path);
  });

/** A language in which a code has a meaning that is not in the coding table. */
export function languageOfOtherCodes(
  said: Translations | null | undefined,
  terms: readonly DescriptorTerm[],
): string | undefined {
  const codes = new Set(terms.map(({ code }) => code));
  const has = Object.entries(said ?? {}).find(([, each]) =>
    Object.keys(each?.terms ?? {}).some((code) => !codes.has(code)),
  );
  return has?.[0];
}

/** What is no number is told at its own place. */
const isAbove = (max: number | null | undefined, min: unknown): boolean =>
  max == null || typeof min !== 'number' || Number.isNaN(min) || max >= min;

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
  terms: termsSchema,
  language: language(),
  translations: translations().when('terms', ([terms]: (DescriptorTerm[] | undefined)[], schema) =>
    schema.test('codes', { key: 'noCode' }, (value, { createError }) => {
      const wrong = terms && languageOfOtherCodes(value, terms);
      return !wrong || createError({ path: `translations.${wrong}.terms` });
    }),
  ),
});

export type DescriptorChange = InferType<typeof descriptorSchema>;
