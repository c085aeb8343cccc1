import type { Taxonomy } from '@/contract/accession/accession';
import type { Taxon } from '../catalogue';
import { taxonName } from '../taxon-name';
import { ACCEPTED, GRIN, SYNONYMS } from './taxon-names-data';

/** What taxonomists say about a name. */
export interface TaxonNames {
  /** The accepted name, with authors, where this one is not it. */
  currentName?: string;
  /** Other names of the taxon, the accepted one among them. */
  synonyms: readonly string[];
  grin?: NonNullable<Taxonomy['grinTaxonomySpecies']>;
}

/** What was set for a taxon in place of that. */
export interface SetNames {
  /** The name to use, which may be its own. */
  currentName: string;
  synonyms: readonly string[];
  /** `null`: GRIN does not know it; absent: what GRIN calls it is not set. */
  grin?: Pick<NonNullable<TaxonNames['grin']>, 'id' | 'name'> | null | undefined;
}

const NOTHING: TaxonNames = { synonyms: [] };

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const words = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

type Named = Omit<Taxon, 'family'>;

/** What GRIN calls a taxon: as the file states it, else as GRIN's pages do. */
function grinOf({ grinTaxon, grinTaxonId }: Named, key: string): { id: number | null; name: string } | undefined {
  const known = own(GRIN, key);
  if (grinTaxon === undefined) return grinTaxonId === undefined || known?.id === grinTaxonId ? known : undefined;
  return { id: grinTaxonId ?? (known?.name === grinTaxon ? known.id : null), name: grinTaxon };
}

/** The other names of a taxon; nothing where none is known. Authors do not count, as they are spelt in many ways. */
export function taxonNames(taxon: Named, set?: SetNames): TaxonNames {
  return set ? namesAsSet(taxon, set) : externalNames(taxon);
}

function namesAsSet(taxon: Named, { currentName: accepted, synonyms, grin }: SetNames): TaxonNames {
  const { genus, species } = taxon;
  const shown = grin === undefined ? externalNames(taxon).grin : grin;
  return {
    synonyms,
    ...(accepted === taxonName(taxon) ? {} : { currentName: accepted }),
    ...(shown ? { grin: { ...shown, speciesName: words(genus, species) } } : {}),
  };
}

function externalNames(taxon: Named): TaxonNames {
  const { genus, species, subtaxa } = taxon;
  const key = words(genus, species, subtaxa);
  const grin = grinOf(taxon, key);
  const synonyms = own(SYNONYMS, key);
  if (!grin && !synonyms) return NOTHING;
  const accepted = own(ACCEPTED, key);
  return {
    synonyms: synonyms ?? [],
    ...(accepted === undefined ? {} : { currentName: accepted }),
    ...(grin ? { grin: { ...grin, speciesName: words(genus, species) } } : {}),
  };
}

/** The name to use for a taxon: the accepted one, which may be its own; `undefined` where nothing is known of it. */
export function currentName(taxon: Taxon, set?: SetNames): string | undefined {
  if (set) return set.currentName;
  const { genus, species, subtaxa } = taxon;
  // What a file says of GRIN says nothing of the name to use.
  const { currentName: accepted, synonyms, grin } = taxonNames({ genus, species, subtaxa });
  return accepted ?? (grin || synonyms.length > 0 ? taxonName(taxon) : undefined);
}
