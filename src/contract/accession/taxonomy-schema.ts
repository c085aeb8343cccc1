import { boolean, object, type InferType } from 'yup';
import * as field from '../schema';

/** `overrides: false` takes the names of the external taxonomy again; whatever else is sent sets names. */
export const taxonSchema = object({
  overrides: boolean().default(undefined),
  currentName: field.text(field.LIMITS.title),
  grinName: field.text(field.LIMITS.title),
  rdfUri: field.url(),
});
export type TaxonChange = InferType<typeof taxonSchema>;
