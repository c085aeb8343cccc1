import type { TreeNode } from '@/contract/divtree/diversity-tree';
import type { TreeFileNode } from '@/contract/divtree/tree-file';

/** The leaves of a tree, in its order. */
export const leavesOf = (node: TreeNode): TreeNode[] =>
  node.children?.length ? node.children.flatMap(leavesOf) : [node];

/** The tree as it is sent, with another accession at one of its leaves. */
export function withAccession(node: TreeNode, leaf: string, uuid: string): TreeFileNode {
  const { id, name, taxon, length, accession, children } = node;
  const means = id === leaf ? uuid : accession;
  return {
    name,
    ...(taxon && { taxon }),
    ...(length !== undefined && { length }),
    ...(means !== undefined && { accession: means }),
    ...(children && { children: children.map((child) => withAccession(child, leaf, uuid)) }),
  };
}
