import { href } from '@/routes/href';
import { accessionApi } from './api';
import { ACCESSION_FACETS } from './filters';

/** What of the list of accessions is needed to open it: its whole definition holds buttons that do. */
export const openableList = {
  endpoint: accessionApi.endpoints.accessionList,
  defaultSort: { sort: 'accessionNumber', dir: 'ASC' },
  facets: ACCESSION_FACETS,
} as const;

/** The address of the list under a filter. */
export const accessionsPath = (filterCode: string | undefined): string => href('accessions', { filterCode });
