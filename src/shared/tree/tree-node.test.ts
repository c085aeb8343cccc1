import fc from 'fast-check';
import { allNodes, changedTree, fits, levelOf, MOVES, nodeBy, placeAfter, type TreeNode } from './tree-node';
import { runs } from '../../../test/harness/runs';

interface Node extends TreeNode<Node> {
  id: string;
  name?: string;
  items?: Node[];
}

const LEVELS = 3;
const deepest = (nodes: readonly Node[]) => Math.max(0, ...allNodes(nodes).map(({ id }) => levelOf(nodes, id)));
const rename = (node: Node, name: string): Node => ({ ...node, name });

/** Trees of up to three levels; ids are given afterwards, so that each is there once. */
const { forest } = fc.letrec<{ forest: Node[] }>((tie) => ({
  forest: fc.array(
    fc.record({
      id: fc.constant<string>(''),
      items: fc.oneof({ maxDepth: LEVELS - 1 }, fc.constant<Node[]>([]), tie('forest')),
    }),
    { maxLength: 4 },
  ),
}));
const tree = forest.map((nodes) => {
  let count = 0;
  const number = (node: Node): Node => ({ ...node, id: `n${count++}`, items: (node.items ?? []).map(number) });
  return nodes.map(number);
});
const steps = fc.array(fc.tuple(fc.nat(40), fc.constantFrom(...MOVES)), { maxLength: 40 });
const ids = (nodes: readonly Node[]) => allNodes(nodes).map(({ id }) => id);

test('any series of moves keeps every node once, within the levels', () => {
  fc.assert(
    fc.property(tree, steps, (nodes, moves) => {
      let now: readonly Node[] = nodes;
      for (const [at, move] of moves) {
        const node = allNodes(now)[at];
        const to = node && placeAfter(now, node.id, move);
        if (!to || !fits(now, node, to.parent, LEVELS)) continue;
        const after = changedTree(now, { act: 'move', id: node.id, to }, rename);
        expect(after).not.toEqual(now);
        // What is below it comes along.
        expect(nodeBy(after, node.id)).toEqual(node);
        now = after;
        expect(ids(now).toSorted()).toEqual(ids(nodes).toSorted());
        expect(deepest(now)).toBeLessThanOrEqual(Math.max(LEVELS, deepest(nodes)));
      }
    }),
    { seed: 37, numRuns: runs(300) },
  );
});

test('what was removed is put back where it was', () => {
  fc.assert(
    fc.property(tree, fc.nat(40), (nodes, at) => {
      const node = allNodes(nodes)[at];
      if (!node) return;
      const without = changedTree(nodes, { act: 'remove', id: node.id }, rename);
      expect(ids(without)).toEqual(ids(nodes).filter((id) => !ids([node]).includes(id)));
      const [parent, index] = whereIn(nodes, node.id);
      expect(changedTree(without, { act: 'add', node, to: { parent, index } }, rename)).toEqual(nodes);
    }),
    { seed: 37, numRuns: runs(300) },
  );
});

function whereIn(nodes: readonly Node[], id: string): [string | null, number] {
  const above = allNodes(nodes).find(({ items = [] }) => items.some((each) => each.id === id));
  return [above?.id ?? null, (above?.items ?? nodes).findIndex((each) => each.id === id)];
}

const small: Node[] = [{ id: 'a', items: [{ id: 'b' }] }, { id: 'c' }];

test('a node is renamed where it stands, and one that is not there changes nothing', () => {
  const renamed = changedTree(small, { act: 'rename', id: 'b', name: 'B' }, rename);
  expect(renamed).toEqual([{ id: 'a', items: [{ id: 'b', name: 'B' }] }, { id: 'c' }]);
  expect(changedTree(small, { act: 'rename', id: 'x', name: 'B' }, rename)).toEqual(small);
  expect(placeAfter(small, 'x', 'up')).toBeUndefined();
});

test('nothing moves below itself, or deeper than there are levels', () => {
  expect(fits(small, small[0] as Node, 'b', LEVELS)).toBe(false);
  expect(fits(small, small[0] as Node, 'c', 2)).toBe(false);
  expect(fits(small, small[0] as Node, 'c', 3)).toBe(true);
});
