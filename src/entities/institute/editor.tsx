import { INSTITUTE_TYPES, type Institute } from '@/contract/reference/institute';
import { instituteSchema, type InstituteChange } from '@/contract/reference/reference-schema';
import { savingOf } from '@/entities/publication/saving-of';
import { href } from '@/routes/href';
import { useSession } from '@/session/use-session';
import type { EditorDefinition } from '@/shared/editor/definition';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { instituteApi } from './api';

const fields: readonly FieldDefinition<keyof InstituteChange & string>[] = [
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
];

/** An institute as it is shown, and where requests to it go; its code and country are those of WIEWS. */
export const instituteEditor: EditorDefinition<Institute> = {
  entity: 'institute',
  schema: instituteSchema as never,
  titleOf: ({ fullName }) => fullName,
  keyOf: ({ code }) => code,
  param: 'wiewsCode',
  endpoint: instituteApi.endpoints.institute,
  useSaving: savingOf('wiews', 'code'),
  editHref: (wiewsCode) => href('editInstitute', { wiewsCode }),
  useAccess: (item) => ({ person: useSession().person, may: item?._permissions?.write ?? false }),
  steps: [{ name: 'edit', fields }],
};
