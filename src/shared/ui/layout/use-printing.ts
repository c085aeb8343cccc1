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

/** While the page is put on paper, the time at which that began. React has drawn anew before the browser prints. */
export const usePrinting = (): Date | undefined =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => undefined,
  );
