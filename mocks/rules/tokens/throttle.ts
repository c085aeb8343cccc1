import { tooMany } from '../../tools/http/api-failure';
import type { Clock } from '../../tools/store/clock';
import type { Sentence } from '../../tools/http/sentence';

/** Counts by key and refuses (429) above a limit until the window has passed. */
export interface Throttle {
  /** Throws 429 while the key is at its limit. */
  check(key: string): void;
  count(key: string): void;
  /** Takes one back. */
  uncount(key: string): void;
  forget(key: string): void;
}

/** Guessed names must not fill the memory. */
const MAX_KEYS = 10_000;

/** @param window in milliseconds. */
export function makeThrottle(clock: Clock, limit: number, window: number, refusal: Sentence): Throttle {
  const counted = new Map<string, { count: number; since: number }>();
  const current = (key: string) => {
    const entry = counted.get(key);
    if (entry && clock.now() - entry.since < window) return entry;
    counted.delete(key);
    return undefined;
  };
  return {
    check: (key) => {
      const entry = current(key);
      if (entry && entry.count >= limit)
        throw tooMany(refusal, Math.ceil((entry.since + window - clock.now()) / 1_000));
    },
    count: (key) => {
      const entry = current(key);
      if (entry) entry.count += 1;
      else counted.set(key, { count: 1, since: clock.now() });
      if (counted.size > MAX_KEYS) counted.delete(counted.keys().next().value ?? key);
    },
    uncount: (key) => {
      const entry = current(key);
      if (entry) entry.count = Math.max(0, entry.count - 1);
    },
    forget: (key) => void counted.delete(key),
  };
}
