import fc from 'fast-check';
import type { TreeNode } from '@/contract/divtree/diversity-tree';
import { foundNodes } from './found-nodes';
import { above, firstExpanded, indexTree, rowsOf } from './indexed-tree';
import { diagram, outline } from './lay-out';
import { moveOf, typedTo } from './tree-keys';

interface Shape {
  children: Shape[];
}

const shape = fc.memo((depth): fc.Arbitrary<Shape> => {
  const below: fc.Arbitrary<Shape[]> = depth > 1 ? fc.array(shape(), { maxLength: 4 }) : fc.constant([]);
  return fc.record({ children: below });
});

function grown({ children }: Shape, names = { next: 0 }): TreeNode {
  const number = (names.next += 1);
  const below = children.map((child) => grown(child, names));
  const count = below.length ? below.reduce((sum, child) => sum + child.count, 0) : 1;
  return { id: `n${number}`, name: `Node ${number}`, count, ...(below.length && { children: below }) };
}

const shown = fc.tuple(shape(5), fc.func(fc.boolean())).map(([given, isOpen]) => {
  const root = grown(given);
  const index = indexTree(root);
  const expanded = new Set([...index.keys()].filter(isOpen));
  return { root, index, expanded, rows: rowsOf(index, root, expanded) };
});

test('a row is shown exactly when all above it are expanded', () => {
  fc.assert(
    fc.property(shown, ({ index, expanded, rows }) => {
      const open = [...index.values()].filter((placed) => above(placed).every(({ node }) => expanded.has(node.id)));
      expect(rows.map(({ node }) => node.id)).toEqual(open.map(({ node }) => node.id));
    }),
  );
});

test('in the diagram no two nodes overlap, and parents stand between their first and last child', () => {
  fc.assert(
    fc.property(shown, ({ rows }) => {
      const { spots, height } = diagram(rows);
      const taken = rows.map((row, at) => `${row.level} ${spots[at]?.at}`);
      expect(new Set(taken).size).toBe(rows.length);
      for (const [at, row] of rows.entries()) {
        const children = rows.flatMap((other, index) => (other.parentRow === at ? (spots[index]?.at ?? 0) : []));
        const spot = spots[at];
        expect(spot?.at).toBeGreaterThan(0);
        expect(spot?.at).toBeLessThan(height);
        if (row.expanded) expect([spot?.from, spot?.to]).toEqual([Math.min(...children), Math.max(...children)]);
      }
    }),
  );
});

test('the outline has a line for each row', () => {
  fc.assert(
    fc.property(shown, ({ rows }) => {
      const { spots, height } = outline(rows);
      expect(height).toBe(rows.length);
      expect(spots.map(({ at }) => at)).toEqual(rows.map((_, at) => at + 0.5));
    }),
  );
});

test('keys never lead outside, and what goes in comes out again', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter', '*', 'x');
  fc.assert(
    fc.property(shown, keys, fc.nat(), fc.boolean(), ({ rows }, key, number, rtl) => {
      const at = number % rows.length;
      const move = moveOf(key, rows, at, rtl);
      if (move && 'to' in move) expect(rows[move.to]).toBeDefined();
      const into = moveOf(rtl ? 'ArrowLeft' : 'ArrowRight', rows, at, rtl);
      if (!into || !('to' in into)) return;
      const child = rows[into.to];
      expect(child?.parentRow).toBe(at);
      if (!child?.expanded) expect(moveOf(rtl ? 'ArrowRight' : 'ArrowLeft', rows, into.to, rtl)).toEqual({ to: at });
    }),
  );
});

test('at first no more is expanded than fits, but the root always', () => {
  fc.assert(
    fc.property(shown, fc.integer({ min: 1, max: 30 }), ({ root, index }, most) => {
      const rows = rowsOf(index, root, firstExpanded(root, most));
      expect(rows.length).toBeLessThanOrEqual(Math.max(most, 1 + (root.children?.length ?? 0)));
    }),
  );
});

describe('names', () => {
  const root: TreeNode = {
    id: 'n1',
    name: 'Wheat',
    count: 2,
    children: [
      { id: 'n2', name: 'Triticum durum', count: 1, accession: 'a' },
      { id: 'n3', name: 'Türkiye', count: 1, accession: 'b' },
    ],
  };
  const index = indexTree(root);
  const rows = rowsOf(index, root, new Set(['n1']));

  test.each([
    ['turkiye', ['n3']],
    ['dur trit', ['n2']],
    ['t', ['n1', 'n2', 'n3']],
    ['  ', []],
    ['oat', []],
  ])('%p is found in %p', (text, found) => expect(foundNodes(index, text)).toEqual(found));

  test.each([
    ['t', 0, 1],
    ['t', 1, 2],
    ['t', 2, 1],
    ['tr', 1, 1],
    ['x', 0, undefined],
  ])('typing %p at row %p leads to %p', (typed, at, to) => expect(typedTo(typed, rows, at)).toBe(to));
});
