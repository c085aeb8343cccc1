import { partnerSchema } from '@/contract/reference/reference-schema';
import { managedEditor } from '@/entities/managed/managed-editor';
import { partnerApi } from './api';

/** A data provider, and for which institutes it speaks. */
export const partnerEditor = managedEditor({
  entity: 'partner',
  line: 'PUT /partner/:uuid',
  edit: 'editPartner',
  list: 'partners',
  schema: partnerSchema,
  titleOf: ({ name }) => name,
  endpoint: partnerApi.endpoints.partner,
  steps: [
    {
      name: 'edit',
      newFields: [{ kind: 'text', name: 'shortName' }],
      fields: [
        { kind: 'text', name: 'name' },
        { kind: 'text', name: 'acronym' },
        { kind: 'markdown', name: 'description' },
        { kind: 'texts', name: 'urls', format: 'url' },
        { kind: 'text', name: 'phone', format: 'phone', half: true },
        { kind: 'text', name: 'email', format: 'email', half: true },
        { kind: 'texts', name: 'wiewsCodes', format: 'wiewsCode' },
      ],
    },
  ],
});
