import type { BioValues } from './climate';
import type { Stored } from '../entity';

export interface Geo {
  latitude: number | null;
  longitude: number | null;
  /** Metres above sea level. */
  elevation?: number | null;
  /** Coordinate uncertainty in metres. */
  uncertainty?: number | null;
  datum?: string | null;
  method?: string | null;
  tileIndex?: number | null;
  referenced: boolean;
  /** Of the place, with the details of an accession only. */
  climate?: BioValues | null;
}

export interface Taxonomy {
  genus: string;
  species?: string | null;
  spAuthor?: string | null;
  subtaxa?: string | null;
  subtAuthor?: string | null;
  /** The whole name with its authors. */
  taxonName: string;
  genusSpecies: string;
  family?: string | null;
  grinTaxonomySpecies?: { id: number | null; name: string; speciesName: string } | null;
  /** The name to use, which may be its own; it and other names come with the details of an accession only. */
  currentTaxonomySpecies?: { name: string } | null;
  synonyms?: string[];
}

export interface Collecting {
  collDate?: string | null;
  collSite?: string | null;
  collSrc?: number | null;
  collNumb?: string | null;
  collMissId?: string | null;
  collInstAddress?: string | null;
  collCode?: string[];
  collName?: string[];
}

export interface AccessionInstitute {
  id: number;
  code: string;
  acronym?: string | null;
  fullName: string;
  countryCode3?: string | null;
  country?: { name: string; code3: string } | null;
  owner?: string | null;
  /** Short names, with the details of an accession only. */
  networks?: string[];
}

export interface OriginCountry {
  code3: string;
  /** Three digits. */
  codeNum?: string | null;
  name: string;
  region?: { name: string; isoCode?: string } | null;
}

export interface Alias {
  name: string;
  aliasType?: string | null;
  usedBy?: string | null;
}

/** Passport data of one accession. Dates are `YYYYMMDD`, with `00` or `--` for unknown parts. */
export interface Accession extends Stored {
  uuid: string;
  doi?: string | null;
  accessionNumber: string;
  accessionName?: string | null;
  seqNo?: number | null;
  historic: boolean;
  available?: boolean | null;
  mlsStatus?: boolean | null;
  inTrust?: boolean | null;
  inSvalbard?: boolean | null;
  aegis?: boolean | null;
  images?: number | null;
  curationType?: string | null;
  /** The holder's name for it. */
  collection?: string | null;
  acquisitionDate?: string | null;
  origCty?: string | null;
  sampStat?: number | null;
  storage?: number[];
  duplSite?: string[];
  duplInstName?: string[];
  ancest?: string | null;
  acceUrl?: string | null;
  donorCode?: string | null;
  donorName?: string | null;
  donorNumb?: string | null;
  breederCode?: string[];
  breederName?: string[];
  cropName?: string | null;
  genus: string;
  institute: AccessionInstitute;
  instituteCode: string;
  crop?: { shortName: string; name: string } | null;
  taxonomy: Taxonomy;
  countryOfOrigin?: OriginCountry | null;
  geo: Geo | null;
  coll?: Collecting | null;
  aliases?: Alias[];
  remarks?: { remark: string }[];
  pdci?: { score: number } | null;
  subsets?: { uuid: string; title: string }[];
}

export interface AccessionDetails {
  details: Accession;
}

/** `POST /acn/query?select=a,b.c`: one flat row, keyed by the dotted path as requested. */
export type FlatRow = Record<string, unknown>;

/** An accession by what was typed of its number or DOI. */
export interface Suggestion {
  kind: 'accession' | 'doi';
  /** uuid or DOI. */
  key: string;
  label: string;
}
