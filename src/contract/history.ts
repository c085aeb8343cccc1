/** One change of an item. `logDate` is ISO 8601. */
export interface AuditEntry {
  uuid: string;
  logDate: string;
  action: 'INSERT' | 'UPDATE' | 'DELETE';
  /** Who changed it, as far as the caller may know. */
  by?: string | null;
  /** The dotted path of what changed; absent for an item that came or went. */
  property?: string;
  previous?: string | null;
  value?: string | null;
}
