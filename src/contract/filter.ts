/** The operators of a filter, as the server family spells them (api.md: absent or null = not applied). */

export interface StringFilter {
  eq?: string[];
  contains?: string[];
  sw?: string[];
  ge?: string;
  le?: string;
}

/** Numbers may come as text from public clients; the reference API accepts both. */
export interface NumberFilter {
  eq?: number[];
  ge?: number;
  gt?: number;
  le?: number;
  lt?: number;
}

/** ISO text (`2020-01-31`), inclusive for `ge` and `le`. MCPD dates compare as `YYYYMMDD`. */
export interface DateFilter {
  eq?: string[];
  ge?: string;
  gt?: string;
  le?: string;
  lt?: string;
}

/** Logic that every filter type carries: nested filters of the same type, and lists of dotted paths. */
export interface Logic<T> {
  NOT?: T;
  AND?: T;
  OR?: T;
  NULL?: string[];
  NOTNULL?: string[];
}

/** Whose something is. */
export interface OfSomebody {
  /** uuids of the accounts that made them. */
  createdBy?: string[];
  /** What the caller made, or is let edit by a list of permissions, though others made it; ours. */
  mine?: boolean;
}

/** Full text at this level; a blank text is not a criterion. */
export interface FullText {
  _text?: string;
}
