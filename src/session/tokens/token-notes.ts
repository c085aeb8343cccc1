import type { CookieJar } from './cookie-jar';

const NOTE = 'session_token';
const FAILED = 'session_failed';
const ENDED = 'session_ended';

/** Kept beside the cookie: when a token came, and for how long. Milliseconds. */
interface Note {
  jti: string;
  at: number;
  life: number;
}

/** `wall` may be set by people and is the same in all tabs; `steady` only ever counts on, within one page. */
export interface TokenClock {
  wall(): number;
  steady(): number;
}

export const pageClock: TokenClock = { wall: () => Date.now(), steady: () => performance.now() };

export interface TokenNotes {
  /** A token arrived that lives so many seconds from now. */
  received(jti: string, expiresIn: number): void;
  /** Milliseconds until it ends, below 0 after that; undefined when its arrival was not seen. */
  left(jti: string): number | undefined;
  /** Milliseconds from its arrival to its end. */
  life(jti: string): number | undefined;
  /** Its refresh failed: no tab tries again. */
  failed(jti: string): void;
  hasFailed(jti: string): boolean;
  /** Whether the last sign-in ended by itself, so that every tab says so. */
  ended(value: boolean): void;
  hasEnded(): boolean;
}

function parse(text = 'null'): Note | undefined {
  try {
    const note = JSON.parse(text) as Partial<Note> | null;
    const sound = typeof note?.jti === 'string' && Number.isFinite(note.at) && Number.isFinite(note.life);
    return sound ? (note as Note) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Counts a token's time from its receipt, never from `exp`: the local clock may be hours off. The clock may also
 * be set while the page is open, so of the two clocks the one that counted more decides.
 */
export function tokenNotes(jar: CookieJar, clock: TokenClock = pageClock): TokenNotes {
  let first: { jti: string; steady: number; left: number } | undefined;

  const find = (jti: string) => {
    const note = parse(jar.read(NOTE));
    return note?.jti === jti ? note : undefined;
  };
  const leftByWall = ({ at, life }: Note) => life - Math.max(0, clock.wall() - at);

  return {
    received(jti, expiresIn) {
      const life = expiresIn * 1000;
      first = { jti, steady: clock.steady(), left: life };
      jar.write(NOTE, JSON.stringify({ jti, at: clock.wall(), life } satisfies Note));
    },
    left(jti) {
      const note = find(jti);
      if (!note) return undefined;
      const byWall = leftByWall(note);
      if (first?.jti !== jti) first = { jti, steady: clock.steady(), left: byWall };
      return Math.min(byWall, first.left - (clock.steady() - first.steady));
    },
    life: (jti) => find(jti)?.life,
    failed: (jti) => jar.write(FAILED, jti),
    hasFailed: (jti) => jar.read(FAILED) === jti,
    ended: (value) => (value ? jar.write(ENDED, '1') : jar.clear(ENDED)),
    hasEnded: () => jar.read(ENDED) !== undefined,
  };
}
