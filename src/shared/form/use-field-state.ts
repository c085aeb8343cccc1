import { createContext, use } from 'react';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { reach, type Schema, type SchemaDescription } from 'yup';
import { problemIn } from './problem';

/** The schema of the form that a field stands in. */
export const FormSchema = createContext<Schema | undefined>(undefined);

export interface FieldRules {
  required: boolean;
  /** Characters of a text. */
  max?: number;
}

const known = new WeakMap<Schema, Map<string, FieldRules>>();

/** What a schema demands at a path: the same of each item of a list, and looked for once, since every render asks. */
export function rulesAt(schema: Schema | undefined, name: string): FieldRules {
  if (!schema) return { required: false };
  const path = name.replaceAll(/\[\d+\]/g, '[0]');
  const rules = known.get(schema) ?? new Map<string, FieldRules>();
  known.set(schema, rules);
  const found = rules.get(path) ?? describedAt(schema, path);
  rules.set(path, found);
  return found;
}

function describedAt(schema: Schema, name: string): FieldRules {
  try {
    const { optional, nullable, type, tests } = reach(schema, name).describe() as SchemaDescription;
    const max = type === 'string' ? tests.find((test) => test.name === 'max')?.params?.['max'] : undefined;
    const required = !optional && !nullable && type !== 'boolean' && (type !== 'array' || tests.some(isFilled));
    return { required, ...(typeof max === 'number' && { max }) };
  } catch {
    // Not in the schema: nothing is known of it.
    return { required: false };
  }
}

/** What the form's schema demands at a path. */
export const useFieldRules = (name: string): FieldRules => rulesAt(use(FormSchema), name);

const isFilled = ({ name, params }: SchemaDescription['tests'][number]) =>
  name === 'filled' || (name === 'min' && Number(params?.['min']) > 0);

interface FieldState<T> {
  value: T;
  setValue: (value: T) => void;
  /** Somebody was here: what is wrong may be said. */
  touch: () => void;
  /** What is wrong with it, once touched, in words. */
  wrong: string | undefined;
}

/** The value at a path of an `EditForm`, and what is wrong with it. */
export function useFieldState<T>(name: string): FieldState<T> {
  const { t } = useTranslation(['form', 'fields']);
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<T>(name);
  const found = touched ? problemIn(error) : undefined;
  const words =
    found &&
    t(`form:problem.${found.key}`, {
      count: found.count ?? 0,
      models: found.models ?? '',
      // What the server refuses it names by its path alone.
      code: found.code ?? (typeof value === 'string' ? value : ''),
      defaultValue: found.key,
    });
  return {
    value,
    setValue: (next) => void setValue(next),
    touch: () => void setTouched(true),
    wrong: found?.line === undefined ? words : t('fields:line', { line: found.line, problem: words }),
  };
}
