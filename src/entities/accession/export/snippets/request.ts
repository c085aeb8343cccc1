import type { AccessionFilter } from '@/contract/accession/accession-filter';

/** What a program needs to ask for the accessions of a result. */
export interface SnippetRequest {
  tokenUrl: string;
  queryUrl: string;
  /** The application, as every visitor can read it; never anybody's own token. */
  clientId: string;
  clientSecret: string;
  filter: AccessionFilter;
  /** Stands for the filter where that is too long to read. */
  code: string | undefined;
  /** Paths of an accession. */
  columns: readonly string[];
}

/** Rows a page: few enough to see progress, many enough to be quick. */
export const PAGE_ROWS = 1_000;

const MAX_FILTER_LENGTH = 4_000;

/** The filter itself as long as somebody could read it, then its code. */
export function filterParams({ filter, code }: SnippetRequest): { f: string } | { filter: AccessionFilter } {
  return code !== undefined && JSON.stringify(filter).length > MAX_FILTER_LENGTH ? { f: code } : { filter };
}
