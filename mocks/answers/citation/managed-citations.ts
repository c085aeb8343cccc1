import type { Citation } from '@/contract/citation/citation';
import { citationSchema } from '@/contract/citation/citation-schema';
import { managed } from '../../rules/entities/managed';
import { ownTable } from '../../rules/entities/own-table';

/** Real publications, whatever the accessions are, and those that were added here. */
export const citationTable = ownTable<Citation>({
  name: 'bibliography',
  key: ({ uuid }) => uuid,
  seeds: async () => (await import('../../data/demo/publications')).publications(),
});

/** The bibliography is kept by all who keep it; drafts are theirs alone. */
export const citations = managed<Citation>({
  kind: 'bibliography',
  what: 'publication',
  schema: citationSchema,
  table: citationTable,
  hidden: ({ status }) => status === 'DRAFT',
  fresh: () => {
    const empty = { authors: [], keywords: [], collections: [], crops: [] };
    return { uuid: crypto.randomUUID(), type: 'article', status: 'DRAFT', title: '', ...empty };
  },
});
