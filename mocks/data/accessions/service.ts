import type { GroupedFigures } from './facets/figures';
import type { Accession, FlatRow, Suggestion } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { CacheFigures } from '@/contract/installation/installation';
import type { AccessionPoints } from '@/contract/accession/map';
import type { MatchResult } from '@/contract/accession/match';
import type { DuplicatesFilter, DuplicatesPage } from '@/contract/labs/duplicates';
import type { Facets, FilteredPage, Page } from '@/contract/page';
import type { SimilarAccession } from '@/contract/accession/similar';
import type { PassportRecord } from '@/mcpd/record';
import type { ArchivePart } from './archive/terms';
import type { Taxon } from './catalogue';
import type { AccessionGroup, GroupProperty } from './groups';
import type { ImagePage } from './rows/image-page';
import type { Box } from './map/points';
import type { DrawnTile, Tile, TileStyle } from './map/tile';
import type { Where } from './map/where';
import type { AccessionReference, ChangedNames } from './reference';

/** `p` from 0 (default 0), `l` rows (default 50), `s` a path of the accession, missing values last both ways. */
export interface RowsQuery {
  p?: number;
  l?: number;
  s?: string;
  d?: 'ASC' | 'DESC';
  /** Paths to keep or to leave out, comma separated; a path names everything below it. */
  select?: string;
  exclude?: string;
}

/** `facets`: further keys beside the twelve default ones, comma separated. `limit`: terms per facet (default 10). */
export interface FacetQuery {
  facets?: string;
  limit?: number;
}

export interface AccessionMapInfo extends Where {
  accessionCount: number;
}

/** `occurrence` and `germplasm`: the two tables of a Darwin Core Archive. */
export type DownloadFormat = 'mcpd' | 'csv' | 'pdci' | ArchivePart;

/** Unlike a page of the wire it has no `filterCode` and no `filter`: those are the caller's. */
export type AccessionPage = Page<Accession, AccessionFilter>;
export type AccessionFilteredPage = FilteredPage<Accession, AccessionFilter>;

export interface AccessionOverview {
  accessionCount: number;
  /** Counted over the rows of the filter. */
  overview: Facets;
  /** Counted with all other criteria applied. */
  suggestions: Facets;
}

export interface HoldingCount {
  current: number;
  historic: number;
  /** Short names of the crops of the current ones. */
  crops: string[];
  /** PDCI of the current accessions; absent when there is none. */
  pdci?: { avg: number; min: number; max: number; count: number };
}

/** By code; current accessions only, but for `historic` of the institutes. */
export interface AccessionCounts {
  total: number;
  historic: number;
  georeferenced: number;
  institutes: Record<string, HoldingCount>;
  crops: Record<string, number>;
  origins: Record<string, number>;
  holdingCountries: Record<string, number>;
}

/** Accessions with coordinates, one value each: degrees, metres (NaN where not known). */
export interface AccessionPlaces {
  /** Accessions of the filter, with and without coordinates. */
  total: number;
  /** Those with coordinates. Where they are more than was asked for, none is listed below. */
  placed: number;
  uuids: string[];
  latitude: Float64Array;
  longitude: Float64Array;
  elevation: Float64Array;
}

/** A taxon as it is recorded, and its current accessions. */
export interface TaxonCount extends Taxon {
  taxonName: string;
  count: number;
}

/** Accessions changed since the catalogue was loaded: each takes the place of the one with its uuid, or is new. */
export interface AccessionLayer {
  /** Each uuid once; where a record brings none, it follows from institute, number and genus. */
  records: readonly PassportRecord[];
  /** uuids of loaded accessions that are no longer there. */
  removed: readonly string[];
}

export interface AccessionIndex {
  name: string;
  /** Accessions in it so far: some indexes are made by the first question that needs them. */
  documents: number;
  /** Accessions that are read to make it anew. */
  reads: number;
}

/** A filter as it came over the wire: what it holds is checked by the store, not by its type. */
export type FilterInput = AccessionFilter | null | undefined;

/**
 * The accession store. Coarse and asynchronous, so that it can answer from a Web Worker.
 * Rejects with an `InvalidQuery` (`invalid-query.ts`) when a filter, sort, facet or path names something unknown.
 */
