export interface ServerInfo {
  version: string;
  accessionCount: number;
  instituteCount: number;
  /** Countries of origin with at least one accession. */
  countryCount: number;
  /** Accessions with coordinates. */
  georeferencedCount?: number;
  captchaSiteKey?: string;
  exportLimit: number;
  /** `mailbox`: a reference API, whose messages are read on a page instead of being sent. */
  features: { ai: boolean; machineTranslation: boolean; mailbox?: boolean };
  sandbox: boolean;
  /** Days without news after which a request's personal data are erased; ours. */
  requestDays?: number;
}

/** A page view, or one of an institute's page for its own statistics. Sent only with consent. */
export interface AnalyticsEvent {
  type: 'pageview' | 'institute';
  path: string;
  title: string;
  language: string;
  /** The institute's code with its own service of statistics, which the server hands the view on to; ours. */
  tracker?: string;
}

/** A failed background call. Never carries a token, a body or a query. */
export interface ErrorReport {
  endpoint: string;
  method: string;
  status: number | string;
  data: { error: string };
}
