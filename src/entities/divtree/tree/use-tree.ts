import { useMemo, useState } from 'react';
import type { TreeNode } from '@/contract/divtree/diversity-tree';
import { above, firstExpanded, indexTree, rowsOf } from './indexed-tree';

/** Nodes shown when a tree is opened, at most. */
const FIRST_SHOWN = 40;

/** Which nodes of a tree are open, and which one the keys act on. */
export function useTree(root: TreeNode, chosen: string | undefined) {
  const index = useMemo(() => indexTree(root), [root]);
  const ancestors = (id: string) => {
    const placed = index.get(id);
    return placed ? above(placed).map(({ node }) => node.id) : [];
  };
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set([...firstExpanded(root, FIRST_SHOWN), ...(chosen ? ancestors(chosen) : [])]),
  );
  const [active, setActive] = useState(() => (chosen && index.has(chosen) ? chosen : root.id));
  const rows = useMemo(() => rowsOf(index, root, expanded), [index, root, expanded]);
  const change = (ids: readonly string[], open: boolean) =>
    setExpanded((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (open) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  return {
    index,
    rows,
    active,
    setActive,
    expand: (ids: readonly string[]) => change(ids, true),
    collapse: (id: string) => change([id], false),
    /** Opens everything above a node, and makes it the active one. */
    reveal: (id: string) => {
      change(ancestors(id), true);
      setActive(id);
    },
    expandAll: () => setExpanded(new Set([...index.values()].flatMap(({ node }) => (node.children ? node.id : [])))),
    collapseAll: () => {
      setExpanded(new Set([root.id]));
      setActive(root.id);
    },
  };
}

export type TreeState = ReturnType<typeof useTree>;
