import type { AccessionFilter } from '@/contract/accession-filter';
import { accessionApi } from './api';
import { TopTerms } from './TopTerms';

const LIMIT = 8;

/** What is commonest among the accessions of a scope. */
export function TopAccessions({ scope, facets }: { scope: AccessionFilter; facets: readonly string[] }) {
  const query = accessionApi.endpoints.accessionOverview.useQuery({ filter: scope, limit: LIMIT });
  return <TopTerms query={query} scope={scope} facets={facets} />;
}
