import type { DiversityTreeDetails, TreeNode } from '@/contract/diversity-tree';
import type { Partner } from '@/contract/partner';
import { lazySource, type Source } from '../core/source';
import type { CatalogueGiven } from './catalogue';

/** A tree and the uuids of its accessions in the order of its leaves, so that each node's stand together. */
export interface TreeRecord extends DiversityTreeDetails {
  root: TreeNode;
  members: readonly string[];
  /** By node: places in `members`, the last excluded. */
  parts: Readonly<Record<string, readonly [number, number]>>;
}

export const treeSource = (_given: CatalogueGiven, _partners: Source<Partner>): Source<TreeRecord> =>
  lazySource<TreeRecord>(
    ({ uuid }) => uuid,
    async () => [],
  );
