import type { ReactNode } from 'react';
import type { DetailField, DetailSection } from './definition';

/** The fields of a section, those told by their name too. */
export const fieldsOf = <T>(fields: DetailSection<T>['fields']): DetailField<T>[] =>
  fields.map((field) =>
    typeof field === 'string' ? { name: field, value: (item: T) => item[field] as ReactNode } : field,
  );
