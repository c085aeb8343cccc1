import { useRef, type DragEvent } from 'react';
import type { Place, Zone } from './tree-node';

export interface Dragging {
  /** Nodes have no order of their own: one is dropped within another, wherever on its row. */
  within?: true;
  can: (id: string) => boolean;
  /** Where it comes to stand when it is dropped there; nothing where it cannot. */
  whereTo: (id: string, over: string, zone: Zone) => Place | undefined;
  onDrop: (id: string, to: Place) => void;
}

/** So much of a row's height is an edge. */
const EDGE = 0.3;

function zoneOf(y: number, { top, height }: DOMRect): Zone {
  const part = (y - top) / height;
  if (part < EDGE) return 'before';
  return part > 1 - EDGE ? 'after' : 'inside';
}

const rowAt = ({ target }: DragEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null;

/**
 * Rows of a tree are dragged by the browser's own means, which need no library: by mouse and pen, and where the browser
 * does so, by a long press of a finger. Keys and buttons do the same.
 */
export function useNodeDrag({ within, can, whereTo, onDrop }: Dragging) {
  /** Of this tree: what is dragged in from elsewhere is none of its nodes. */
  const dragged = useRef<string>(undefined);
  const marked = useRef<HTMLElement>(undefined);
  const mark = (row?: HTMLElement, zone?: Zone) => {
    if (marked.current !== row) marked.current?.removeAttribute('data-drop');
    marked.current = row;
    if (zone) row?.setAttribute('data-drop', zone);
  };
  /** The place that is pointed at. */
  const pointed = (event: DragEvent) => {
    const row = rowAt(event);
    const over = row?.dataset['node'];
    if (!row || over === undefined || dragged.current === undefined) return undefined;
    const zone = within ? 'inside' : zoneOf(event.clientY, row.getBoundingClientRect());
    const to = whereTo(dragged.current, over, zone);
    return to && { row, zone, to };
  };
  const end = () => {
    mark();
    dragged.current = undefined;
  };
  return {
    onDragStart: (event: DragEvent) => {
      const id = rowAt(event)?.dataset['node'];
      if (id === undefined || !can(id)) return event.preventDefault();
      dragged.current = id;
      event.dataTransfer.effectAllowed = 'move';
      // Without any data some browsers drag nothing.
      event.dataTransfer.setData('application/x-tree-node', '');
    },
    onDragOver: (event: DragEvent) => {
      const found = pointed(event);
      mark(found?.row, found?.zone);
      if (found) event.preventDefault();
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) mark();
    },
    onDrop: (event: DragEvent) => {
      const found = pointed(event);
      const id = dragged.current;
      end();
      if (!found || id === undefined) return;
      event.preventDefault();
      onDrop(id, found.to);
    },
    onDragEnd: end,
  };
}
