import type { TreeNode } from '@/contract/diversity-tree';

/** A node with its place in the tree. */
export interface Placed {
  node: TreeNode;
  parent?: Placed;
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
  const add = (placed: Placed) => {
    const { node, level } = placed;
    index.set(node.id, placed);
    const children = node.children ?? [];
    for (const [at, child] of children.entries())
      add({ node: child, parent: placed, level: level + 1, place: at + 1, siblings: children.length });
  };
  add({ node: root, level: 1, place: 1, siblings: 1 });
  return index;
}

/** The nodes above one, the root first. */
export function above({ parent }: Placed): Placed[] {
  return parent ? [...above(parent), parent] : [];
}

/** A node that is shown. */
export interface TreeRow extends Placed {
  /** Of a node with others below it. */
  expanded?: boolean;
  /** The place of its parent's row. */
  parentRow?: number;
}

/** The nodes whose ancestors are all expanded, in the order of an outline. */
export function rowsOf(index: IndexedTree, root: TreeNode, expanded: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (node: TreeNode, parentRow?: number) => {
    const placed = index.get(node.id);
    if (!placed) return;
    const open = node.children?.length ? expanded.has(node.id) : undefined;
    const at = rows.push({ ...placed, expanded: open, parentRow }) - 1;
    if (open) for (const child of node.children ?? []) add(child, at);
  };
  add(root);
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
