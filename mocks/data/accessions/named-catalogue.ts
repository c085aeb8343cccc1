import type { Catalogue, Taxon } from './catalogue';
import type { Uuids } from './kept/uuids';
import type { TaxonNames } from './taxonomy/taxon-names';

export interface InstituteInfo {
  id: number;
  code: string;
  fullName: string;
  acronym?: string | null;
  owner?: string | null;
  country?: CountryInfo;
  networks: readonly string[];
}

export interface CountryInfo {
  code3: string;
  name: string;
  codeNum?: number | null;
  region?: RegionInfo;
}

export interface RegionInfo {
  isoCode: string;
  name: string;
  parent?: string | null;
}

export interface CropInfo {
  shortName: string;
  name: string;
  otherNames: readonly string[];
}

/** The stored columns together with what their codes mean. A code without a meaning is its own name. */
export interface NamedCatalogue {
  data: Catalogue;
  uuids: Uuids;
  institute(code: string): InstituteInfo;
  country(code3: string): CountryInfo;
  crop(shortName: string): CropInfo;
  /** What else a taxon is called, and the name to use for it. */
  namesOf(taxon: Taxon): TaxonNames;
  currentName(taxon: Taxon): string | undefined;
  /** The region and all above it, the smallest first. */
  regionsOf(country: CountryInfo | undefined): RegionInfo[];
}
