/** Another number or name of an accession: MCPD OTHERNUMB, `INSTCODE:number`. */
export interface OtherNumber {
  /** WIEWS code of the institute that uses the number, where it is known. */
  usedBy?: string;
  number: string;
}

/**
 * Passport data of one accession: what import, demo catalogue and store hand to each other.
 * The names are those of FAO/Bioversity Multi-Crop Passport Descriptors V2.1 (2015) in camelCase;
 * an absent value is `undefined`, an absent list is empty.
 */
export interface PassportRecord {
  /** DOI without a resolver: `10.18730/…`. */
  puid?: string;
  instCode: string;
  acceNumb: string;
  collNumb?: string;
  collCode: string[];
  collName: string[];
  collInstAddress?: string;
  collMissId?: string;
  genus: string;
  species?: string;
  spAuthor?: string;
  subtaxa?: string;
  subtAuthor?: string;
  cropName?: string;
  acceName?: string;
  /** `YYYYMMDD`, `--` for an unknown month or day, `----` for an unknown year. */
  acqDate?: string;
  /** ISO 3166-1 alpha-3, or a historic code. */
  origCty?: string;
  collSite?: string;
  /** Decimal degrees, WGS 84 unless `coordDatum` says otherwise. */
  decLatitude?: number;
  decLongitude?: number;
  /** Metres. */
  coordUncert?: number;
  coordDatum?: string;
  geoRefMeth?: string;
  /** Metres above sea level. */
  elevation?: number;
  /** As `acqDate`. */
  collDate?: string;
  bredCode: string[];
  bredName: string[];
  sampStat?: number;
  ancest?: string;
  collSrc?: number;
  donorCode?: string;
  donorName?: string;
  donorNumb?: string;
  otherNumb: OtherNumber[];
  duplSite: string[];
  duplInstName: string[];
  storage: number[];
  mlsStat?: boolean;
  remarks?: string;
  acceUrl?: string;
  available?: boolean;
  historic?: boolean;

  /** Of another catalogue, in lower case: its address there is its address here. Absent: it follows from the identity. */
  uuid?: string;
  /** Not in MCPD; exports of catalogues and the demo catalogue know them. */
  aegis?: boolean;
  inTrust?: boolean;
  /** Duplicated in the Svalbard Global Seed Vault. */
  sgsv?: boolean;
  curationType?: string;
  /** The holder's name for the collection that the accession belongs to. */
  collection?: string;
  /** The taxon by GRIN taxonomy, as the file states it. */
  grinTaxon?: string;
  grinTaxonId?: number;
  /** How many pictures. */
  images?: number;
  /** Short name of the crop. Absent: `cropOf` finds it. */
  crop?: string;
  family?: string;
  /** ISO text. */
  createdDate?: string;
  lastModifiedDate?: string;
}

/**
 * A record with nothing but its identity, for those who fill in the rest. It names all that it may hold: engines keep
 * objects that grow key by key in a slower form.
 */
export const emptyRecord = (instCode: string, acceNumb: string, genus: string): PassportRecord => ({
  puid: undefined,
  collNumb: undefined,
  collInstAddress: undefined,
  collMissId: undefined,
  species: undefined,
  spAuthor: undefined,
  subtaxa: undefined,
  subtAuthor: undefined,
  cropName: undefined,
  acceName: undefined,
  acqDate: undefined,
  origCty: undefined,
  collSite: undefined,
  decLatitude: undefined,
  decLongitude: undefined,
  coordUncert: undefined,
  coordDatum: undefined,
  geoRefMeth: undefined,
  elevation: undefined,
  collDate: undefined,
  sampStat: undefined,
  ancest: undefined,
  collSrc: undefined,
  donorCode: undefined,
  donorName: undefined,
  donorNumb: undefined,
  mlsStat: undefined,
  remarks: undefined,
  acceUrl: undefined,
  available: undefined,
  historic: undefined,
  uuid: undefined,
  aegis: undefined,
  inTrust: undefined,
  sgsv: undefined,
  curationType: undefined,
  collection: undefined,
  grinTaxon: undefined,
  grinTaxonId: undefined,
  images: undefined,
  crop: undefined,
  family: undefined,
  createdDate: undefined,
  lastModifiedDate: undefined,
  instCode,
  acceNumb,
  genus,
  collCode: [],
  collName: [],
  bredCode: [],
  bredName: [],
  otherNumb: [],
  duplSite: [],
  duplInstName: [],
  storage: [],
});
