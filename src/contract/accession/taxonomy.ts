import type { Stored } from '../entity';
import type { FullText, Logic, StringFilter } from '../filter';

/** What administrators may say of a taxon in place of the external taxonomy. */
export interface TaxonNames {
  /** GRIN Global taxonomy: the name it knows the taxon by. */
  grinName?: string | null;
  /** The accepted name, where this one is a synonym. */
  currentName?: string | null;
  /** What identifies the taxon on the web of data. */
  rdfUri?: string | null;
}

/** A taxon that accessions of the catalogue carry. */
export interface Taxon extends Stored, TaxonNames {
  /** Digits, the same as long as the name is. */
  id: string;
  /** `Genus species author subtaxa author`: what tells taxa apart. */
  taxonName: string;
  genus: string;
  species?: string | null;
  spAuthor?: string | null;
  subtaxa?: string | null;
  subtAuthor?: string | null;
  family?: string | null;
  accessionCount: number;
  /** The number of its page in GRIN Global taxonomy. */
  grinTaxonId?: number | null;
  /** Other names of it. */
  synonyms: string[];
  /** Whether the external taxonomy knows it, and whether its names were set here. */
  hasExternal: boolean;
  overrides: boolean;
  /** What the external taxonomy says, where other names were set. */
  external?: TaxonNames | null;
}

/** Whether GRIN writes the name otherwise than genebanks do, authors or not. */
export const isSpelledOtherwise = ({ grinName, taxonName, genus, species, subtaxa }: Taxon): boolean =>
  Boolean(grinName) && grinName !== taxonName && grinName !== [genus, species, subtaxa].filter(Boolean).join(' ');

/** A genus with what the catalogue holds of it. */
export interface Genus {
  genus: string;
  family?: string | null;
  accessionCount: number;
  speciesCount: number;
  taxonCount: number;
  /** Short names of crops that belong to it. */
  crops: string[];
  /** Its taxa that the web of data has an address for; ours. */
  identified?: { taxonName: string; rdfUri: string }[];
}

export interface TaxonFilter extends FullText, Logic<TaxonFilter> {
  genus?: string[];
  species?: string[];
  family?: string[];
  taxonName?: StringFilter;
  /** Names that another has taken the place of. */
  synonym?: boolean;
  /** Names that GRIN writes otherwise. */
  otherwise?: boolean;
  hasExternal?: boolean;
  overrides?: boolean;
}
