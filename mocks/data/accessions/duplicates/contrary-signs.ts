import type { ContrarySign } from '@/contract/labs/duplicates';
import { valueAt } from '../columns/coded-column';
import type { Catalogue } from '../catalogue';

const different = (values: Iterable<string | undefined>): boolean => {
  const known = new Set(values);
  known.delete(undefined);
  known.delete('');
  return known.size > 1;
};

/** `sp.` and its like name no species. */
const namedSpecies = (species: string | undefined): string | undefined =>
  species === undefined || /^(sp|spp|ssp)\.?$/i.test(species.trim()) ? undefined : species.trim().toLowerCase();

/** A date as far as it is known: `1993----` and `19930000` are 1993. */
const knownPart = (date: string | undefined): string =>
  /^(?!0000)\d{4}((?!00)\d\d((?!00)\d\d)?)?/.exec(date ?? '')?.[0] ?? '';

/** Dates agree where one is the beginning of the other: 1993 is any day of it. */
function datesDiffer(dates: readonly (string | undefined)[]): boolean {
  const known = [...new Set(dates.map(knownPart))].sort();
  return known.some((date, at) => at > 0 && !date.startsWith(known[at - 1] ?? ''));
}

/** What speaks against rows being the same material. A species says nothing more where already the genera differ. */
export function contrarySigns(data: Catalogue, rows: readonly number[]): ContrarySign[] {
  const taxa = rows.map((row) => valueAt(data.taxon, row));
  const holders = new Set(rows.map((row) => data.instCode.codes[row]));
  const genera = different(taxa.map((taxon) => taxon?.genus.toLowerCase()));
  const found: Readonly<Record<ContrarySign, boolean>> = {
    genus: genera,
    species: !genera && different(taxa.map((taxon) => namedSpecies(taxon?.species))),
    origin: different(rows.map((row) => valueAt(data.origCty, row))),
    collectingDate: datesDiffer(rows.map((row) => valueAt(data.collDate, row))),
    sameHolder: holders.size < rows.length,
  };
  return (Object.keys(found) as ContrarySign[]).filter((sign) => found[sign]);
}
