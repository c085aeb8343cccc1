import { useState, type PointerEvent } from 'react';

/** Drags what a frame scrolls by the mouse; fingers scroll it by themselves. */
export function useDrag() {
  const [from, setFrom] = useState<{ x: number; y: number }>();
  const end = () => setFrom(undefined);
  return {
    dragged: from !== undefined,
    handlers: {
      onPointerDown: ({ pointerType, button, target, clientX, clientY }: PointerEvent<HTMLElement>) => {
        const free = target instanceof Element && !target.closest('[role=treeitem]');
        if (pointerType === 'mouse' && button === 0 && free) setFrom({ x: clientX, y: clientY });
      },
      onPointerMove: ({ currentTarget, buttons, clientX, clientY }: PointerEvent<HTMLElement>) => {
        if (!from) return;
        // Let go outside of the window.
        if (buttons === 0) return end();
        currentTarget.scrollBy({ left: from.x - clientX, top: from.y - clientY, behavior: 'instant' });
        setFrom({ x: clientX, y: clientY });
      },
      onPointerUp: end,
      onPointerLeave: end,
    },
  };
}
