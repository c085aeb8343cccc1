import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The history's state of a link that leads to one input of a step. */
export interface AskedField {
  field: string;
}

/** Puts the focus where a link leads, as soon as that input is there: some come with files of their own. */
export function useAskedField(box: RefObject<HTMLElement | null>): void {
  const { field } = (useLocation().state ?? {}) as Partial<AskedField>;
  useEffect(() => {
    const { current } = box;
    if (!current || field === undefined || !/^\w+$/.test(field)) return undefined;
    const found = () => {
      const input = current.querySelector<HTMLElement>(`[name="${field}"]`);
      input?.focus();
      return input !== null;
    };
    if (found()) return undefined;
    const observer = new MutationObserver(() => {
      if (found()) observer.disconnect();
    });
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [box, field]);
}
