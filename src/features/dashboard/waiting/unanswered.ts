import type { SubrequestFilter } from '@/contract/request/request-lists';

/** What genebanks have not answered, or not all of. */
export const UNANSWERED: SubrequestFilter = { standing: ['PENDING', 'ANSWERED_IN_PART'], requestState: ['DISPATCHED'] };

/** Those asked first come first. */
export const BY_AGE = { s: 'createdDate', d: 'ASC' } as const;
