import { networkSchema } from '@/contract/reference/reference-schema';
import { managedEditor } from '@/entities/managed/managed-editor';
import { instituteSource } from '@/entities/names/relations/relation-sources';
import { networkApi } from './api';

/** A network and its members, whose accessions are its own. */
export const networkEditor = managedEditor({
  entity: 'network',
  line: 'PUT /network/:shortName',
  edit: 'editNetwork',
  list: 'networks',
  schema: networkSchema,
  titleOf: ({ title }) => title,
  endpoint: networkApi.endpoints.network,
  steps: [
    {
      name: 'edit',
      newFields: [{ kind: 'text', name: 'shortName', format: 'key' }],
      fields: [
        { kind: 'text', name: 'title' },
        { kind: 'markdown', name: 'description' },
        { kind: 'text', name: 'url', format: 'url', half: true },
        { kind: 'date', name: 'createdOn', half: true },
        { kind: 'relation', name: 'wiewsCodes', source: instituteSource, many: true },
      ],
    },
  ],
});
