import type { TokenAnswer } from '@/contract/account/session';
import { failure, isFailure, type Failure } from '@/shared/api/failure';
import { claimsOf, isPersonal } from '../claims';
import type { Held, HeldTokens } from './held-tokens';
import type { SessionState } from '../session-slice';
import type { TabLock } from './tab-lock';
import type { TokenCalls } from './token-calls';
import type { TokenNotes } from './token-notes';

export interface KeeperParts {
  tokens: HeldTokens;
  notes: TokenNotes;
  lock: TabLock;
  calls: TokenCalls;
  /** Who is here now; told again whenever that may have changed. */
  tell(state: SessionState): void;
  /** The cookies changed: the other tabs look. */
  announce(): void;
  /** Plain words, never a token. */
  warn(text: string): void;
}

export interface TokenKeeper {
  /** Reads the cookies and asks for what is missing; nobody has to wait. */
  start(): void;
  stop(): void;
  /** Looks whether another tab changed the cookies, and at what became due while the computer slept. */
  wake(): void;
  /** The token to send, after whatever has to be waited for. Rejects with a `Failure`. */
  token(): Promise<string | undefined>;
  /** The server answered 401 to this token. */
  unauthorized(token: string | undefined): Promise<'retry' | 'stop'>;
  /** The server answered 403: with a new token menus and pages follow the roles that are left. */
  forbidden(): void;
  /** Rejects with a `Failure`; 400 is a wrong address or password. */
  signIn(username: string, password: string): Promise<void>;
  /** Whoever the answer names is signed in. Rejects as the answer does, and changes nothing then. */
  signInWith(answer: Promise<TokenAnswer>): Promise<void>;
  /** What the token says of its person changed: asks for a new one before it is due. Never rejects. */
  renewNow(): Promise<void>;
  /** The session ends at once; what the server is told follows, and may fail. */
  signOut(): Promise<void>;
}

/** Longer timers would fire at once. */
const MAX_TIMER = 2 ** 31 - 1;
const NOBODY = { status: 'anonymous', claims: null } as const;
const EXPIRED = { status: 'expired', claims: null } as const;

const asFailure = (fault: unknown): Failure => (isFailure(fault) ? fault : failure('PARSING'));
const isRefusal = ({ status }: Failure) => status === 400 || status === 401 || status === 403;

function personal(answer: TokenAnswer): TokenAnswer {
  if (!isPersonal(claimsOf(answer.access_token))) throw failure('PARSING');
  return answer;
}

/**
 * Keeps this tab's session in step with the cookies that all tabs share. What asks the server for a token
 * holds the lock and reads the cookies first; its answer is dropped when they changed while it was on its way.
 */
