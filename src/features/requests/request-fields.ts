import { PURPOSES, REQUESTER_TYPES, SMTA_ANSWERS } from '@/contract/request/request-schema';
import type { RequestInfo } from '@/contract/request/request-schema';
import { countrySource } from '@/entities/names/relations/relation-sources';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';

/** The agreement, of which the help of its field tells in short. */
const SMTA_URL = 'https://www.fao.org/plant-treaty/areas-of-work/the-multilateral-system/the-smta/en/';

/** Who asks, and what for, in the order in which it is asked. */
export const REQUEST_FIELDS: readonly FieldDefinition<keyof RequestInfo>[] = [
  { kind: 'text', name: 'fullName', group: 'person', half: true, autoComplete: 'name' },
  { kind: 'text', name: 'email', group: 'person', half: true, format: 'email', autoComplete: 'email' },
  { kind: 'radio', name: 'requesterType', group: 'person', values: REQUESTER_TYPES, text: 'requests:types' },
  {
    kind: 'text',
    name: 'organization',
    group: 'person',
    autoComplete: 'organization',
    required: true,
    shown: ({ requesterType }) => requesterType === 'organization',
  },
  { kind: 'texts', name: 'address', group: 'post', required: true },
  { kind: 'relation', name: 'country', group: 'post', half: true, source: countrySource },
  { kind: 'text', name: 'telephone', group: 'post', half: true, format: 'phone', autoComplete: 'tel' },
  { kind: 'radio', name: 'purpose', group: 'use', values: PURPOSES, text: 'requests:purposes' },
  { kind: 'longText', name: 'notes', group: 'use', rows: 4 },
  {
    kind: 'radio',
    name: 'smta',
    group: 'terms',
    values: SMTA_ANSWERS,
    text: 'requests:smta',
    more: { url: SMTA_URL, text: 'requests:info.smtaText' },
  },
  { kind: 'checkbox', name: 'internal', group: 'approval' },
  { kind: 'text', name: 'approverEmail', group: 'approval', format: 'email' },
];
