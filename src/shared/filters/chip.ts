import { criteriaOf, fieldValue, withField } from './criteria/field-path';
import type { FilterDefinition } from './criteria/filter-definition';

/** One criterion that can be taken away by itself. */
export interface FilterChip<F> {
  key: string;
  field: string;
  /** Absent for a criterion that no filter of this list describes, such as one made by another client. */
  definition?: FilterDefinition<F>;
  /** A term of a list, else the whole value. */
  value: unknown;
  without: F;
}

/**
 * The criteria of a filter as chips: one for each chosen term, one for every other criterion, none left out.
 * `scope` names what a list is bound to and cannot be taken away.
 */
export function chipsOf<F extends object>(
  definitions: readonly FilterDefinition<F>[],
  filter: F,
  scope: object = {},
): FilterChip<F>[] {
  const bound = new Set(criteriaOf(scope));
  const fields = criteriaOf(filter).filter((field) => !bound.has(field));
  return fields.flatMap((field): FilterChip<F>[] => {
    const definition = definitions.find((one) => one.field === field);
    const value = fieldValue(filter, field);
    const whole = { key: field, field, value, without: withField(filter, field, undefined) };
    if (!definition) return [whole];
    if (definition.kind !== 'terms' || !Array.isArray(value)) return [{ ...whole, definition }];
    return value.map((term: unknown) => ({
      key: `${field}=${String(term)}`,
      field,
      definition,
      value: term,
      without: withField(
        filter,
        field,
        value.filter((other) => other !== term),
      ),
    }));
  });
}