export function tokenKeeper({ tokens, notes, lock, calls, tell, announce, warn }: KeeperParts): TokenKeeper {
  /** The access token that this tab last looked at; null before the first look. */
  let seen: string | undefined | null = null;
  let told: SessionState = { status: 'starting', claims: null };
  let renewal: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const say = (state: SessionState) => {
    told = state;
    if (!stopped) tell(state);
  };

  const arm = () => {
    clearTimeout(timer);
    const held = tokens.read();
    if (stopped || !held.personal || held.dueIn === undefined) return;
    timer = setTimeout(() => void inBackground(renew()), Math.min(held.dueIn, MAX_TIMER));
  };

  const follow = () => {
    const { access, claims, damaged } = tokens.read();
    if (access === seen) return;
    seen = access;
    // Nobody signs out by a cookie that cannot be read: the sign-in ended by itself.
    if (damaged) notes.ended(true);
    if (isPersonal(claims)) say({ status: 'user', claims });
    else if (told.status === 'user') say(notes.hasEnded() ? EXPIRED : NOBODY);
    arm();
  };

  const changed = () => {
    follow();
    announce();
  };

  const end = (how: typeof NOBODY | typeof EXPIRED, ...names: ('access' | 'refresh')[]) => {
    notes.ended(how === EXPIRED);
    tokens.clear(...names);
    seen = undefined;
    say(how);
    arm();
    announce();
  };

  const inBackground = (work: Promise<void>, what = 'Asking for a token') =>
    work.catch((fault: unknown) => warn(`${what} failed: ${asFailure(fault).status}`));

  const revoke = ({ refresh_token, access_token }: TokenAnswer) => calls.revoke(refresh_token ?? access_token);

  const exchange = async ({ refresh: sent = '', claims }: Held) => {
    const answer = personal(await calls.refresh(sent));
    const now = tokens.read();
    if (now.refresh === sent) tokens.keep(answer);
    // Nobody's any more. For the same person another tab was faster: revoking would end what it got, too.
    else if (now.claims?.user_name !== claims?.user_name) void inBackground(revoke(answer), 'Revoking a token');
    changed();
  };

  const refresh = async (held: Held) => {
    try {
      await exchange(held);
    } catch (fault) {
      const why = asFailure(fault);
      warn(`Refreshing the session failed: ${why.status}`);
      if (held.claims) notes.failed(held.claims.jti);
      if (isRefusal(why) && tokens.read().refresh === held.refresh) tokens.clear('refresh');
    }
  };

  /** A failure here takes nothing away: the token that is held is as good as before. */
  const early = async () => {
    follow();
    const held = tokens.read();
    if (held.refreshable) await exchange(held);
  };

  const application = async () => {
    const answer = await calls.application();
    if (!claimsOf(answer.access_token)) throw failure('PARSING');
    if (!tokens.read().personal) tokens.keep(answer);
    changed();
  };

  const renewed = async (starting: boolean) => {
    follow();
    const held = tokens.read();
    if (held.personal ? held.refreshable && held.dueIn === 0 : starting && held.refresh) await refresh(held);
    const { personal: isUser, left = 1 } = tokens.read();
    // A refresh token that was not refused stays: the server was out of reach, and reloading may bring the user back.
    if (isUser && left <= 0) end(EXPIRED, 'access');
    if (!tokens.read().personal && tokens.read().dueIn === 0) await application();
  };

  /** One at a time in this tab, whoever asks; the lock does the same over all tabs. */
  const renew = (starting = false): Promise<void> => {
    renewal ??= lock(() => renewed(starting)).finally(() => {
      renewal = undefined;
      arm();
    });
    return renewal;
  };

  const settled = async () => {
    if (!renewal && tokens.read().dueIn !== 0) return;
    try {
      await (renewal ?? renew());
    } catch (fault) {
      // A token that is about to end is better than none.
      if (!((tokens.read().left ?? 0) > 0)) throw fault;
    }
  };

  const token = async () => {
    follow();
    await settled();
    // What was under way may have read the cookies before they changed.
    await settled();
    return tokens.read().access;
  };

  /** Under the lock: a token that was renewed while its call was on the way is no reason to sign anybody out. */
  const judged = async (refused: string | undefined) => {
    follow();
    const { access, claims, refresh: left } = tokens.read();
    const before = refused === undefined ? undefined : claimsOf(refused);
    if (access !== refused) return !isPersonal(before) || claims?.user_name === before.user_name ? 'retry' : 'stop';
    if (!isPersonal(claims)) {
      tokens.clear('access');
      return 'retry';
    }
    end(EXPIRED, 'access', 'refresh');
    if (left) void inBackground(calls.revoke(left), 'Revoking a token');
    void inBackground(renew());
    return 'stop';
  };

  const signInWith = async (answered: Promise<TokenAnswer>) => {
    const answer = personal(await answered);
    const { refresh: former } = tokens.read();
    notes.ended(false);
    tokens.clear('refresh');
    tokens.keep(answer);
    changed();
    if (former) void inBackground(calls.revoke(former), 'Revoking a token');
  };

  const renewNow = () => inBackground(lock(early), 'Renewing the session');

  return {
    start() {
      notes.ended(false);
      follow();
      const { personal: isUser, refresh: left, dueIn } = tokens.read();
      if (!isUser && !left) say(NOBODY);
      if (dueIn === 0 || (!isUser && left)) {
        void inBackground(renew(true)).then(() => told.status === 'starting' && say(NOBODY));
      }
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
    wake() {
      follow();
      arm();
    },
    token,
    unauthorized: (refused) => lock(() => judged(refused)),
    signIn: (username, password) => signInWith(calls.password(username, password)),
    signInWith,
    renewNow,
    forbidden: () => void renewNow(),
    async signOut() {
      const { access, personal: isUser, refresh: left } = tokens.read();
      if (!isUser || !access) return;
      end(NOBODY, 'access', 'refresh');
      void inBackground(renew());
      await inBackground(calls.endSession(access), 'Ending the session');
      for (const each of left ? [left, access] : [access]) await inBackground(calls.revoke(each), 'Revoking a token');
    },
  };
}
