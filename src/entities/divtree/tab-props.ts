import type { DiversityTreeDetails } from '@/contract/diversity-tree';

/** What the body of a tab is drawn from. */
export interface TabProps {
  tree: DiversityTreeDetails;
  /** The id of a node, as the address says it. */
  node: string | undefined;
}
