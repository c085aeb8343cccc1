import { INSTITUTE_TYPES, MATERIAL_FORMS } from '@/contract/reference/institute';
import { instituteSchema } from '@/contract/reference/reference-schema';
import { managedEditor } from '@/entities/managed/managed-editor';
import { instituteApi } from './api';

/** An institute as it is shown, and where requests to it go; its code and country are those of WIEWS. */
export const instituteEditor = managedEditor({
  entity: 'institute',
  line: 'PUT /wiews/:code',
  edit: 'editInstitute',
  schema: instituteSchema,
  titleOf: ({ fullName }) => fullName,
  endpoint: instituteApi.endpoints.institute,
  steps: [
    {
      name: 'edit',
      fields: [
        { kind: 'text', name: 'fullName', group: 'identification' },
        { kind: 'text', name: 'acronym', group: 'identification', half: true },
        {
          kind: 'select',
          name: 'type',
          values: INSTITUTE_TYPES,
          text: 'institute:values.type',
          group: 'identification',
          half: true,
        },
        { kind: 'text', name: 'newCode', group: 'identification', format: 'wiewsCode', half: true },
        { kind: 'text', name: 'address', group: 'identification' },
        { kind: 'text', name: 'city', group: 'identification', half: true },
        { kind: 'text', name: 'url', group: 'identification', format: 'url', half: true },
        { kind: 'markdown', name: 'about', group: 'identification' },
        { kind: 'text', name: 'trackerCode', group: 'identification' },
        { kind: 'checkbox', name: 'allowMaterialRequests', group: 'requests' },
        { kind: 'text', name: 'requestsEmail', group: 'requests', format: 'email' },
        {
          kind: 'checkboxes',
          name: 'requestForms',
          values: MATERIAL_FORMS,
          text: 'requests:forms',
          group: 'requests',
          shown: ({ allowMaterialRequests }) => allowMaterialRequests === true,
        },
      ],
    },
  ],
});
