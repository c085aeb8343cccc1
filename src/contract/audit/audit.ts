import type { DateFilter, FullText, Logic, StringFilter } from '../filter';
import type { AuditEntry } from '../publication/history';

/** One property that was changed of one object. Of people and requests it names the property, and no value. */
export interface AuditRow extends AuditEntry {
  /** The first word of the calls of its kind, such as `dataset`. */
  className: string;
  /** Its key. */
  id: string;
  /** The person who did it. */
  byUuid?: string | undefined;
  /** What it is called now; null where it is gone, or nobody may be named. */
  title: string | null;
}

export interface AuditFilter extends FullText, Logic<AuditFilter> {
  className?: string[];
  action?: AuditEntry['action'][];
  /** The names of people. */
  by?: string[];
  /** People, by their uuid: what they did, and what was done to their accounts. */
  person?: string[];
  property?: StringFilter;
  logDate?: DateFilter;
}
