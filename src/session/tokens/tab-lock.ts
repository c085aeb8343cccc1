import type { CookieJar } from './cookie-jar';

/** Runs one piece of work at a time, over all tabs. */
export type TabLock = <T>(work: () => Promise<T>) => Promise<T>;

const NAME = 'session';
const LEASE = 'session_lease';
/** Longer than a token call may take, so that only a dead tab's lease is taken over. */
const LEASE_TIME = 45_000;

const pause = (milliseconds: number) => new Promise<void>((done) => void setTimeout(done, milliseconds));

/**
 * Where the browser has no locks (plain http): a lease in a cookie, written, then read back once a rival had time
 * to write too. Not watertight; what slips through is caught by the server's tolerance for the previous refresh token.
 */
export function leaseLock(jar: CookieJar, wait = 40): TabLock {
  const me = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let last: Promise<unknown> = Promise.resolve();

  const holder = () => {
    const [name, until] = (jar.read(LEASE) ?? '').split(' ');
    const left = Number(until) - Date.now();
    return left > 0 && left <= LEASE_TIME ? name : undefined;
  };
  const acquire = async () => {
    for (;;) {
      if (holder() === undefined) {
        jar.write(LEASE, `${me} ${Date.now() + LEASE_TIME}`);
        await pause(wait);
        if (holder() === me) return;
      }
      await pause(wait * (1 + Math.random()));
    }
  };

  return (work) => {
    const turn = last.then(async () => {
      await acquire();
      try {
        return await work();
      } finally {
        if (holder() === me) jar.clear(LEASE);
      }
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}

export function tabLock(jar: CookieJar): TabLock {
  const locks = (navigator as Partial<Navigator>).locks;
  // A lock's type forgets that its callback is awaited.
  return locks ? (work) => locks.request(NAME, work) as ReturnType<typeof work> : leaseLock(jar);
}
