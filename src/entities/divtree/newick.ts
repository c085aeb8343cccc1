/**
 * Reads a tree in Newick format, as programs of phylogenetics write it:
 * https://phylipweb.github.io/phylip/newicktree.html. Packages for it have had no release for years, and recurse.
 */
import type { TreeFileNode } from '@/contract/divtree/tree-file';

/** Where a text is no Newick tree: the number of the character, from 1. */
export interface NewickFault {
  at: number;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The code of an institute, then a number, as `DEU146 TRI 1` or `DEU146|TRI 1`. */
const HELD = /^([A-Z]{3}\d{3,4})[ |:]+(\S.*)$/;
/** Blanks and comments, a sign, a label in quotation marks, or one without. */
const TOKEN = /\s+|\[[^\]]*\]|[(),:;]|'(?:[^']|'')*'|[^\s()[\],:;']+/gy;

/** An accession by the label of a leaf: its uuid, or the code of its institute and its number; others name themselves. */
function leafOf(label: string): Pick<TreeFileNode, 'name' | 'accession'> {
  if (UUID.test(label)) return { name: label, accession: label.toLowerCase() };
  const [, instCode, acceNumb] = HELD.exec(label) ?? [];
  if (instCode !== undefined && acceNumb !== undefined) return { name: acceNumb, accession: { instCode, acceNumb } };
  return { name: label };
}

/** An underline stands for a blank where a label has no quotation marks. */
const labelOf = (token: string): string =>
  token.startsWith("'") ? token.slice(1, -1).replaceAll("''", "'") : token.replaceAll('_', ' ');

interface Open {
  label?: string;
  length?: number;
  children?: Open[];
}

/** What was read, as nodes of a tree file; who has no name is called by its number. */
function named(root: Open): TreeFileNode {
  let unnamed = 0;
  const made = new Map<Open, TreeFileNode>();
  const order: Open[] = [];
  for (const waiting = [root]; waiting.length > 0;) {
    const node = waiting.pop();
    if (!node) break;
    order.push(node);
    waiting.push(...(node.children ?? []).toReversed());
  }
  for (const node of order) {
    const label = node.label ?? '';
    const own = node.children ? { name: label } : leafOf(label);
    unnamed += own.name === '' ? 1 : 0;
    const name = own.name === '' ? `#${unnamed}` : own.name;
    made.set(node, { ...own, name, ...(node.length !== undefined && { length: node.length }) });
  }
  for (const node of order) {
    const to = made.get(node);
    if (to && node.children) to.children = node.children.flatMap((child) => made.get(child) ?? []);
  }
  return made.get(root) ?? { name: '' };
}

/** @returns the nodes, to be read by `readTree`, or the place of the first fault */
export function readNewick(text: string): TreeFileNode | NewickFault {
  const root: Open = {};
  const above: Open[] = [];
  let node = root;
  let closed = false;
  let isLength = false;
  let at = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (closed) break;
    const fault = { at: index + 1 };
    at = index + token.length;
    if (/^[\s[]/.test(token)) continue;
    if (isLength) {
      const length = Number(token);
      if (!Number.isFinite(length)) return fault;
      node.length = length;
      isLength = false;
    } else if (token === '(') {
      if (node.children ?? node.label) return fault;
      const child: Open = {};
      node.children = [child];
      above.push(node);
      node = child;
    } else if (token === ',' || token === ')') {
      const parent = above.at(-1);
      if (!parent) return fault;
      if (token === ')') node = above.pop() ?? root;
      else {
        node = {};
        parent.children?.push(node);
      }
    } else if (token === ':') {
      if (node.length !== undefined) return fault;
      isLength = true;
    } else if (token === ';') {
      if (above.length > 0) return fault;
      closed = true;
    } else {
      if (node.label !== undefined || node.length !== undefined) return fault;
      node.label = labelOf(token);
    }
  }
  return closed && text.slice(at).trim() === '' ? named(root) : { at: at + 1 };
}

/** A short tree to begin with. */
export const NEWICK_TEMPLATE =
  "(('DEU146 TRI 1':0.1,'DEU146 TRI 2':0.2)'Triticum aestivum':0.5,'DEU146 TRI 3')Triticum;\n";
