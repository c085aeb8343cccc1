import type { AccessionFilter } from '@/contract/accession-filter';

/** The accessions of a node and all below it; of the whole tree without one, or at its root. */
export const nodeScope = (uuid: string, node?: { id: string; isRoot: boolean }): AccessionFilter => ({
  diversityTrees: [node && !node.isRoot ? `${uuid}:${node.id}` : uuid],
});
