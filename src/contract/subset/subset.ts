import type { DateFilter, FullText, Logic, OfSomebody, StringFilter } from '../filter';
import type { Creator, Publishable } from '../publication/publication';

export const SUBSET_TYPES = ['CORE', 'MINI_CORE', 'THEMATIC', 'TRAIT', 'CLIMATE'] as const;
export type SubsetType = (typeof SUBSET_TYPES)[number];

/** The most accessions that a subset can have. */
export const SUBSET_ACCESSIONS_MAX = 20_000;

/** A chosen set of accessions; they are the accessions of the filter `{ subsets: [uuid] }`. */
export interface Subset extends Publishable {
  subsetType?: SubsetType | null;
  crops: string[];
  source?: string | null;
  rights?: string | null;
  /** `YYYYMMDD`. */
  date?: string | null;
  accessionCount: number;
  /** WIEWS codes of the holding institutes. */
  institutes: string[];
}

export interface SubsetDetails extends Subset {
  creators: Creator[];
}

export interface SubsetFilter extends FullText, OfSomebody, Logic<SubsetFilter> {
  uuid?: string[];
  title?: StringFilter;
  crops?: string[];
  subsetType?: SubsetType[];
  institutes?: string[];
  /** Data providers by short name. */
  owner?: string[];
  /** Drafts that a review sent back. */
  sentBack?: boolean;
  rights?: string[];
  state?: string[];
  lastModifiedDate?: DateFilter;
}
