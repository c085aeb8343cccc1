import { href } from '@/routes/href';
import { accessionApi } from './api';
import { accessionColumns } from './columns';
import { ACCESSION_FACETS } from './filters';

/** What of the list of accessions is needed to open it: its whole definition holds buttons that do. */
export const openableList = {
  endpoint: accessionApi.endpoints.accessionList,
  defaultSort: { sort: 'accessionNumber', dir: 'ASC' },
  facets: ACCESSION_FACETS,
  columns: accessionColumns,
  // What opens a row, and what is asked for chosen ones.
  fields: ['uuid', 'historic'],
} as const;

/** The address of the list under a filter. */
export const accessionsPath = (filterCode: string | undefined): string => href('accessions', { filterCode });
