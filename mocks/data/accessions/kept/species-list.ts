import type { CodeCounter } from '../facets/count';
import type { Matches } from '../filter/matching';
import type { Model } from '../model';
import { tabLine } from '../rows/tab-lines';
import type { TaxonCount } from '../service';
import { taxonName } from '../taxon-name';
import { orderKey } from '../text/order-key';

/** The taxa of a set of rows with their counts, by name. */
export function taxonCounts({ data }: Model, matches: Matches, counter: CodeCounter): TaxonCount[] {
  const counts = counter.over(matches, data.rows)(data.taxon);
  const taxa = data.taxon.values.flatMap((taxon, code) => {
    const count = counts[code] ?? 0;
    return taxon && count > 0 ? [{ ...taxon, taxonName: taxonName(taxon), count }] : [];
  });
  const keys = new Map(taxa.map(({ taxonName: name }) => [name, orderKey(name)]));
  const keyOf = (taxon: TaxonCount): string => keys.get(taxon.taxonName) ?? '';
  return taxa.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
}

/** The same as CSV. */
export function speciesList(model: Model, matches: Matches, counter: CodeCounter): string {
  const lines = taxonCounts(model, matches, counter).map(({ genus, species, spAuthor, subtaxa, subtAuthor, count }) =>
    tabLine([genus, species || null, spAuthor || null, subtaxa || null, subtAuthor || null, count]),
  );
  return [tabLine(['genus', 'species', 'spAuthor', 'subtaxa', 'subtAuthor', 'accessionCount']), ...lines].join('');
}
