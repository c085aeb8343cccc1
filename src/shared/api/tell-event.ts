import type { AnalyticsEvent } from '@/contract/info';
import { hasConsent } from './consent';
import { serverAddress } from './server-address';

/** Tells the server what is looked at: only with consent, and without waiting for an answer. */
export function tellEvent(event: AnalyticsEvent): void {
  if (!hasConsent()) return;
  navigator.sendBeacon(serverAddress('/event'), new Blob([JSON.stringify(event)], { type: 'application/json' }));
}
