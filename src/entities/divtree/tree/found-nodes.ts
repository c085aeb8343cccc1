import { fold } from '@/contract/fold';
import type { IndexedTree } from './indexed-tree';

/** The ids of the nodes whose names hold every word, in the order of an outline. */
export function foundNodes(index: IndexedTree, text: string): string[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return [...index].flatMap(([id, { node }]) => {
    const name = fold(node.name);
    return words.every((word) => name.includes(word)) ? id : [];
  });
}
