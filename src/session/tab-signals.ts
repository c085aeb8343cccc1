const CHANNEL = 'session';

/** `cookieStore` is younger than the types. */
type CookieWatch = Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>>;

export interface TabSignals {
  announce(): void;
  close(): void;
}

/**
 * Calls `look` whenever another tab may have changed the cookies: when it says so, when the browser does, and when
 * somebody comes back to this tab. Timers sleep with the computer, so coming back also wakes what was due.
 */
export function tabSignals(look: () => void): TabSignals {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  const cookies = (globalThis as { cookieStore?: CookieWatch }).cookieStore;
  const events: [CookieWatch | undefined, string][] = [
    [channel, 'message'],
    [cookies, 'change'],
    [window, 'focus'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ];
  for (const [target, event] of events) target?.addEventListener?.(event, look);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    announce: () => channel?.postMessage('changed'),
    close() {
      for (const [target, event] of events) target?.removeEventListener?.(event, look);
      channel?.close();
    },
  };
}
