import type { ReactNode } from 'react';

/** A field of a page about one item; its label is the text `{entity}:fields.{name}`. */
export interface DetailField<T> {
  name: string;
  /** What is shown; null, undefined, an empty text or an empty list hides the field. */
  value: (item: T) => ReactNode;
}

/** Fields under one heading, the text `{entity}:sections.{name}`; a section without a value vanishes. */
export interface DetailSection<T> {
  name: string;
  fields: readonly DetailField<T>[];
}
