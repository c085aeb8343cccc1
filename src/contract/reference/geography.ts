import type { Stored } from '../entity';
import type { FullText, Logic } from '../filter';

export interface Region {
  /** M49 code as text, three digits. */
  isoCode: string;
  name: string;
  parentRegion?: { isoCode: string; name: string } | null;
  /** Countries directly in this region. */
  countryCount: number;
  /** Accessions that originate in the region, its sub-regions included. */
  accessionCount: number;
}

export interface RegionDetails extends Region {
  subRegions: Region[];
  countries: Country[];
}

export interface Country extends Stored {
  /** ISO 3166-1 alpha-3, or a historic MCPD code (SUN, YUG, CSK …). */
  code3: string;
  code2?: string | null;
  codeNum?: number | null;
  name: string;
  /** Markdown; ours. */
  description?: string | null;
  /** No longer in ISO 3166-1. */
  current: boolean;
  replacedBy?: string | null;
  region?: { isoCode: string; name: string } | null;
  /** Accessions that originate here. */
  accessionCount: number;
  /** Institutes here that hold accessions in the catalogue. */
  instituteCount: number;
  /** Accessions held by institutes of this country. */
  heldCount: number;
}

export interface CountryDetails extends Country {
  /** All countries that took the place of a former one; a live server may only know `replacedBy`. */
  successors?: string[];
  genesysInstitutes: { code: string; fullName: string; acronym?: string | null; accessionCount: number }[];
}

export interface CountryFilter extends FullText, Logic<CountryFilter> {
  code3?: string[];
  region?: string[];
  current?: boolean;
  /** With or without accessions that originate there. */
  accessions?: boolean;
}

export interface RegionFilter extends FullText, Logic<RegionFilter> {
  isoCode?: string[];
  parentRegion?: string[];
}
