import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { scrollFrame } from './scroll-frame';

export const ZOOM_STEP = 1.25;
const MIN_ZOOM = 0.4;
const MAX_ZOOM = 2.5;
/** Pixels of a wheel for twice the size. */
const WHEEL = 300;

interface Point {
  clientX: number;
  clientY: number;
}

const distance = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0);

/** How large the tree is drawn: by buttons, by the wheel with Ctrl, by two fingers. What is pointed at stays in its place. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);
  const kept = useRef<{ ratio: number; x: number; y: number }>(undefined);

  const zoomBy = useStableCallback((factor: number, point?: Point) => {
    const next = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom * factor));
    const box = frame.current?.getBoundingClientRect();
    if (!box || next === zoom) return;
    kept.current = {
      ratio: next / zoom,
      x: point ? point.clientX - box.left : box.width / 2,
      y: point ? point.clientY - box.top : box.height / 2,
    };
    setZoom(next);
  });

  useLayoutEffect(() => {
    const element = frame.current;
    const { ratio = 1, x = 0, y = 0 } = kept.current ?? {};
    kept.current = undefined;
    if (!element || ratio === 1) return;
    const rtl = getComputedStyle(element).direction === 'rtl';
    const edge = rtl ? x - element.clientWidth : x;
    const left = (element.scrollLeft + edge) * ratio - edge;
    scrollFrame(element, { left, top: (element.scrollTop + y) * ratio - y });
  }, [frame, zoom]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let apart = 0;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(2 ** (-event.deltaY / WHEEL), event);
    };
    const onTouchStart = ({ touches }: TouchEvent) => {
      apart = distance([...touches]);
    };
    const onTouchMove = (event: TouchEvent) => {
      const [a, b] = event.touches;
      if (!a || !b || apart === 0) return;
      event.preventDefault();
      const now = distance([a, b]);
      zoomBy(now / apart, { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
      apart = now;
    };
    // The browser's own zoom would go first where these were passive, as React's are.
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchstart', onTouchStart, { passive: true });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchmove', onTouchMove);
    };
  }, [frame, zoomBy]);

  return { zoom, zoomBy };
}
