import type { DuplicatesFilter, DuplicatesPage } from './duplicates';

const line = <E>() => ({}) as E;

/** Tools that are not yet for everybody; for administrators who are vetted users as well. */
export const labsEndpoints = {
  /** Accessions that several genebanks may hold of the same material; historic ones too. */
  'POST /labs/duplicates': line<{
    query: { p?: number; l?: number };
    body: DuplicatesFilter;
    returns: DuplicatesPage;
  }>(),
};
