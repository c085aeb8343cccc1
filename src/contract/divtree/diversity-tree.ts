import type { FullText, Logic, OfSomebody, StringFilter } from '../filter';
import type { Creator, Publishable } from '../publication/publication';

/** Accessions in a tree of similarity or descent. They are those of the filter `{ diversityTrees: [uuid] }`. */
export interface DiversityTree extends Publishable {
  crops: string[];
  source?: string | null;
  rights?: string | null;
  /** `YYYYMMDD`. */
  date?: string | null;
  nodeCount: number;
  accessionCount: number;
}

export interface DiversityTreeDetails extends DiversityTree {
  creators: Creator[];
}

/**
 * A node with all below it. Its accessions are those of `{ diversityTrees: ['{tree uuid}:{id}'] }`; of the root, of the
 * tree's uuid alone.
 */
export interface TreeNode {
  /** Unique in the tree, letters and digits. */
  id: string;
  name: string;
  /** Scientific names stand in italics. */
  taxon?: boolean;
  /** Distance to the parent, in the tree's own measure. */
  length?: number;
  /** Accessions at the node and below. */
  count: number;
  /** Of a leaf that is an accession the catalogue knows. */
  accession?: string;
  children?: TreeNode[];
}

export interface DiversityTreeFilter extends FullText, OfSomebody, Logic<DiversityTreeFilter> {
  uuid?: string[];
  title?: StringFilter;
  crops?: string[];
  state?: string[];
  owner?: string[];
  /** Drafts that a review sent back. */
  sentBack?: boolean;
}
