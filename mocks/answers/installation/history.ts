import type { AuditEntry } from '@/contract/publication/history';
import { uuidV5 } from '@/mcpd/accession-uuid';
import { answer, type Answer } from '../../rules/world/answer';
import { notFound } from '../../tools/http/api-failure';
import { withToken } from '../../rules/tokens/caller';
import { sentence } from '../../tools/http/sentence';
import { mayUpdatePassport } from '../passport/passport';

const missing = (uuid: string) => notFound(sentence('noAccession', { id: uuid }));

const entry = (uuid: string, action: AuditEntry['action'], logDate: string): AuditEntry => ({
  uuid: uuidV5(uuid, action),
  logDate,
  action,
});

/** What became of accessions, and where else they are. */
export const history: readonly Answer[] = [
  // What was loaded came as a whole: it is known when a record came and was last changed, not how. Updates tell each cell.
  answer('GET /acn/:uuid/auditlog', withToken, async ({ world, session, params }) => {
    const found = await world.accessions.details(params.uuid);
    if (!found) throw missing(params.uuid);
    const { uuid, createdDate, lastModifiedDate, instituteCode } = found;
    // What a genebank corrected or withdrew, and who did, is between those who do; others see that something was, and when.
    const isOurs = await mayUpdatePassport(world, instituteCode, session);
    const updated = world.passport.historyOf(uuid).flatMap(({ update, change }) => {
      const by = (update.by !== undefined && world.users.byUuid(update.by)?.fullName) || null;
      const logDate = update.appliedDate ?? update.createdDate;
      return (change.changes ?? []).map((cell, at) => ({
        uuid: `${update.uuid}-${at}`,
        logDate,
        action: 'UPDATE' as const,
        property: cell.column,
        ...(isOurs && { by, previous: cell.previous || null, value: cell.value || null }),
      }));
    });
    const told = updated.length > 0 || !lastModifiedDate || lastModifiedDate === createdDate;
    return [
      ...updated,
      ...(told ? [] : [entry(uuid, 'UPDATE', lastModifiedDate)]),
      ...(createdDate ? [entry(uuid, 'INSERT', createdDate)] : []),
    ];
  }),

  answer('GET /acn/:uuid/similar', withToken, async ({ world, params }) => {
    const similar = await world.accessions.similar(params.uuid);
    if (!similar) throw missing(params.uuid);
    return similar;
  }),
];
