import type { Clock } from '../../tools/store/clock';
import { randomText } from '../../tools/crypto/secrets';

/** Values that wait under a secret which is good for one use. They live in memory: a restart means to begin again. */
export interface OneTime<T> {
  /** 256 random bits, URL-safe. */
  issue(value: T): string;
  /** `good`: the first use, in time. A later one of a secret that is still remembered comes with `good: false`. */
  use(secret: string): { value: T; good: boolean } | undefined;
}

/** How long a used or expired secret is remembered, so that it differs from an unknown one. Milliseconds. */
const MEMORY = 600_000;
/** Logins that are begun and never finished must not fill the memory. */
const MAX_KEPT = 10_000;

/** @param life in milliseconds. */
export function makeOneTime<T>(clock: Clock, life: number): OneTime<T> {
  const waiting = new Map<string, { value: T; until: number; used: boolean }>();

  const forget = (): void => {
    // In the order of their making, so the oldest come first.
    for (const [secret, { until }] of waiting) {
      if (until + MEMORY > clock.now() && waiting.size < MAX_KEPT) return;
      waiting.delete(secret);
    }
  };

  return {
    issue: (value) => {
      forget();
      const secret = randomText();
      waiting.set(secret, { value, until: clock.now() + life, used: false });
      return secret;
    },
    use: (secret) => {
      const found = waiting.get(secret);
      if (!found) return undefined;
      const good = !found.used && found.until > clock.now();
      found.used = true;
      return { value: found.value, good };
    },
  };
}
