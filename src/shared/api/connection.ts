import { createAction } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';

/** The network is back: what failed for want of it is asked for again. */
export const connectionBack = createAction('connection/back');

/** Milliseconds between two looks for a network that is gone, as browsers do not always say that it is back. */
const LOOK_EVERY = 5_000;

let offline = false;
let look: (() => Promise<void>) | undefined;
const listeners = new Set<() => void>();

export const isOffline = (): boolean => offline;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, isOffline);

/** Whether there is a way to the portal's own host is found out anew; whoever got no answer says so. */
export const lookForConnection = (): Promise<void> => look?.() ?? Promise.resolve();

/**
 * Follows whether there is a network. The browser's word alone would not do: a portal on one's own machine needs none, and
 * some networks lead nowhere.
 *
 * @param address a file of the portal's own host; asked for by HEAD, which no cache and no worker answers
 */
export function watchConnection(address: URL, onBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (isGone: boolean) => {
    if (offline === isGone) return;
    offline = isGone;
    for (const listener of listeners) listener();
    if (!isGone) onBack();
  };
  const ask = async () => {
    clearTimeout(timer);
    const isGone = await fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
      () => false,
      () => true,
    );
    // The portal was closed meanwhile.
    if (look !== ask) return;
    clearTimeout(timer);
    if (isGone) timer = setTimeout(() => void ask(), LOOK_EVERY);
    tell(isGone);
  };
  look = ask;
  const onChange = () => void ask();
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    look = undefined;
    offline = false;
    clearTimeout(timer);
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
