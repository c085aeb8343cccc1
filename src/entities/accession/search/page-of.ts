import type { Meaning } from '@/contract/accession/suggest';
import { doiHref, href } from '@/routes/href';

/** The page of what is one thing, rather than something that accessions have. */
export function pageOf({ kind, key }: Meaning): string | undefined {
  switch (kind) {
    case 'accession':
      return href('accession', { uuid: key });
    case 'doi':
      return doiHref(key);
    case 'dataset':
      return href('dataset', { uuid: key });
    case 'subset':
      return href('subset', { uuid: key });
    case 'trait':
      return href('descriptor', { uuid: key });
    default:
      return undefined;
  }
}
