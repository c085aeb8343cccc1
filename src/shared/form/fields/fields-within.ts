import { createContext, type ReactNode } from 'react';
import type { FieldDefinition } from './field-definition';

export interface FormFieldsProps {
  entity: string;
  fields: readonly FieldDefinition[];
  /** The path of the item that they belong to. */
  within?: string;
  /** Groups that nobody has to fill in: folded until somebody does. */
  folded?: readonly string[];
}

/** Draws the fields of an item among fields: given by `FormFields` for itself, as no two files need one another. */
export const FieldsWithin = createContext<(props: FormFieldsProps) => ReactNode>(() => null);
