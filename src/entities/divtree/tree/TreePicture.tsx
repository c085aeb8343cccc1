import { useDirection } from '@/shared/ui/text/use-direction';
import { useMediaQuery } from '@/shared/ui/layout/use-media-query';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type UIEvent,
} from 'react';
import { Frame } from './Frame';
import type { TreeRow } from './indexed-tree';
import { diagram, outline } from './lay-out';
import { scrollFrame } from './scroll-frame';
import { TreeItem } from './TreeItem';
import type { TreeState } from './use-tree';
import { useTreeKeyboard } from './use-tree-keyboard';
import type { useZoom } from './use-zoom';

/** Drags what a frame scrolls by the mouse; fingers scroll it by themselves. */
function useDrag() {
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

/** Pixels drawn above and below what is in sight. */
const MARGIN = 500;
/** The window moves by so many pixels at a time, so that scrolling draws seldom. */
const STEP = 250;
/** Until it is measured. */
const ASSUMED_HEIGHT = 700;

/** Which lines of a scrolled frame need to be drawn. `line` is the height of one in pixels. */
function useWindow(frame: RefObject<HTMLElement | null>, line: number) {
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(ASSUMED_HEIGHT);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setHeight(entry.contentRect.height || ASSUMED_HEIGHT));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return {
    from: (top - MARGIN) / line,
    to: (top + STEP + height + MARGIN) / line,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => setTop(Math.floor(currentTarget.scrollTop / STEP) * STEP),
  };
}

export type TreeView = 'diagram' | 'outline';

/** Pixels of the letters, larger where fingers point; a line is twice as high. */
const FONT = 13;
const FINGER_FONT = 16;
const LINE = 2;

interface Props {
  tree: TreeState;
  view: TreeView;
  label: string;
  chosen: string | undefined;
  found: ReadonlySet<string>;
  frame: RefObject<HTMLDivElement | null>;
  zoom: ReturnType<typeof useZoom>['zoom'];
  onChoose: (id: string) => void;
}

/** The open nodes of a tree as a diagram or an outline; only those near to what is in sight are drawn. */
export function TreePicture({ tree, view, label, chosen, found, frame, zoom, onChoose }: Props) {
  const { rows, active } = tree;
  const direction = useDirection();
  const font = (useMediaQuery('(pointer: coarse)') ? FINGER_FONT : FONT) * zoom;
  const line = font * LINE;
  const id = useId();
  const { spots, height, width } = useMemo(() => (view === 'diagram' ? diagram : outline)(rows), [view, rows]);
  const { from, to, onScroll } = useWindow(frame, line);
  const drag = useDrag();
  const onKeyDown = useTreeKeyboard(tree, direction === 'rtl', onChoose);
  const spotOf = (wanted: string) => spots[rows.findIndex(({ node }) => node.id === wanted)];
  const held = useRef<{ id: string; at: number }>(undefined);

  useLayoutEffect(() => {
    const element = frame.current;
    const at = rows.findIndex(({ node }) => node.id === held.current?.id);
    const spot = spots[at];
    if (element && held.current && spot) {
      // What was opened or closed stays where it was pointed at, and what came out of it is brought into sight.
      const top = element.scrollTop + (spot.at - held.current.at) * line;
      const child = rows[at]?.expanded ? spots[at + 1] : undefined;
      const end = ((child ?? spot).start + (child ?? spot).width) * line;
      const left = Math.max(Math.abs(element.scrollLeft), Math.min(spot.start * line, end - element.clientWidth));
      scrollFrame(element, { top, left: direction === 'rtl' ? -left : left });
    }
    held.current = undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each layout
  }, [spots]);

  useLayoutEffect(() => {
    const element = frame.current;
    const spot = spotOf(active);
    if (!element || !spot) return;
    const { scrollTop, clientHeight, clientWidth } = element;
    const [first, last] = [scrollTop / line, (scrollTop + clientHeight) / line];
    const top = spot.to < first + 1 || spot.from > last - 1 ? spot.at * line - clientHeight / 2 : scrollTop;
    const [start, end] = [spot.start * line, (spot.start + spot.width) * line];
    const at = Math.abs(element.scrollLeft);
    const wanted = start < at ? start : Math.min(start, Math.max(at, end - clientWidth));
    scrollFrame(element, { top, left: direction === 'rtl' ? -wanted : wanted });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when another node is active, not when one scrolls away
  }, [active, view]);

  const toggle = ({ node, expanded }: TreeRow) => {
    const spot = spotOf(node.id);
    if (spot) held.current = { id: node.id, at: spot.at };
    if (expanded) tree.collapse(node.id);
    else tree.expand([node.id]);
  };
  const onClick = ({ target }: MouseEvent) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null;
    const row = rows.find(({ node }) => node.id === item?.dataset.node);
    if (!row || !(target instanceof Element)) return;
    const onSign = row.expanded !== undefined && target.closest('.sign') !== null;
    tree.setActive(row.node.id);
    if (onSign || row.expanded === false) toggle(row);
    if (!onSign) onChoose(row.node.id);
  };
  const drawn = useMemo(
    () =>
      rows.flatMap((row, at) => {
        const spot = spots[at];
        const near = spot && spot.to >= from && spot.from <= to;
        return spot && (near || row.node.id === active) ? { row, spot } : [];
      }),
    [rows, spots, from, to, active],
  );
  const itemId = (node: string) => `${id}-${node}`;
  return (
    <Frame
      ref={frame}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={itemId(active)}
      className={drag.dragged ? 'dragged' : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onScroll={onScroll}
      {...drag.handlers}
    >
      <div
        role="none"
        className={`sheet ${view}`}
        style={{ fontSize: font, blockSize: height * line, inlineSize: width * line }}
      >
        {drawn.map(({ row, spot }) => (
          <TreeItem
            key={row.node.id}
            id={itemId(row.node.id)}
            row={row}
            spot={spot}
            active={row.node.id === active}
            chosen={row.node.id === chosen}
            found={found.has(row.node.id)}
          />
        ))}
      </div>
    </Frame>
  );
}
