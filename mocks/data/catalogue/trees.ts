import type { DiversityTreeDetails } from '@/contract/divtree/diversity-tree';
import type { Partner } from '@/contract/reference/partner';
import { patientService } from '../accessions/kept/patient-service';
import { numbered, type Branch, type NumberedTree } from '../demo/trees/numbered';
import type { Source } from '../../tools/store/source';
import { makeTable, type Table } from '../../tools/store/table';
import type { CatalogueGiven } from './given';

/** A tree without its nodes: `nodes` names them in `TreeNodes`, null before a file brought some. */
export interface TreeRecord extends DiversityTreeDetails {
  nodes: string | null;
}

/** The nodes of trees. They are no part of the rows: a history of ten thousand of them tells nobody anything. */
export interface TreeNodes {
  /** Once the rows are there. */
  of(tree: TreeRecord): NumberedTree;
  /** @returns what a row names them by */
  keep(branch: Branch): { nodes: string; tree: NumberedTree };
  /** Forgets those that no row names any more. */
  tidy(nodes: string | null): void;
}

const NONE = numbered({ name: '', twigs: [] });

/** Those of the demo are made up, of rows of the demo; their code is loaded when they are first asked for. */
export function treeTable(
  { accessions, demo, changes }: CatalogueGiven,
  partners: Source<Partner>,
): { trees: Table<TreeRecord>; treeNodes: TreeNodes } {
  const kept = changes.store.rows<Branch>('divtree-nodes');
  const made = new Map<string, NumberedTree>();
  const treeNodes: TreeNodes = {
    of: ({ nodes }) => {
      const branch = nodes === null ? undefined : kept.get(nodes);
      const tree = made.get(nodes ?? '') ?? (branch ? numbered(branch) : NONE);
      if (nodes !== null) made.set(nodes, tree);
      return tree;
    },
    keep: (branch) => {
      const nodes = crypto.randomUUID();
      kept.set(nodes, branch);
      return { nodes, tree: numbered(branch) };
    },
    tidy: (nodes) => {
      if (nodes !== null && !trees.rows().some((tree) => tree.nodes === nodes)) kept.delete(nodes);
    },
  };
  const trees = makeTable<TreeRecord>(changes, {
    name: 'divtree',
    key: ({ uuid }) => uuid,
    seeds: async () => {
      if (!demo) return [];
      const { demoTrees } = await import('../demo/trees/demo-trees');
      return (await demoTrees(patientService(accessions), partners)).map(({ branch, ...head }) => {
        const tree = numbered(branch);
        made.set(head.uuid, tree);
        return { ...head, nodes: head.uuid, nodeCount: tree.nodeCount, accessionCount: tree.members.length };
      });
    },
    cascade: ({ uuid, nodes }) => {
      changes.acl.remove('divtree', uuid);
      treeNodes.tidy(nodes);
    },
    missed: ({ withdrawn }) => withdrawn === true,
  });
  return { trees, treeNodes };
}
