import type { Citation } from '@/contract/citation/citation';
import { makeTable, type Table } from '../../tools/store/table';
import type { CatalogueGiven } from './given';

/** Real publications, whatever the accessions are, and those that were added here. */
export const citationTable = ({ changes }: CatalogueGiven): Table<Citation> =>
  makeTable<Citation>(changes, {
    name: 'bibliography',
    key: ({ uuid }) => uuid,
    seeds: async () => (await import('../demo/publications')).publications(),
  });
