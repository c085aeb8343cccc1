import { countrySchema } from '@/contract/reference/reference-schema';
import { managedEditor } from '@/entities/managed/managed-editor';
import { countryApi } from './api';

/** What is said of a country; its codes and names are those of ISO 3166. */
export const countryEditor = managedEditor({
  entity: 'country',
  line: 'PUT /country/:code3',
  edit: 'editCountry',
  schema: countrySchema,
  titleOf: ({ name }) => name,
  endpoint: countryApi.endpoints.country,
  steps: [{ name: 'edit', fields: [{ kind: 'markdown', name: 'description' }] }],
});
