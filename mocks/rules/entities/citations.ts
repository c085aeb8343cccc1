import type { Citation } from '@/contract/citation/citation';
import { citationSchema } from '@/contract/citation/citation-schema';
import { managed } from './managed';

/** The bibliography is kept by all who keep it; drafts are theirs alone. */
export const citations = managed<Citation>({
  kind: 'bibliography',
  what: 'publication',
  schema: citationSchema,
  table: ({ catalogue }) => catalogue.citations,
  hidden: ({ status }) => status === 'DRAFT',
  fresh: () => {
    const empty = { authors: [], keywords: [], collections: [], crops: [] };
    return { uuid: crypto.randomUUID(), type: 'article', status: 'DRAFT', title: '', ...empty };
  },
});
