import { array, boolean, mixed, object, string, type ObjectSchema, type Schema, type StringSchema } from 'yup';
import {
  addressWord,
  amount,
  choice,
  countryCode,
  isoDay,
  doi,
  email,
  json,
  language,
  LIMITS,
  mcpdDate,
  neededChoice,
  phone,
  text,
  texts,
  url,
  uuid,
  wiewsCode,
} from '@/contract/schema';
import type { FieldDefinition, TextFormat } from './field-definition';
import { problem } from '../problem';

const MOST = 1_000;

const FORMATS: Record<Exclude<TextFormat, 'key'>, () => StringSchema<string | null | undefined>> = {
  email,
  url,
  doi,
  wiewsCode,
  countryCode,
  phone,
  uuid: () => uuid().nullable(),
  language,
};

/** An item by itself, or an object that is known by `key`. */
const related = (key: string | undefined): Schema => {
  if (key === undefined)
    return string()
      .transform((value: string | null) => value || null)
      .nullable();
  // yup marks the type of a schema with a default, which nobody here asks for.
  return object({ [key]: string() })
    .default(undefined)
    .nullable() as unknown as Schema;
};

function bare(field: FieldDefinition): Schema {
  switch (field.kind) {
    case 'text':
      if (field.format === 'key') return addressWord(field.max);
      return field.format ? FORMATS[field.format]() : text(field.max ?? LIMITS.line);
    case 'longText':
    case 'markdown':
      return text(field.max ?? LIMITS.text);
    case 'number':
      return amount(field);
    case 'date':
      return mcpdDate();
    case 'day':
      return isoDay();
    case 'select':
    case 'radio':
      return choice(field.values);
    case 'checkbox':
      return boolean();
    case 'checkboxes':
      return array(neededChoice(field.values));
    case 'texts':
      return texts(field.most ?? MOST, field.format && FORMATS[field.format](), field.least);
    case 'relation':
      return field.many ? array(related(field.key)) : related(field.key);
    case 'items':
    case 'rows':
      return array(schemaOf(field.fields)).max(field.most ?? MOST, problem('listAtMost', field.most ?? MOST));
    case 'order':
      return array(string().defined());
    case 'files':
      return array(mixed().defined());
    case 'json':
      return json();
  }
}

const oneOf = (field: FieldDefinition): Schema => {
  const schema = bare(field);
  if (!field.required) return schema;
  // A list that is there may still be empty.
  return schema.required(problem('required')).test('filled', problem('required'), (value: unknown) => {
    return !Array.isArray(value) || value.length > 0;
  });
};

/** The schema of fields that no schema of the contract describes. */
export const schemaOf = (fields: readonly FieldDefinition[]): ObjectSchema<Record<string, unknown>> =>
  object(Object.fromEntries(fields.map((field) => [field.name, oneOf(field)])));

const LISTS: ReadonlySet<string> = new Set(['texts', 'checkboxes', 'order', 'files']);

/** What a field holds before anybody typed: inputs need a value, and none of them is null. */
function valueOf(field: FieldDefinition, value: unknown): unknown {
  if (field.kind === 'items' || field.kind === 'rows')
    return ((value ?? []) as object[]).map((item) => valuesOf(field.fields, item));
  if (field.kind === 'json') return typeof value === 'string' ? value : value ? JSON.stringify(value, null, 2) : '';
  if (field.kind === 'relation' && field.key && !field.many) return value ?? null;
  if (LISTS.has(field.kind) || (field.kind === 'relation' && field.many)) return value ?? [];
  return value ?? (field.kind === 'checkbox' ? false : '');
}

/** An item as a form holds it; without one, an empty form. Properties without a field stay as they are. */
export function valuesOf(fields: readonly FieldDefinition[], item: object = {}): Record<string, unknown> {
  const given = item as Record<string, unknown>;
  return { ...given, ...Object.fromEntries(fields.map((field) => [field.name, valueOf(field, given[field.name])])) };
}
