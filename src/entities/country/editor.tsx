import type { CountryDetails } from '@/contract/reference/geography';
import { countrySchema } from '@/contract/reference/reference-schema';
import { savingOf } from '@/entities/publication/saving-of';
import { href } from '@/routes/href';
import { useSession } from '@/session/use-session';
import type { EditorDefinition } from '@/shared/editor/definition';
import { countryApi } from './api';

/** What is said of a country; its codes and names are those of ISO 3166. */
export const countryEditor: EditorDefinition<CountryDetails> = {
  entity: 'country',
  schema: countrySchema as never,
  titleOf: ({ name }) => name,
  keyOf: ({ code3 }) => code3,
  param: 'isoCode',
  endpoint: countryApi.endpoints.country,
  useSaving: savingOf('country', 'code3'),
  editHref: (isoCode) => href('editCountry', { isoCode }),
  useAccess: (item) => ({ person: useSession().person, may: item?._permissions?.write ?? false }),
  steps: [{ name: 'edit', fields: [{ kind: 'markdown', name: 'description' }] }],
};
