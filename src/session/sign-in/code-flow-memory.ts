import { returnPath } from './sign-in-address';

/** What the tab must know again when somebody comes back from where they log in. */
export interface PendingSignIn {
  verifier: string;
  nonce: string;
  redirectUri: string;
  /** The language that the page was in. */
  language: string;
  /** Where signing in leads to; a path of the portal. */
  from?: string;
  /** Milliseconds since 1970. */
  at: number;
}

const PREFIX = 'sign-in:';
/** Whoever looks for a password may take a while; what was given up is forgotten then. */
const LIFE = 3_600_000;

function parse(text: string | null): PendingSignIn | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<PendingSignIn> | null;
    const texts = [kept?.verifier, kept?.nonce, kept?.redirectUri, kept?.language];
    if (!kept || !texts.every((each) => typeof each === 'string') || !(Date.now() - (kept.at ?? 0) < LIFE))
      return undefined;
    // It lay where others of this origin may write.
    const from = kept.from === undefined ? undefined : returnPath(`?${new URLSearchParams({ from: kept.from })}`);
    const { from: _, ...rest } = kept as PendingSignIn;
    return { ...rest, ...(from !== undefined && { from }) };
  } catch {
    return undefined;
  }
}

function forgetOld(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX) && !parse(sessionStorage.getItem(key))) sessionStorage.removeItem(key);
}

/** Keeps it in this tab, under the state of the request: several at once do not disturb each other. Throws where the browser keeps nothing. */
export function keepPending(state: string, pending: PendingSignIn): void {
  forgetOld();
  sessionStorage.setItem(PREFIX + state, JSON.stringify(pending));
}

/** Once: the sign-in with this state that waits in this tab. */
export function takePending(state: string): PendingSignIn | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + state);
    sessionStorage.removeItem(PREFIX + state);
    return parse(text);
  } catch {
    return undefined;
  }
}
