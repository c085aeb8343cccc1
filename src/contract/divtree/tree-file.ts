/** Limits of a tree that comes as a file. */
export const TREE_NODES_MAX = 10_000;
export const TREE_DEPTH_MAX = 200;
/** Bytes. */
export const TREE_FILE_MAX = 5_000_000;
const NAME_MAX = 300;

/** A node of a tree as a file has it: an accession by its uuid, or by its number at an institute; nodes below it. */
export interface TreeFileNode {
  name: string;
  /** Scientific names stand in italics. */
  taxon?: boolean;
  /** Distance to the node above, in the tree's own measure. */
  length?: number;
  accession?: string | { instCode: string; acceNumb: string };
  children?: TreeFileNode[];
}

export const TREE_FAULTS = [
  'node',
  'name',
  'length',
  'accession',
  'children',
  'both',
  'unknown',
  'nodes',
  'depth',
  'empty',
] as const;
export type TreeFault = (typeof TREE_FAULTS)[number];

/** Where a file is no tree, as `children[2].children[0]`; the root has an empty path. */
export interface TreeFaultAt {
  path: string;
  fault: TreeFault;
}

export type ReadTree = { root: TreeFileNode; nodes: number; accessions: number } | TreeFaultAt;

const PROPERTIES = new Set(['name', 'taxon', 'length', 'accession', 'children']);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isAccession = (value: unknown): boolean => {
  if (isText(value)) return value.length <= NAME_MAX;
  if (typeof value !== 'object' || value === null) return false;
  const { instCode, acceNumb } = value as Record<string, unknown>;
  return isText(instCode) && isText(acceNumb) && instCode.length + acceNumb.length <= NAME_MAX;
};

function faultOf(node: unknown): TreeFault | undefined {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return 'node';
  const { name, taxon, length, accession, children } = node as Record<string, unknown>;
  if (!isText(name) || name.length > NAME_MAX) return 'name';
  if (length !== undefined && (typeof length !== 'number' || !Number.isFinite(length) || length < 0)) return 'length';
  if (accession !== undefined && !isAccession(accession)) return 'accession';
  if (children !== undefined && !Array.isArray(children)) return 'children';
  if (accession !== undefined && children !== undefined && children.length > 0) return 'both';
  if (taxon !== undefined && typeof taxon !== 'boolean') return 'unknown';
  return Object.keys(node).some((key) => !PROPERTIES.has(key)) ? 'unknown' : undefined;
}

/** Reads a tree out of JSON, whatever it holds: the tree, or the first place where it is none. */
export function readTree(json: unknown): ReadTree {
  let nodes = 0;
  let accessions = 0;
  const waiting: { node: unknown; path: string; depth: number }[] = [{ node: json, path: '', depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, path, depth } = next;
    const fault = faultOf(node) ?? (depth > TREE_DEPTH_MAX ? 'depth' : undefined);
    nodes += 1;
    if (fault) return { path, fault };
    if (nodes > TREE_NODES_MAX) return { path, fault: 'nodes' };
    const { accession, children = [] } = node as TreeFileNode;
    if (accession !== undefined) accessions += 1;
    const below = path === '' ? '' : `${path}.`;
    for (let at = children.length - 1; at >= 0; at -= 1)
      waiting.push({ node: children[at], path: `${below}children[${at}]`, depth: depth + 1 });
  }
  return accessions === 0 ? { path: '', fault: 'empty' } : { root: json as TreeFileNode, nodes, accessions };
}
