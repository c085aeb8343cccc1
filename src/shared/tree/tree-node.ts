/** What has others of its kind below it. */
export interface TreeNode<T> {
  /** Its own in the whole tree. */
  readonly id: string;
  readonly items?: readonly T[] | undefined;
}

/** Below which node, null for the top, and the how manyeth there without the node itself. */
export interface Place {
  parent: string | null;
  index: number;
}

/** Past the one before or after it; below the one before it; beside the one that it is below. */
export const MOVES = ['up', 'down', 'into', 'out'] as const;
export type Move = (typeof MOVES)[number];

export type TreeChange<T> =
  | { act: 'add'; node: T; to: Place }
  | { act: 'rename'; id: string; name: string }
  | { act: 'move'; id: string; to: Place }
  | { act: 'remove'; id: string };

/** All of every level, as they are read. */
export const allNodes = <T extends TreeNode<T>>(nodes: readonly T[]): T[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.items ?? [])]);

export const nodeBy = <T extends TreeNode<T>>(nodes: readonly T[], id: string | null): T | undefined =>
  allNodes(nodes).find((node) => node.id === id);

/** Those that are directly below a node. */
export const nodesBelow = <T extends TreeNode<T>>(nodes: readonly T[], parent: string | null): readonly T[] =>
  parent === null ? nodes : (nodeBy(nodes, parent)?.items ?? []);

export function placeOf<T extends TreeNode<T>>(
  nodes: readonly T[],
  id: string,
  parent: string | null = null,
): Place | undefined {
  const index = nodes.findIndex((node) => node.id === id);
  if (index >= 0) return { parent, index };
  for (const node of nodes) {
    const below = placeOf(node.items ?? [], id, node.id);
    if (below) return below;
  }
  return undefined;
}

/** 1 at the top. */
export function levelOf<T extends TreeNode<T>>(nodes: readonly T[], id: string | null): number {
  const parent = id === null ? undefined : placeOf(nodes, id)?.parent;
  return parent === undefined ? 0 : 1 + levelOf(nodes, parent);
}

/** Of the node and all below it. */
const levelsIn = <T extends TreeNode<T>>(node: T): number => 1 + Math.max(0, ...(node.items ?? []).map(levelsIn));

/** Where a move leads; nothing where there is no such place. */
export function placeAfter<T extends TreeNode<T>>(nodes: readonly T[], id: string, move: Move): Place | undefined {
  const place = placeOf(nodes, id);
  if (!place) return undefined;
  const { parent, index } = place;
  const beside = nodesBelow(nodes, parent);
  if (move === 'up') return index > 0 ? { parent, index: index - 1 } : undefined;
  if (move === 'down') return index + 1 < beside.length ? { parent, index: index + 1 } : undefined;
  if (move === 'into') {
    const above = beside[index - 1];
    return above && { parent: above.id, index: above.items?.length ?? 0 };
  }
  const around = parent === null ? undefined : placeOf(nodes, parent);
  return around && { parent: around.parent, index: around.index + 1 };
}

/** Of a row that another is dropped on: its upper edge, its middle, its lower edge. */
export type Zone = 'before' | 'inside' | 'after';

/** Where a node comes to stand that is dropped on another; nothing where it stands already. */
export function placeAt<T extends TreeNode<T>>(
  nodes: readonly T[],
  id: string,
  over: string,
  zone: Zone,
): Place | undefined {
  const from = placeOf(nodes, id);
  const at = placeOf(nodes, over);
  if (!from || !at || id === over) return undefined;
  const to = zone === 'inside' ? { parent: over, index: nodesBelow(nodes, over).length } : { ...at };
  if (zone === 'after') to.index += 1;
  // It leaves a gap behind.
  if (to.parent === from.parent && from.index < to.index) to.index -= 1;
  return to.parent === from.parent && to.index === from.index ? undefined : to;
}

/** Whether a node may stand below this parent, with all that is below it. */
export function fits<T extends TreeNode<T>>(nodes: readonly T[], node: T, parent: string | null, levels: number) {
  return !nodeBy([node], parent) && levelOf(nodes, parent) + levelsIn(node) <= levels;
}

/** The same tree with others below one parent. */
function withBelow<T extends TreeNode<T>>(
  nodes: readonly T[],
  parent: string | null,
  below: (old: readonly T[]) => T[],
): T[] {
  if (parent === null) return below(nodes);
  return nodes.map((node) => {
    if (node.id === parent) return { ...node, items: below(node.items ?? []) };
    return nodeBy([node], parent) ? { ...node, items: withBelow(node.items ?? [], parent, below) } : node;
  });
}

const without = <T extends TreeNode<T>>(nodes: readonly T[], id: string): T[] => {
  const place = placeOf(nodes, id);
  return place ? withBelow(nodes, place.parent, (old) => old.toSpliced(place.index, 1)) : [...nodes];
};

const withNode = <T extends TreeNode<T>>(nodes: readonly T[], node: T, { parent, index }: Place): T[] =>
  withBelow(nodes, parent, (old) => old.toSpliced(index, 0, node));

/** The tree after a change; `rename` gives one of its nodes another name. */
export function changedTree<T extends TreeNode<T>>(
  nodes: readonly T[],
  change: TreeChange<T>,
  rename: (node: T, name: string) => T,
): T[] {
  if (change.act === 'add') return withNode(nodes, change.node, change.to);
  const { id } = change;
  const node = nodeBy(nodes, id);
  const place = placeOf(nodes, id);
  if (!node || !place) return [...nodes];
  if (change.act === 'remove') return without(nodes, id);
  if (change.act === 'move') return withNode(without(nodes, id), node, change.to);
  return withBelow(nodes, place.parent, (old) => old.map((each) => (each === node ? rename(node, change.name) : each)));
}
