import type { CodeCounter } from './facets/count';
import type { Matches } from './filter/matching';
import type { Model } from './model';
import { tabLine } from './rows/tab-lines';
import { taxonName } from './taxon-name';
import { orderKey } from './text/order-key';

/** The taxa of a set of rows with their counts, by name. */
export function speciesList({ data }: Model, matches: Matches, counter: CodeCounter): string {
  const counts = counter.over(matches, data.rows)(data.taxon);
  const taxa = data.taxon.values.flatMap((taxon, code) => {
    const count = counts[code] ?? 0;
    return taxon && count > 0 ? [{ taxon, count, key: orderKey(taxonName(taxon)) }] : [];
  });
  taxa.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  const lines = taxa.map(({ taxon: { genus, species, spAuthor, subtaxa, subtAuthor }, count }) =>
    tabLine([genus, species || null, spAuthor || null, subtaxa || null, subtAuthor || null, count]),
  );
  return [tabLine(['genus', 'species', 'spAuthor', 'subtaxa', 'subtAuthor', 'accessionCount']), ...lines].join('');
}
