import type { Network } from '@/contract/reference/network';
import { networkSchema, type NetworkChange } from '@/contract/reference/reference-schema';
import { instituteSource } from '@/entities/names/relations/relation-sources';
import { removingOf, savingOf } from '@/entities/publication/saving-of';
import { href } from '@/routes/href';
import { useSession } from '@/session/use-session';
import type { EditorDefinition } from '@/shared/editor/definition';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { networkApi } from './api';

type Field = FieldDefinition<keyof NetworkChange & string>;

const fields: readonly Field[] = [
  { kind: 'text', name: 'title' },
  { kind: 'markdown', name: 'description' },
  { kind: 'text', name: 'url', format: 'url', half: true },
  { kind: 'date', name: 'createdOn', half: true },
  { kind: 'relation', name: 'wiewsCodes', source: instituteSource, many: true },
];

const newFields: readonly Field[] = [{ kind: 'text', name: 'shortName', format: 'key' }];

/** A network and its members, whose accessions are its own. */
export const networkEditor: EditorDefinition<Network> = {
  entity: 'network',
  schema: networkSchema as never,
  titleOf: ({ title }) => title,
  keyOf: ({ shortName }) => shortName,
  param: 'shortName',
  endpoint: networkApi.endpoints.network,
  useSaving: savingOf('network', 'shortName'),
  remove: { useRemove: removingOf('network', ({ shortName }) => shortName, 'shortName'), to: href('networks') },
  editHref: (shortName) => href('editNetwork', { shortName }),
  useAccess: (item) => ({ person: useSession().person, may: item?._permissions?.write ?? item === undefined }),
  steps: [{ name: 'edit', fields, newFields }],
};
