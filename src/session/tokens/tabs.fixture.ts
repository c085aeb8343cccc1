import type { TokenAnswer } from '@/contract/account/session';
import { failure } from '@/shared/api/failure';
import { ACCESS, memoryJar, REFRESH } from './cookie-jar';
import { heldTokens } from './held-tokens';
import type { SessionState } from '../session-slice';
import type { TabLock } from './tab-lock';
import type { TokenCalls } from './token-calls';
import { tokenKeeper } from './token-keeper';
import { tokenNotes } from './token-notes';

/** A token as a server would sign it; `exp` is hours off on purpose, nobody may count by it. */
export function jwt(jti: string, user?: string, authorities = [user ? 'ROLE_USER' : 'ROLE_CLIENT']): string {
  const claims = { jti, authorities, client_id: 'portal', exp: 1, ...(user && { user_name: user }) };
  return `head.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.sign`;
}

function queue(): TabLock {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

const pause = (milliseconds: number) => new Promise<void>((done) => void setTimeout(done, milliseconds));

/** A token server that counts, and may be told to refuse or to be out of reach. Answers take 100 ms. */
export function fakeServer(seconds = 60) {
  const server = {
    seconds,
    mode: 'ok' as 'ok' | 'refuse' | 'offline',
    roles: ['ROLE_USER'],
    /** `application`, `refresh r1`, `password ann@x`, `revoke r1`, `end`: what was asked, in order. */
    asked: [] as string[],
    /** Refresh tokens that were sent although they had been exchanged before. */
    reused: [] as string[],
    /** Renewals under way together. */
    atOnce: 0,
    mostAtOnce: 0,
  };
  const exchanged = new Set<string>();
  let count = 0;
  const answer = (user?: string): TokenAnswer => {
    count += 1;
    const access_token = jwt(`a${count}`, user, user ? server.roles : undefined);
    const refresh_token = user && jwt(`r${count}`, user);
    return {
      access_token,
      token_type: 'bearer',
      expires_in: server.seconds,
      scope: '',
      ...(user && { refresh_token }),
    };
  };
  const ask = async <T>(what: string, give: () => T, status = 401): Promise<T> => {
    server.asked.push(what);
    const renewal = /^(application|refresh)/.test(what) ? 1 : 0;
    if (exchanged.has(what)) server.reused.push(what);
    server.atOnce += renewal;
    server.mostAtOnce = Math.max(server.mostAtOnce, server.atOnce);
    await pause(100);
    server.atOnce -= renewal;
    if (server.mode === 'offline') throw failure('OFFLINE');
    if (server.mode === 'refuse') throw failure(status, 'Token is invalid');
    if (what.startsWith('refresh')) exchanged.add(what);
    return give();
  };
  const claims = (token: string) =>
    JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
      jti: string;
      user_name: string;
    };
  const calls: TokenCalls = {
    application: () => ask('application', () => answer()),
    refresh: (token) => ask(`refresh ${claims(token).jti}`, () => answer(claims(token).user_name)),
    password: (user) => ask(`password ${user}`, () => answer(user), 400),
    revoke: (token) => ask(`revoke ${claims(token).jti}`, () => undefined),
    endSession: () => ask('end', () => undefined),
  };
  const countOf = (what: string) => server.asked.filter((each) => each.startsWith(what)).length;
  return Object.assign(server, { calls, countOf });
}

/** One browser: tabs that share cookies and locks. `skew` moves its wall clock, also while it runs. */
export function fakeBrowser(server = fakeServer()) {
  const jar = memoryJar();
  const lock = queue();
  const clock = { skew: 0, wall: () => Date.now() + clock.skew, steady: () => performance.now() };
  const open = new Set<ReturnType<typeof tokenKeeper>>();

  const tab = ({ hears = true } = {}) => {
    const notes = tokenNotes(jar, clock);
    const states: SessionState[] = [];
    const warnings: string[] = [];
    const keeper = tokenKeeper({
      tokens: heldTokens(jar, notes),
      notes,
      lock,
      calls: server.calls,
      tell: (state) => states.push(state),
      announce: () => open.forEach((other) => other !== keeper && other.wake()),
      warn: (text) => warnings.push(text),
    });
    if (hears) open.add(keeper);
    return {
      keeper,
      states,
      warnings,
      status: () => states.at(-1)?.status ?? 'starting',
      user: () => states.at(-1)?.claims?.user_name,
      close() {
        open.delete(keeper);
        keeper.stop();
      },
    };
  };

  return {
    tab,
    jar,
    clock,
    server,
    access: () => jar.read(ACCESS),
    refresh: () => jar.read(REFRESH),
    closeAll: () => open.forEach((keeper) => keeper.stop()),
  };
}

/** With fake timers: so many milliseconds on, and whatever that sets off. */
export const later = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** A browser with one tab where Ann has just signed in, for so many seconds. */
export async function signedIn(seconds = 60) {
  const browser = fakeBrowser(fakeServer(seconds));
  const tab = browser.tab();
  tab.keeper.start();
  await later(150);
  const signing = tab.keeper.signIn('ann@x', 'secret');
  await later(150);
  await signing;
  browser.server.asked.length = 0;
  return { ...browser, ...tab, tab: browser.tab };
}
