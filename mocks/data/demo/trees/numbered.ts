import type { TreeNode } from '@/contract/divtree/diversity-tree';

/** A part of a tree while it is made: an accession, or what holds others. */
export type Twig = { name: string; accession: string; length?: number } | Branch;

export interface Branch {
  name: string;
  taxon?: boolean;
  /** Distance to its parent. */
  length?: number;
  twigs: Twig[];
}

/** A tree with its nodes named `n1`, `n2` … from the root down, and the accessions in the order of its leaves. */
export interface NumberedTree {
  root: TreeNode;
  nodeCount: number;
  members: string[];
  /** By node: places in `members`, the last excluded. */
  parts: Record<string, readonly [number, number]>;
}

export function numbered(branch: Branch): NumberedTree {
  const members: string[] = [];
  const parts: NumberedTree['parts'] = {};
  let nodeCount = 0;
  const number = (twig: Twig): TreeNode => {
    nodeCount += 1;
    const id = `n${nodeCount}`;
    const from = members.length;
    const length = twig.length === undefined ? {} : { length: twig.length };
    if ('accession' in twig) {
      members.push(twig.accession);
      parts[id] = [from, from + 1];
      return { id, name: twig.name, ...length, count: 1, accession: twig.accession };
    }
    const children = twig.twigs.map(number);
    parts[id] = [from, members.length];
    return {
      id,
      name: twig.name,
      ...(twig.taxon && { taxon: true }),
      ...length,
      count: members.length - from,
      ...(children.length > 0 && { children }),
    };
  };
  const root = number(branch);
  return { root, nodeCount, members, parts };
}
