import type { PublicationState } from './publication';

/** Who has a part in a request, and acts in it by the link of a letter. */
export type AuditParty = 'requester' | 'approver' | 'genebank';

/** One property that was changed. `logDate` is ISO 8601: those of one change have the same. Values are text or JSON. */
export interface AuditEntry {
  uuid: string;
  logDate: string;
  action: 'INSERT' | 'UPDATE' | 'DELETE';
  /** Who changed it, as far as the caller may know. */
  by?: string | null;
  /** In place of `by`, of whoever had a link. Neither: the server itself. */
  party?: AuditParty;
  /** The dotted path of what changed; absent for an item that came or went. */
  property?: string;
  previous?: string | null;
  value?: string | null;
  /** Of a long list: how many came and went, in place of the values. */
  added?: number;
  removed?: number;
  /** The state that the item was in, where it has one. */
  state?: PublicationState;
  /** Of a rejection. */
  reason?: string;
}
