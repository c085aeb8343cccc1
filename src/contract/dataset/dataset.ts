import type { DateFilter, FullText, Logic, OfSomebody, StringFilter } from '../filter';
import type { Creator, Publishable } from '../publication/publication';

/** Characterization and evaluation data: observations of accessions by descriptors. */
export interface Dataset extends Publishable {
  /** Short names. */
  crops: string[];
  source?: string | null;
  /** The licence: an SPDX identifier (`CC-BY-4.0`), an address or a text. */
  rights?: string | null;
  /** First and last day of the evaluation, `YYYYMMDD`. */
  startDate?: string | null;
  endDate?: string | null;
  accessionCount: number;
  descriptorCount: number;
  observationCount: number;
}

/** Where it was observed. */
export interface DatasetLocation {
  uuid: string;
  /** ISO 3166-1 alpha-3. */
  countryCode3?: string | null;
  stateProvince?: string | null;
  verbatimLocality?: string | null;
  /** Degrees. */
  decimalLatitude?: number | null;
  decimalLongitude?: number | null;
  /** Of the environment. */
  description?: string | null;
  startDate?: string | null;
  endDate?: string | null;
}

/** A source file. A table can be looked at by its uuid (`/amphibian/{uuid}`). */
export interface DatasetFile {
  uuid: string;
  name: string;
  label?: string | null;
  description?: string | null;
  contentType: string;
  /** Bytes. */
  size: number;
  /** CSV, TSV or XLSX. */
  table: boolean;
  /** What the dataset has its observations of: by sheet, how many it holds, and how many of them were loaded. */
  loads?: FileLoad[];
}

export interface FileLoad {
  /** From 0. */
  sheet: number;
  observations: number;
  loaded: number;
}

export interface DatasetDetails extends Dataset {
  creators: Creator[];
  locations: DatasetLocation[];
  files: DatasetFile[];
  /** uuids, in the order of its columns. */
  descriptorUuids: string[];
  /** What was loaded last can be taken back. */
  undoable?: boolean;
  /** Whoever may edit it can have the report of the load that it has its observations of. */
  loadReport?: boolean;
  /** How to cite it, where the owner says so. */
  citation?: string | null;
  doi?: string | null;
}

/**
 * What whoever reviews a dataset should know. `accessionsOfCrop`: accessions are of a crop that the dataset does not name;
 * `descriptorOfCrop`: it does not name that of a descriptor; `observedOfCrop`: a descriptor is of a crop, accessions that
 * were observed by it are not; `outsideScale`: observations are outside the range or the coding table of their descriptor.
 */
export interface DatasetRemark {
  kind: 'accessionsOfCrop' | 'descriptorOfCrop' | 'observedOfCrop' | 'outsideScale';
  /** Accessions, or of `outsideScale` observations. */
  count: number;
  /** Short name. */
  crop?: string;
  descriptorUuid?: string;
  /** One of the observations. */
  sample?: string;
}

/** An accession that a dataset names; `accession` where the catalogue knows it. */
export interface DatasetAccession {
  doi?: string | null;
  instCode: string;
  acceNumb: string;
  genus?: string | null;
  species?: string | null;
  accession: { uuid: string; accessionNumber: string; instituteCode: string; historic: boolean } | null;
}

/** An accession as somebody names it: by its DOI, or by institute and number. */
export interface AccessionReference {
  doi?: string | null;
  instCode?: string | null;
  acceNumb?: string | null;
  genus?: string | null;
}

/** Accessions that a dataset can name beside those that were observed. */
export const DATASET_ACCESSIONS_MAX = 10_000;
export const DATASET_FILES_MAX = 50;

export interface DatasetFilter extends FullText, OfSomebody, Logic<DatasetFilter> {
  uuid?: string[];
  title?: StringFilter;
  crops?: string[];
  /** Data providers by short name. */
  owner?: string[];
  /** Drafts that a review sent back. */
  sentBack?: boolean;
  language?: string[];
  rights?: string[];
  state?: string[];
  /** uuids of descriptors it has observations of. */
  descriptors?: string[];
  /** Countries of its locations. */
  country?: string[];
  startDate?: DateFilter;
  endDate?: DateFilter;
  lastModifiedDate?: DateFilter;
}
