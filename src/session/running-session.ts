import type { Dispatch } from '@reduxjs/toolkit';
import type { TokenAnswer } from '@/contract/account/session';
import { api } from '@/shared/api/api';
import { setTokenPort } from '@/shared/api/token-port';
import { forgetTyped } from '@/shared/form/kept-typing';
import { personIn } from './claims';
import { cookieJar } from './tokens/cookie-jar';
import { heldTokens } from './tokens/held-tokens';
import { profileChanged } from './profile-tag';
import { becameAnonymous, becameUser, sessionExpired, type SessionState } from './session-slice';
import { tabLock } from './tokens/tab-lock';
import { tokenCalls, type Application } from './tokens/token-calls';
import { tokenKeeper, type TokenKeeper } from './tokens/token-keeper';
import { tokenNotes } from './tokens/token-notes';

const CHANNEL = 'session';

/** `cookieStore` is younger than the types. */
type CookieWatch = Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>>;

interface TabSignals {
  announce(): void;
  close(): void;
}

/**
 * Calls `look` whenever another tab may have changed the cookies: when it says so, when the browser does, and when
 * somebody comes back to this tab. Timers sleep with the computer, so coming back also wakes what was due.
 */
function tabSignals(look: () => void): TabSignals {
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

interface SessionStore {
  dispatch: Dispatch;
  getState(): { session: SessionState };
}

let running: TokenKeeper | undefined;
let client: Application | undefined;

const action = ({ status, claims }: SessionState) =>
  status === 'user' && claims ? becameUser(claims) : status === 'expired' ? sessionExpired() : becameAnonymous();

const identity = ({ claims }: SessionState) => JSON.stringify([claims && personIn(claims), claims?.authorities]);
const naming = ({ claims }: SessionState) => JSON.stringify([claims?.user_name, claims?.name]);

/** Who leaves on purpose leaves nothing typed behind. A session that ended by itself does: its owner may come back. */
function forgetOthers(before: SessionState, { status, claims }: SessionState) {
  const person = claims && personIn(claims);
  if (person) forgetTyped('', person);
  else if (before.status === 'user' && status === 'anonymous') forgetTyped();
}

/** The store follows; what was loaded for somebody else, or for other roles, is forgotten. Another name is one's own. */
function follow(store: SessionStore, next: SessionState) {
  const before = store.getState().session;
  store.dispatch(action(next));
  forgetOthers(before, next);
  if (before.status === 'starting') return;
  if (identity(before) !== identity(next)) store.dispatch(api.util.resetApiState());
  else if (naming(before) !== naming(next)) store.dispatch(profileChanged());
}

/**
 * Starts keeping the session: call it once, before the first render. Returns at once, with the store saying who the
 * cookies name; calls wait for the application token by themselves. The answer stops it.
 * @param prefetched The application token, where it was asked for already.
 */
export function startSession(
  store: SessionStore,
  application: Application,
  prefetched?: Promise<TokenAnswer | undefined>,
): () => void {
  const jar = cookieJar();
  const notes = tokenNotes(jar);
  const signals = tabSignals(() => keeper.wake());
  const keeper = tokenKeeper({
    tokens: heldTokens(jar, notes),
    notes,
    lock: tabLock(jar),
    calls: tokenCalls(application, prefetched),
    tell: (state) => follow(store, state),
    announce: signals.announce,
    // oxlint-disable-next-line no-console -- the only place where a failed refresh is told
    warn: (text) => console.warn(text),
  });
  setTokenPort(keeper);
  running = keeper;
  client = application;
  keeper.start();
  return () => {
    keeper.stop();
    signals.close();
    setTokenPort();
  };
}

function current(): TokenKeeper {
  if (!running) throw new Error('The session was not started');
  return running;
}

/** The application as every visitor can read it in the configuration: for programs that somebody writes themselves. */
export const publicClient = (): Application | undefined => client;

/** Rejects with a `Failure`; status 400 means that address or password is wrong. */
export const signIn = (email: string, password: string): Promise<void> => current().signIn(email, password);

/** Signs in whom an answer of the token endpoint names. Rejects as the answer does. */
export const signInWith = (answer: Promise<TokenAnswer>): Promise<void> => current().signInWith(answer);

/** Ends the session here and in every tab at once. Settles when the server knows; never rejects. */
export const signOut = (): Promise<void> => current().signOut();

/** After a change of one's own name or address: the header and all tabs say the new one. Never rejects. */
export const renewSession = (): Promise<void> => current().renewNow();
