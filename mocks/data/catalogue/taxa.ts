import type { Taxon } from '@/contract/accession/taxonomy';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import { taxonNames } from '../accessions/taxonomy/taxon-names';
import { makeTable, type Table } from '../../tools/store/table';
import type { CatalogueGiven } from './given';

/** As many hexadecimal digits of a hash as make a whole number. */
const DIGITS = 12;

/** Follows from the name, so that an address stays good whatever accessions come and go. */
const idOf = (taxonName: string): string =>
  String(
    parseInt(
      uuidV5(URL_NAMESPACE, `https://pgr-portal.example/taxonomy/${taxonName}`).replaceAll('-', '').slice(0, DIGITS),
      16,
    ),
  );

/** The taxa that accessions carry. The same name with several families, or none, is one taxon. */
async function externalTaxa({ accessions }: CatalogueGiven): Promise<Taxon[]> {
  const taxa = new Map<string, Taxon>();
  for (const found of await accessions.taxa()) {
    const { count, grinTaxon: _, ...taxon } = found;
    const { currentName = null, synonyms, grin } = taxonNames(found);
    const known = taxa.get(taxon.taxonName);
    if (known) {
      known.accessionCount += count;
      known.family ||= taxon.family || null;
      if (grin && !known.grinName)
        Object.assign(known, { grinName: grin.name, grinTaxonId: grin.id, hasExternal: true });
      continue;
    }
    taxa.set(taxon.taxonName, {
      ...taxon,
      id: idOf(taxon.taxonName),
      family: taxon.family || null,
      accessionCount: count,
      grinName: grin?.name ?? null,
      grinTaxonId: grin?.id ?? null,
      currentName,
      rdfUri: null,
      synonyms: [...synonyms],
      hasExternal: grin !== undefined || synonyms.length > 0,
      overrides: false,
    });
  }
  return [...taxa.values()];
}

/** What follows from accessions and the external taxonomy, under the names that are set now or were once. */
function computed({ overrides, ...set }: Taxon, seed?: Taxon): Partial<Taxon> {
  // No accession carries it any more.
  if (!seed) return { accessionCount: 0 };
  const { family, accessionCount, hasExternal, grinTaxonId, synonyms, grinName, currentName, rdfUri } = seed;
  const facts = { family, accessionCount, hasExternal };
  const external = { grinName, currentName, rdfUri };
  if (!overrides) return { ...facts, ...external, grinTaxonId, synonyms, external: null };
  return {
    ...facts,
    external,
    grinTaxonId: set.grinName === grinName ? grinTaxonId : null,
    synonyms: [...new Set([...synonyms, ...(set.currentName ? [set.currentName] : [])])],
  };
}

/** By number: the taxa that accessions carry, with the names of the external taxonomy or those that were set here. */
export const taxonTable = (given: CatalogueGiven): Table<Taxon> =>
  makeTable<Taxon>(given.changes, {
    name: 'taxonomy',
    key: ({ id }) => id,
    seeds: () => externalTaxa(given),
    follows: given.changes.accessions,
    computed,
  });
