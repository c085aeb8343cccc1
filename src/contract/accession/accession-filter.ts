import type { Polygon } from 'geojson';
import type { BioVariable } from './climate';
import type { DateFilter, FullText, Logic, NumberFilter, StringFilter } from '../filter';

export interface InstituteScope extends FullText {
  code?: string[];
  country?: { code3?: string[]; region?: string[] };
  fullName?: StringFilter;
  accessions?: boolean;
  networks?: string[];
}

export interface TaxonomyScope {
  genus?: string[];
  species?: string[];
  genusSpecies?: string[];
  subtaxa?: StringFilter;
  taxonName?: StringFilter;
  family?: string[];
  synonyms?: StringFilter;
  grinTaxonomySpecies?: StringFilter;
  currentTaxonomySpecies?: StringFilter;
  grinTaxonId?: number[];
}

export interface GeoScope {
  latitude?: NumberFilter;
  longitude?: NumberFilter;
  elevation?: NumberFilter;
  referenced?: boolean;
  /** Of `Geo`. */
  tileIndex?: number[];
  climate?: Partial<Record<BioVariable, NumberFilter>>;
  /** GeoJSON, rings of `[longitude, latitude]`. */
  within?: Polygon;
}

/** What narrows accessions. Historic accessions are left out unless `historic` asks for them. */
export interface AccessionFilter extends FullText, Logic<AccessionFilter> {
  uuid?: string[];
  doi?: string[];
  accessionNumber?: StringFilter;
  accessionNumbers?: string[];
  seqNo?: NumberFilter;
  /** Crop short names. */
  crop?: string[];
  cropName?: StringFilter;
  institute?: InstituteScope;
  networks?: string[];
  countryOfOrigin?: { code3?: string[]; region?: string[] } & FullText;
  taxonomy?: TaxonomyScope;
  sampStat?: number[];
  storage?: number[];
  historic?: boolean;
  available?: boolean;
  mlsStatus?: boolean;
  inTrust?: boolean;
  sgsv?: boolean;
  images?: boolean;
  hasDoi?: boolean;
  hasDataset?: boolean;
  hasSubset?: boolean;
  genotyped?: boolean;
  aegis?: boolean;
  curationType?: string[];
  donorCode?: string[];
  donorName?: StringFilter;
  donorNumb?: StringFilter;
  breederCode?: string[];
  duplSite?: string[];
  acquisitionDate?: DateFilter;
  createdDate?: DateFilter;
  lastModifiedDate?: DateFilter;
  coll?: {
    collDate?: DateFilter;
    collNumb?: StringFilter;
    collSite?: StringFilter;
    collMissId?: string[];
  };
  geo?: GeoScope;
  pdci?: NumberFilter;
  lists?: string[];
  subsets?: string[];
  datasets?: string[];
  /** A tree's uuid, or `{uuid}:{node id}` for what lies below a node. */
  diversityTrees?: string[];
}
