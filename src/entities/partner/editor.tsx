import type { Partner } from '@/contract/reference/partner';
import { partnerSchema, type PartnerChange } from '@/contract/reference/reference-schema';
import { removingOf, savingOf } from '@/entities/publication/saving-of';
import { href } from '@/routes/href';
import { useSession } from '@/session/use-session';
import type { EditorDefinition } from '@/shared/editor/definition';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { partnerApi } from './api';

type Field = FieldDefinition<keyof PartnerChange & string>;

const fields: readonly Field[] = [
  { kind: 'text', name: 'name' },
  { kind: 'text', name: 'acronym' },
  { kind: 'markdown', name: 'description' },
  { kind: 'texts', name: 'urls', format: 'url' },
  { kind: 'text', name: 'phone', format: 'phone', half: true },
  { kind: 'text', name: 'email', format: 'email', half: true },
  { kind: 'texts', name: 'wiewsCodes', format: 'wiewsCode' },
];

const newFields: readonly Field[] = [{ kind: 'text', name: 'shortName' }];

/** A data provider, and for which institutes it speaks. */
export const partnerEditor: EditorDefinition<Partner> = {
  entity: 'partner',
  schema: partnerSchema as never,
  titleOf: ({ name }) => name,
  keyOf: ({ uuid }) => uuid,
  endpoint: partnerApi.endpoints.partner,
  useSaving: savingOf('partner'),
  remove: { useRemove: removingOf('partner', ({ uuid }) => uuid), to: href('partners') },
  editHref: (uuid) => href('editPartner', { uuid }),
  useAccess: (item) => ({ person: useSession().person, may: item?._permissions?.write ?? item === undefined }),
  steps: [{ name: 'edit', fields, newFields }],
};
