import { tooMany } from './api-failure';
import type { Clock } from './clock';

/** Counts failures by key and refuses (429) above a limit until the window has passed. */
export interface Throttle {
  /** Throws 429 while the key is above its limit. */
  check(key: string): void;
  failed(key: string): void;
  succeeded(key: string): void;
}

/** @param window in milliseconds. */
export function makeThrottle(clock: Clock, limit: number, window: number, sentence: string): Throttle {
  const failures = new Map<string, { count: number; since: number }>();
  const current = (key: string) => {
    const entry = failures.get(key);
    if (entry && clock.now() - entry.since < window) return entry;
    failures.delete(key);
    return undefined;
  };
  return {
    check: (key) => {
      const entry = current(key);
      if (entry && entry.count >= limit)
        throw tooMany(sentence, Math.ceil((entry.since + window - clock.now()) / 1_000));
    },
    failed: (key) => {
      const entry = current(key);
      if (entry) entry.count += 1;
      else failures.set(key, { count: 1, since: clock.now() });
      // Guessed names must not fill the memory.
      if (failures.size > 10_000) failures.delete(failures.keys().next().value ?? key);
    },
    succeeded: (key) => void failures.delete(key),
  };
}
