import { useLocation } from 'react-router-dom';

/** What the tab that sent a request knows of it, and its page does not: it goes along with the address, in the history. */
export interface SentRequest {
  email: string;
  /** The sender's own name for it. */
  key: string;
}

/** Of the page that was led to after sending; undefined wherever else it is opened. */
export function useSentRequest(): SentRequest | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('email' in state) || !('key' in state)) return undefined;
  const { email, key } = state;
  return typeof email === 'string' && typeof key === 'string' ? { email, key } : undefined;
}
