import type { AuditEntry } from '@/contract/history';
import { uuidV5 } from '@/mcpd/accession-uuid';
import { answer, type Answer } from '../world/answer';
import { notFound } from '../http/api-failure';
import { withToken } from '../tokens/caller';
import { sentence } from '../http/sentence';

const missing = (uuid: string) => notFound(sentence('noAccession', { id: uuid }));

const entry = (uuid: string, action: AuditEntry['action'], logDate: string): AuditEntry => ({
  uuid: uuidV5(uuid, action),
  logDate,
  action,
});

/** What became of accessions, and where else they are. */
export const history: readonly Answer[] = [
  // The catalogue was loaded as a whole: of each record it is known when it came and when it was last changed, not how.
  answer('GET /acn/:uuid/auditlog', withToken, async ({ world, params }) => {
    const found = await world.accessions.details(params.uuid);
    if (!found) throw missing(params.uuid);
    const { uuid, createdDate, lastModifiedDate } = found;
    return [
      ...(lastModifiedDate && lastModifiedDate !== createdDate ? [entry(uuid, 'UPDATE', lastModifiedDate)] : []),
      ...(createdDate ? [entry(uuid, 'INSERT', createdDate)] : []),
    ];
  }),

  answer('GET /acn/:uuid/similar', withToken, async ({ world, params }) => {
    const similar = await world.accessions.similar(params.uuid);
    if (!similar) throw missing(params.uuid);
    return similar;
  }),
];
