import type { Stored } from '../entity';
import type { FullText, Logic, StringFilter } from '../filter';

/** Institutes that work together; its accessions are those of the filter `{ networks: [shortName] }`. */
export interface Network extends Stored {
  /** The slug in addresses. */
  shortName: string;
  title: string;
  /** Markdown. */
  description?: string | null;
  url?: string | null;
  /** When it was founded, `YYYYMMDD` with `00` for what is not known; ours. */
  createdOn?: string | null;
  /** WIEWS codes of its members. */
  wiewsCodes: string[];
  instituteCount: number;
  accessionCount: number;
  /** ISO 3166-1 alpha-3 of its members. */
  countries: string[];
}

export interface NetworkFilter extends FullText, Logic<NetworkFilter> {
  shortName?: string[];
  title?: StringFilter;
  country?: string[];
  wiewsCodes?: string[];
}
