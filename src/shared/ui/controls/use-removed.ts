import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onRemoved` when a row that was removed leaves the page: its list may be without it before its dialog has closed.
 * @returns says that it was removed.
 */
export function useRemoved(onRemoved: () => void): () => void {
  const removed = useRef(false);
  const onGone = useEffectEvent(onRemoved);
  useEffect(
    () => () => {
      if (removed.current) onGone();
    },
    [],
  );
  return () => {
    removed.current = true;
  };
}
