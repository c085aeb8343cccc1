import type { Catalogue } from './catalogue';
import type { Uuids } from './kept/uuids';

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
  /** The region and all above it, the smallest first. */
  regionsOf(country: CountryInfo | undefined): RegionInfo[];
}
