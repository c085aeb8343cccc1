import type { DiversityTreeDetails, TreeNode } from '@/contract/diversity-tree';
import type { Partner } from '@/contract/partner';
import { lazySource, type Source } from '../store/source';
import type { CatalogueGiven } from './catalogue';

/** A tree and the uuids of its accessions in the order of its leaves, so that each node's stand together. */
export interface TreeRecord extends DiversityTreeDetails {
  root: TreeNode;
  members: readonly string[];
  /** By node: places in `members`, the last excluded. */
  parts: Readonly<Record<string, readonly [number, number]>>;
}

/** All trees are made up, of rows of the demo; their code is loaded when they are first asked for. */
export const treeSource = ({ accessions, demo }: CatalogueGiven, partners: Source<Partner>): Source<TreeRecord> =>
  lazySource<TreeRecord>(
    ({ uuid }) => uuid,
    async () => {
      if (!demo) return [];
      const [{ demoTrees }, { numbered }] = await Promise.all([
        import('../demo/trees/demo-trees'),
        import('../demo/trees/numbered'),
      ]);
      return (await demoTrees(accessions, partners)).map(({ branch, ...head }) => {
        const tree = numbered(branch);
        return { ...head, ...tree, accessionCount: tree.members.length };
      });
    },
  );
