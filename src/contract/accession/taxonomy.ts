import type { FullText, Logic, StringFilter } from '../filter';

/** A taxon that accessions of the catalogue carry. */
export interface Taxon {
  /** `Genus species author subtaxa author`: what tells taxa apart. */
  taxonName: string;
  genus: string;
  species?: string | null;
  spAuthor?: string | null;
  subtaxa?: string | null;
  subtAuthor?: string | null;
  family?: string | null;
  accessionCount: number;
  /** GRIN Global taxonomy: the name it knows the taxon by, and the number of its page. */
  grinName?: string | null;
  grinTaxonId?: number | null;
  /** The accepted name, where this one is a synonym. */
  currentName?: string | null;
  /** Other names of it. */
  synonyms: string[];
}

/** A genus with what the catalogue holds of it. */
export interface Genus {
  genus: string;
  family?: string | null;
  accessionCount: number;
  speciesCount: number;
  taxonCount: number;
  /** Short names of crops that belong to it. */
  crops: string[];
}

export interface TaxonFilter extends FullText, Logic<TaxonFilter> {
  genus?: string[];
  species?: string[];
  family?: string[];
  taxonName?: StringFilter;
  /** Names that another has taken the place of. */
  synonym?: boolean;
}
