import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * A correction may take the button that has the focus out of its list: the first one of the item in its place gets it, so
 * that whoever works by keyboard goes on from there.
 * @param drawn changes with the items
 */
export function useFocusKept<E extends HTMLElement>(drawn: unknown) {
  const list = useRef<E>(null);
  const last = useRef<{ element: Element; at: number }>(undefined);
  useEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    const items = [...(list.current?.children ?? [])];
    const next = items[Math.min(last.current.at, items.length - 1)];
    next?.querySelector('button')?.focus({ preventScroll: true });
  }, [drawn]);
  const onFocus = ({ currentTarget, target }: FocusEvent<E>) => {
    last.current = { element: target, at: [...currentTarget.children].findIndex((item) => item.contains(target)) };
  };
  return { ref: list, onFocus };
}
