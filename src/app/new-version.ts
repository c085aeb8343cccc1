import { useSyncExternalStore } from 'react';

/** Whether the portal was replaced on its host while this page was open. */
let replaced = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  replaced = value;
  for (const listener of listeners) listener();
}

export const tellNewVersion = (): void => set(true);
export const putOffNewVersion = (): void => set(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isReplaced = () => replaced;

export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, isReplaced, isReplaced);
