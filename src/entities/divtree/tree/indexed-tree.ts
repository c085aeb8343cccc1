import type { TreeNode } from '@/contract/divtree/diversity-tree';

/** A node with its place in the tree. */
export interface Placed {
  node: TreeNode;
  parent: Placed | undefined;
  children: readonly Placed[];
  /** From 1, as ARIA counts. */
  level: number;
  /** Among its siblings, from 1. */
  place: number;
  siblings: number;
}

/** Nodes by id, in the order of an outline. */
export type IndexedTree = ReadonlyMap<string, Placed>;

export function indexTree(root: TreeNode): IndexedTree {
  const index = new Map<string, Placed>();
  const add = (node: TreeNode, parent: Placed | undefined, place: number, siblings: number): Placed => {
    const children: Placed[] = [];
    const placed: Placed = { node, parent, children, level: (parent?.level ?? 0) + 1, place, siblings };
    index.set(node.id, placed);
    const below = node.children ?? [];
    for (const [at, child] of below.entries()) children.push(add(child, placed, at + 1, below.length));
    return placed;
  };
  add(root, undefined, 1, 1);
  return index;
}

/** The nodes above one, the root first. */
export function above({ parent }: Placed): Placed[] {
  return parent ? [...above(parent), parent] : [];
}

/** A node that is shown. */
export interface TreeRow extends Placed {
  /** Of a node with others below it. */
  expanded: boolean | undefined;
  /** The place of its parent's row. */
  parentRow: number | undefined;
}

/** The nodes whose ancestors are all expanded, in the order of an outline. Made anew with every node that is opened. */
export function rowsOf(index: IndexedTree, root: TreeNode, expanded: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = ({ node, parent, children, level, place, siblings }: Placed, parentRow: number | undefined) => {
    const open = children.length > 0 ? expanded.has(node.id) : undefined;
    const at = rows.push({ node, parent, children, level, place, siblings, expanded: open, parentRow }) - 1;
    if (open) for (const child of children) add(child, at);
  };
  const top = index.get(root.id);
  if (top) add(top, undefined);
  return rows;
}

/** What is expanded at first: level by level from the root, as long as no more than so many nodes are shown. */
export function firstExpanded(root: TreeNode, most: number): Set<string> {
  const expanded = new Set<string>();
  let shown = 1;
  for (let level = [root]; level.length > 0; level = level.flatMap(({ children = [] }) => children)) {
    const parents = level.filter(({ children }) => children?.length);
    shown += parents.reduce((sum, { children = [] }) => sum + children.length, 0);
    if (shown > most && expanded.size > 0) break;
    for (const { id } of parents) expanded.add(id);
  }
  return expanded;
}
