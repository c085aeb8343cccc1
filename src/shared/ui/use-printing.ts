import { useSyncExternalStore } from 'react';

let printing: Date | undefined;

function subscribe(changed: () => void): () => void {
  const tell = ({ type }: Event) => {
    printing = type === 'beforeprint' ? new Date() : undefined;
    changed();
  };
  addEventListener('beforeprint', tell);
  addEventListener('afterprint', tell);
  return () => {
    removeEventListener('beforeprint', tell);
    removeEventListener('afterprint', tell);
  };
}

/** When the page is about to be put on paper: since when. What is drawn then is what is printed: React is done before. */
export const usePrinting = (): Date | undefined => useSyncExternalStore(subscribe, () => printing);
