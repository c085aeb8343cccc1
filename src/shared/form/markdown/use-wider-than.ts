import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element has so many pixels in a line, now and whenever that changes. */
export function useWiderThan(pixels: number, element: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setWide(current.clientWidth >= pixels);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, pixels]);
  return wide;
}
