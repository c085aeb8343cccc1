import fc from 'fast-check';
import { readTree, TREE_DEPTH_MAX, TREE_NODES_MAX, type TreeFileNode } from './tree-file';

const { node } = fc.letrec<{ node: TreeFileNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    fc.record({ name: fc.constant('leaf'), accession: fc.uuid() }),
    fc.record({
      name: fc.constant('number'),
      accession: fc.record({ instCode: fc.constant('DEU146'), acceNumb: fc.constant('TRI 1') }),
    }),
    fc.record({ name: fc.constant('inner'), length: fc.nat(), children: fc.array(tie('node'), { maxLength: 4 }) }),
  ),
}));

const countOf = ({ accession, children = [] }: TreeFileNode): { nodes: number; accessions: number } =>
  children
    .map(countOf)
    .reduce((sum, each) => ({ nodes: sum.nodes + each.nodes, accessions: sum.accessions + each.accessions }), {
      nodes: 1,
      accessions: accession === undefined ? 0 : 1,
    });

test('a tree is read as it was written, with its nodes and accessions counted', () => {
  fc.assert(
    fc.property(node, (tree) => {
      const counts = countOf(tree);
      const read = readTree(JSON.parse(JSON.stringify(tree)));
      expect(read).toEqual(counts.accessions > 0 ? { root: tree, ...counts } : { path: '', fault: 'empty' });
    }),
  );
});

test('whatever JSON there is, it is a tree or the place is told where it is none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const read = readTree(json);
      expect('root' in read || typeof read.fault === 'string').toBe(true);
    }),
  );
});

const leaf = { name: 'TRI 1', accession: '00000000-0000-4000-8000-000000000000' };

test.each<[string, unknown, string, string]>([
  ['a list', [], '', 'node'],
  ['a node without a name', { children: [leaf, { children: [] }] }, '', 'name'],
  ['a node below without a name', { name: 'a', children: [leaf, { name: ' ' }] }, 'children[1]', 'name'],
  ['a negative distance', { name: 'a', children: [{ ...leaf, length: -1 }] }, 'children[0]', 'length'],
  [
    'half a number',
    { name: 'a', children: [{ name: 'b', accession: { instCode: 'DEU146' } }] },
    'children[0]',
    'accession',
  ],
  ['children that are none', { name: 'a', children: 'b' }, '', 'children'],
  ['an accession with children', { ...leaf, children: [leaf] }, '', 'both'],
  [
    'something else',
    { name: 'a', children: [{ name: 'b', children: [{ ...leaf, colour: 1 }] }] },
    'children[0].children[0]',
    'unknown',
  ],
  ['a prototype', JSON.parse('{"name":"a","__proto__":{"children":[]}}'), '', 'unknown'],
])('%s is told', (_, json, path, fault) => {
  expect(readTree(json)).toEqual({ path, fault });
});

test('what is too large or too deep is told, and breaks nothing', () => {
  const wide = { name: 'a', children: Array.from({ length: TREE_NODES_MAX }, () => leaf) };
  expect(readTree(wide)).toMatchObject({ fault: 'nodes' });
  let deep: TreeFileNode = leaf;
  for (let level = 0; level < 50_000; level += 1) deep = { name: 'a', children: [deep] };
  expect(readTree(deep)).toMatchObject({ fault: 'depth' });
  let allowed: TreeFileNode = leaf;
  for (let level = 1; level < TREE_DEPTH_MAX; level += 1) allowed = { name: 'a', children: [allowed] };
  expect(readTree(allowed)).toMatchObject({ nodes: TREE_DEPTH_MAX, accessions: 1 });
});
