import { genotypeSchema } from '@/contract/genotype/genotype';
import { managedEditor } from '@/entities/managed/managed-editor';
import { genotypeApi } from './api';

/** Which sample of a server is which accession. */
export const genotypeEditor = managedEditor({
  entity: 'genotype',
  line: 'PUT /genotype/:uuid',
  edit: 'editGenotype',
  list: 'dashboardGenotypes',
  schema: genotypeSchema,
  titleOf: ({ acceNumb }) => acceNumb,
  endpoint: genotypeApi.endpoints.genotype,
  steps: [
    {
      name: 'edit',
      fields: [
        { kind: 'text', name: 'instCode', format: 'wiewsCode', half: true },
        { kind: 'text', name: 'acceNumb', half: true },
        { kind: 'text', name: 'genotypeId' },
        { kind: 'text', name: 'serverUrl', format: 'url' },
      ],
    },
  ],
});
