import type { Taxon } from '@/contract/accession/taxonomy';
import { taxonNames } from '../accessions/taxonomy/taxon-names';
import { lazySource, type Source } from '../../tools/store/source';
import type { CatalogueGiven } from './given';

/** The taxa that accessions carry, by name. The same name with several families, or none, is one taxon. */
export const taxonSource = ({ accessions, changes }: CatalogueGiven): Source<Taxon> =>
  lazySource<Taxon>(
    ({ taxonName }) => taxonName,
    async () => {
      const taxa = new Map<string, Taxon>();
      for (const { count, ...taxon } of await accessions.taxa()) {
        const { currentName = null, synonyms, grin } = taxonNames(taxon);
        const known = taxa.get(taxon.taxonName);
        if (known) {
          known.accessionCount += count;
          known.family ||= taxon.family || null;
          if (grin && !known.grinName) Object.assign(known, { grinName: grin.name, grinTaxonId: grin.id });
          continue;
        }
        taxa.set(taxon.taxonName, {
          ...taxon,
          family: taxon.family || null,
          accessionCount: count,
          grinName: grin?.name ?? null,
          grinTaxonId: grin?.id ?? null,
          currentName,
          synonyms: [...synonyms],
        });
      }
      return [...taxa.values()];
    },
    changes.accessions,
  );
