import type { Suggestion } from '@/contract/accession';
import type { AccessionFilter } from '@/contract/accession-filter';
import { doiHref, href } from '@/routes/href';

/** Where a suggestion leads: to the page of the thing, or to the accessions of a taxon. */
export function suggestionTarget({ kind, key }: Suggestion): string | AccessionFilter {
  switch (kind) {
    case 'accession':
      return href('accession', { uuid: key });
    case 'doi':
      return doiHref(key) ?? { doi: [key] };
    case 'crop':
      return href('crop', { shortName: key });
    case 'institute':
      return href('institute', { wiewsCode: key });
    case 'country':
      return href('country', { isoCode: key });
    case 'taxon':
      return { taxonomy: { genusSpecies: [key] } };
  }
}
