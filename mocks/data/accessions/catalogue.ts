import type { CodedColumn } from './columns/coded-column';
import type { NumberColumn } from './columns/number-column';
import type { TextColumn } from './columns/text-column';

/** A taxon as a whole: few thousand in a catalogue of millions. */
export interface Taxon {
  genus: string;
  species?: string;
  spAuthor?: string;
  subtaxa?: string;
  subtAuthor?: string;
  family?: string;
  /** Its name and number in GRIN taxonomy, where a file states them. */
  grinTaxon?: string;
  grinTaxonId?: number;
}

/** The stored columns, all of the same length. What has few distinct values is coded, the rest is text or number. */
export interface Catalogue {
  rows: number;

  instCode: CodedColumn<string>;
  taxon: CodedColumn<Taxon>;
  crop: CodedColumn<string>;
  cropName: CodedColumn<string>;
  origCty: CodedColumn<string>;
  sampStat: CodedColumn<number>;
  collSrc: CodedColumn<number>;
  curationType: CodedColumn<string>;
  collection: CodedColumn<string>;
  donorCode: CodedColumn<string>;
  donorName: CodedColumn<string>;
  collMissId: CodedColumn<string>;
  collInstAddress: CodedColumn<string>;
  coordDatum: CodedColumn<string>;
  geoRefMeth: CodedColumn<string>;
  collDate: CodedColumn<string>;
  acqDate: CodedColumn<string>;
  coordUncert: CodedColumn<number>;
  elevation: CodedColumn<number>;
  images: CodedColumn<number>;
  pdci: CodedColumn<number>;

  storage: CodedColumn<readonly number[]>;
  duplSite: CodedColumn<readonly string[]>;
  duplInstName: CodedColumn<readonly string[]>;
  bredCode: CodedColumn<readonly string[]>;
  bredName: CodedColumn<readonly string[]>;
  collCode: CodedColumn<readonly string[]>;
  collName: CodedColumn<readonly string[]>;

  historic: CodedColumn<boolean>;
  available: CodedColumn<boolean>;
  mlsStat: CodedColumn<boolean>;
  inTrust: CodedColumn<boolean>;
  sgsv: CodedColumn<boolean>;
  aegis: CodedColumn<boolean>;

  latitude: NumberColumn;
  longitude: NumberColumn;
  /** Milliseconds since 1970. */
  created: NumberColumn;
  modified: NumberColumn;

  /** As `uuid-column.ts` keeps those that were brought along. */
  uuid: Uint32Array;
  acceNumb: TextColumn;
  doi: TextColumn;
  acceName: TextColumn;
  collNumb: TextColumn;
  collSite: TextColumn;
  donorNumb: TextColumn;
  /** As `otherNumb.ts` packs them. */
  otherNumb: TextColumn;
  ancest: TextColumn;
  remarks: TextColumn;
  acceUrl: TextColumn;
}

type Named<C> = { [Name in keyof Catalogue]: Catalogue[Name] extends C ? Name : never }[keyof Catalogue];

export type TextName = Named<TextColumn>;
export type NumberName = Exclude<Named<NumberColumn>, TextName>;
export type StringName = Named<CodedColumn<string>>;
export type CodedNumberName = Named<CodedColumn<number>>;
export type FlagName = Named<CodedColumn<boolean>>;
export type StringsName = Named<CodedColumn<readonly string[]>>;
export type CodedName = Named<CodedColumn<unknown>>;