export interface AccessionService {
  /** The groups that accessions are in, in place of those enrolled before; later questions know them. */
  enrol(property: GroupProperty, groups: readonly AccessionGroup[]): Promise<void>;
  /** Names in place of those given before; later questions are answered with them. */
  rename(names: ChangedNames): Promise<void>;
  /**
   * The accessions changed since the start, in place of the layer before: an empty one takes everything back. Done when
   * questions are answered with it; none is ever answered with a part.
   */
  putLayer(layer: AccessionLayer): Promise<void>;
  page(filter: FilterInput, query: RowsQuery): Promise<AccessionPage>;
  /** A page, and the facets of `DEFAULT_FACETS` plus those asked for, counted with all other criteria applied. */
  filterPage(filter: FilterInput, query: RowsQuery & FacetQuery): Promise<AccessionFilteredPage>;
  /** `facets` absent: every facet there is, but for those of groups. */
  overview(filter: FilterInput, facets?: readonly string[], limit?: number): Promise<AccessionOverview>;
  /** A number (PDCI, pictures, elevation) added up by the terms of a facet. */
  figures(filter: FilterInput, facet: string, property: string): Promise<GroupedFigures>;
  /** Rows keyed by the paths as requested; `select` absent: the paths of `DEFAULT_FLAT_PATHS`. */
  flat(filter: FilterInput, query: RowsQuery, select?: string): Promise<Page<FlatRow, AccessionFilter>>;
  count(filter: FilterInput): Promise<number>;
  /** The first `most` accessions of a filter, sorted as a page is, and how many there are. */
  uuids(
    filter: FilterInput,
    most: number,
    sort?: Pick<RowsQuery, 's' | 'd'>,
  ): Promise<{ total: number; uuids: string[] }>;
  /** Every taxon that current accessions carry, by name. */
  taxa(): Promise<TaxonCount[]>;
  /** The places of a filter, in the catalogue's order, if they are `most` at most. */
  places(filter: FilterInput, most: number): Promise<AccessionPlaces>;
  /** The whole record; historic ones too. */
  details(uuid: string): Promise<Accession | undefined>;
  /** With or without a resolver in front, in any case. */
  byDoi(doi: string): Promise<Accession | undefined>;
  /** All that have one of them, historic ones too. */
  withDois(dois: readonly string[]): Promise<Accession[]>;
  /** The passport records of an institute with their uuids, historic ones too, `most` of them from a place; fewer at the end. */
  passport(instituteCode: string, from: number, most: number): Promise<PassportRecord[]>;
  /** In the order asked for; historic ones too. */
  byUuid(uuids: readonly string[]): Promise<{ content: Accession[]; missing: string[] }>;
  /** What may be the same material elsewhere, at most 50, the strongest evidence first; never itself. */
  similar(uuid: string): Promise<SimilarAccession[] | undefined>;
  /** What several genebanks may hold of the same material; found by the first question. `p` and `l` as of a page. */
  duplicates(filter: DuplicatesFilter, p?: number, l?: number): Promise<DuplicatesPage>;
  /** At most ten: accession numbers, DOIs, taxa, crops, institutes, countries, grouped by kind. */
  suggest(q: string): Promise<Suggestion[]>;
  /**
   * What numbers, DOIs and uuids mean, in their order; with an institute, one for all or one for each, only among what it
   * holds. Historic ones too.
   */
  match(identifiers: readonly string[], institutes?: string | readonly (string | undefined)[]): Promise<MatchResult[]>;
  /** Pictures of the accessions of a filter; `p` from 0, `l` pictures a page. */
  images(filter: FilterInput, p: number, l: number): Promise<ImagePage>;
  counts(): Promise<AccessionCounts>;
  /** What it remembers of earlier questions. */
  caches(): Promise<CacheFigures[]>;
  /** Forgets what one holds; the next question that needs it computes it again. */
  clearCache(name: string): Promise<void>;
  /** What its questions are answered from, beside the columns. */
  indexes(): Promise<AccessionIndex[]>;
  /**
   * Makes an index anew beside the one that answers meanwhile, which it takes the place of when it is whole; false where it
   * was stopped, and nothing is changed. One at a time.
   */
  rebuildIndex(name: string): Promise<boolean>;
  /** How far what is rebuilt now is, from 0 to 1. */
  rebuilt(): Promise<number>;
  /** Throws away what is rebuilt now. */
  stopRebuild(): Promise<void>;
  /** Null in all bounds where nothing of the filter has coordinates. */
  mapInfo(filter: FilterInput): Promise<AccessionMapInfo>;
  /** The picture of a tile, or only its tag where that is among the `known` ones. */
  tile(filter: FilterInput, tile: Tile, style: TileStyle, known?: readonly string[]): Promise<DrawnTile>;
  /** At most `limit` of the places in the box, spread over all of them; everywhere without a box. */
  points(filter: FilterInput, box: Box | undefined, limit: number): Promise<AccessionPoints>;
  /** Text in pieces, with a byte order mark but for the tables of an archive, sorted as a page is. The caller checks the export limit with `count` first. */
  download(
    filter: FilterInput,
    format: DownloadFormat,
    select?: string,
    sort?: Pick<RowsQuery, 's' | 'd'>,
  ): AsyncIterable<string>;
  /** CSV of the taxa of the filter and their counts. */
  species(filter: FilterInput): Promise<string>;
}

/** What is asked once and answered once, to be handed on by name: all but `download`, which answers in pieces. */
export type AskedMethod = Exclude<keyof AccessionService, 'download'>;

const ASKED: Readonly<Record<AskedMethod, true>> = {
  enrol: true,
  rename: true,
  putLayer: true,
  page: true,
  filterPage: true,
  overview: true,
  figures: true,
  flat: true,
  count: true,
  uuids: true,
  taxa: true,
  places: true,
  details: true,
  byDoi: true,
  withDois: true,
  passport: true,
  byUuid: true,
  similar: true,
  duplicates: true,
  suggest: true,
  match: true,
  images: true,
  counts: true,
  caches: true,
  clearCache: true,
  indexes: true,
  rebuildIndex: true,
  rebuilt: true,
  stopRebuild: true,
  species: true,
  mapInfo: true,
  tile: true,
  points: true,
};

/** A service that answers elsewhere: every question is handed on by the name of its method. */
export function handedOn(
  ask: (method: AskedMethod, args: unknown[]) => Promise<unknown>,
  download: AccessionService['download'],
): AccessionService {
  const methods = Object.keys(ASKED).map((method) => [
    method,
    (...args: unknown[]) => ask(method as AskedMethod, args),
  ]);
  // The table above holds every method; what each takes and answers is lost where all are handed on alike.
  return { ...(Object.fromEntries(methods) as Pick<AccessionService, AskedMethod>), download };
}

/** Made by `accessionBuilder()` of `builder.ts`. */
export interface AccessionBuilder {
  /** Records added so far. */
  readonly size: number;
  /** The record is copied: the caller may use the same object again. */
  add(record: PassportRecord): void;
  /** Ends the builder. */
  build(reference: AccessionReference): AccessionService;
}
