import type { AccessionFilter } from '@/contract/accession/accession-filter';

/** The accessions of a node below the root and all below it; of the whole tree without one. */
export const nodeScope = (uuid: string, node: string | undefined): AccessionFilter => ({
  diversityTrees: [node ? `${uuid}:${node}` : uuid],
});
