import type { Stored } from '../entity';
import type { FullText, Logic, StringFilter } from '../filter';

/** A data provider: who publishes data here, for one institute or several. */
export interface Partner extends Stored {
  uuid: string;
  name: string;
  shortName: string;
  acronym?: string | null;
  /** Markdown. */
  description?: string | null;
  urls: string[];
  phone?: string | null;
  email?: string | null;
  wiewsCodes: string[];
  /** ISO 3166-1 alpha-3 of its institutes. */
  countries: string[];
  accessionCount: number;
}

export interface PartnerFilter extends FullText, Logic<PartnerFilter> {
  uuid?: string[];
  name?: StringFilter;
  shortName?: string[];
  country?: string[];
  wiewsCodes?: string[];
  /** With or without accessions in the catalogue. */
  accessions?: boolean;
}
