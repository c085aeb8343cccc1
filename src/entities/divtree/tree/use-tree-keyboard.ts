import { useRef, type KeyboardEvent } from 'react';
import { moveOf, typedTo } from './tree-keys';
import type { TreeState } from './use-tree';

/** Milliseconds after which typing begins a new name. */
const PAUSE = 600;

/** The keys of a tree, for the element that has the focus. */
export function useTreeKeyboard(tree: TreeState, rtl: boolean, onChoose: (id: string) => void) {
  const typed = useRef({ text: '', at: 0 });
  const { rows, active, setActive, expand, collapse } = tree;
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const at = rows.findIndex(({ node }) => node.id === active);
    const go = (to: number | undefined) => {
      const id = to === undefined ? undefined : rows[to]?.node.id;
      if (id) setActive(id);
    };
    const { key } = event;
    // A space goes on with a name that is being typed.
    const typing = typed.current.text !== '' && event.timeStamp - typed.current.at < PAUSE;
    const move = key === ' ' && typing ? undefined : moveOf(key, rows, at, rtl);
    if (!move && (key.length !== 1 || key === '*')) return;
    event.preventDefault();
    if (!move) {
      const text = (typing ? typed.current.text : '') + key;
      typed.current = { text, at: event.timeStamp };
      go(typedTo(text, rows, at));
    } else if ('to' in move) go(move.to);
    else if ('expand' in move) expand(move.expand);
    else if ('collapse' in move) collapse(move.collapse);
    else onChoose(move.choose);
  };
}
