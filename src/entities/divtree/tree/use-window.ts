import { useEffect, useState, type RefObject, type UIEvent } from 'react';

/** Pixels drawn above and below what is in sight. */
const MARGIN = 500;
/** The window moves by so many pixels at a time, so that scrolling draws seldom. */
const STEP = 250;
/** Until it is measured. */
const ASSUMED_HEIGHT = 700;

/** Which lines of a scrolled frame need to be drawn. `line` is the height of one in pixels. */
export function useWindow(frame: RefObject<HTMLElement | null>, line: number) {
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
