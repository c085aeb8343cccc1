import { genotypeSchema, type Genotype, type GenotypeChange } from '@/contract/genotype/genotype';
import { removingOf, savingOf } from '@/entities/publication/saving-of';
import { href } from '@/routes/href';
import { useSession } from '@/session/use-session';
import type { EditorDefinition } from '@/shared/editor/definition';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { genotypeApi } from './api';

const fields: readonly FieldDefinition<keyof GenotypeChange & string>[] = [
  { kind: 'text', name: 'instCode', format: 'wiewsCode', half: true },
  { kind: 'text', name: 'acceNumb', half: true },
  { kind: 'text', name: 'genotypeId' },
  { kind: 'text', name: 'serverUrl', format: 'url' },
];

/** Which sample of a server is which accession. */
export const genotypeEditor: EditorDefinition<Genotype> = {
  entity: 'genotype',
  schema: genotypeSchema as never,
  titleOf: ({ acceNumb }) => acceNumb,
  keyOf: ({ uuid }) => uuid,
  endpoint: genotypeApi.endpoints.genotype,
  useSaving: savingOf('genotype'),
  remove: { useRemove: removingOf('genotype', ({ uuid }) => uuid), to: href('dashboardGenotypes') },
  editHref: (uuid) => href('editGenotype', { uuid }),
  useAccess: (item) => ({ person: useSession().person, may: item?._permissions?.write ?? item === undefined }),
  steps: [{ name: 'edit', fields }],
};
