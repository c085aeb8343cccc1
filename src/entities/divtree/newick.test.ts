import fc from 'fast-check';
import { readTree, type TreeFileNode } from '@/contract/divtree/tree-file';
import { NEWICK_TEMPLATE, readNewick } from './newick';

test.each<[string, TreeFileNode]>([
  ['A;', { name: 'A' }],
  ['(A,B)C;', { name: 'C', children: [{ name: 'A' }, { name: 'B' }] }],
  [
    '(A:0.1,(B:2e-1,C)98:.5);',
    {
      name: '#1',
      children: [
        { name: 'A', length: 0.1 },
        { name: '98', length: 0.5, children: [{ name: 'B', length: 0.2 }, { name: 'C' }] },
      ],
    },
  ],
  [
    "('It''s, (one)',Triticum_aestivum)[&R] ;\n",
    { name: '#1', children: [{ name: "It's, (one)" }, { name: 'Triticum aestivum' }] },
  ],
  [
    '(DEU146_TRI_1,DEU146|TRI_2:-0.01);',
    {
      name: '#1',
      children: [
        { name: 'TRI 1', accession: { instCode: 'DEU146', acceNumb: 'TRI 1' } },
        { name: 'TRI 2', accession: { instCode: 'DEU146', acceNumb: 'TRI 2' }, length: -0.01 },
      ],
    },
  ],
  [
    '(00000000-0000-4000-8000-00000000000A);',
    {
      name: '#1',
      children: [{ name: '00000000-0000-4000-8000-00000000000A', accession: '00000000-0000-4000-8000-00000000000a' }],
    },
  ],
])('%j is read', (text, tree) => expect(readNewick(text)).toEqual(tree));

test.each([
  ['', 1],
  ['(A,B)', 6],
  ['(A,B;', 5],
  ['A,B;', 2],
  ['(A,B));', 6],
  ['(A:x);', 4],
  ['(A:1:2);', 5],
  ["('A);", 2],
  ['(A B);', 4],
  ['(A);(B);', 5],
  ['A(B);', 2],
])('%j is none from its character %i on', (text, at) => expect(readNewick(text)).toEqual({ at }));

test('the template is a tree with accessions', () => {
  expect(readTree(readNewick(NEWICK_TEMPLATE))).toMatchObject({ nodes: 5, accessions: 3 });
});

const label = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((text) => /^\S(?:.*\S)?$/.test(text) && !/^[A-Z]{3}\d/.test(text));
const { tree } = fc.letrec<{ tree: TreeFileNode }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.record({ name: label }),
    fc.record({ name: label, children: fc.array(tie('tree'), { minLength: 1, maxLength: 4 }) }),
  ),
}));
const written = ({ name, children }: TreeFileNode): string =>
  `${children ? `(${children.map(written).join(',')})` : ''}'${name.replaceAll("'", "''")}'`;

test('what is written is read as it was', () => {
  fc.assert(
    fc.property(tree, (given) => expect(readNewick(`${written(given)};`)).toEqual(given)),
    { seed: 41 },
  );
});

test('ten thousand levels are read, and refused as too deep', () => {
  const deep = `${'('.repeat(10_000)}A${')'.repeat(10_000)};`;
  expect(readTree(readNewick(deep))).toMatchObject({ fault: 'depth' });
});
