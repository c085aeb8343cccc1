import type { Clock } from '../../tools/store/clock';
import type { Agent } from './agent';
import type { Store } from '../../tools/store/store';

/** All tokens that descend from one sign-in. `current` and `previous` are the `jti` of refresh tokens. */
export interface Family {
  clientId: string;
  userUuid: string;
  current: string;
  previous?: string;
  /** Times in milliseconds since 1970. */
  rotatedAt: number;
  /** Not longer than `SESSION_LIFE` after the sign-in. */
  expires: number;
  /** Absent in those of an earlier version. */
  begun?: number;
  /** What logged in, where it said so. */
  agent?: Agent;
}

export interface UsedFamily {
  id: string;
  family: Family;
  used: number;
}

export interface Families {
  get(id: string): Family | undefined;
  set(id: string, family: Family): void;
  /** Those of a person that can be used, the one used last first. */
  of(userUuid: string): UsedFamily[];
  /** The same by way of a client. */
  by(clientId: string): UsedFamily[];
  /** Notes that a token of it was used. */
  use(id: string): void;
  /** Ends every token of the family, application tokens (which have no refresh token) too. */
  revoke(id: string): void;
  isRevoked(id: string): boolean;
  /** Ends every family of a person but `except`. */
  revokeUser(userUuid: string, except?: string): void;
}

/** From its sign-in on a session ends after so long, however often it was renewed. Milliseconds. */
export const SESSION_LIFE = 90 * 24 * 3_600_000;

/** Sessions of one person: a further one ends the oldest. */
const MAX_SESSIONS = 100;

/** Milliseconds; who works all the time must not make the server write all the time. */
const NOTED_EVERY = 60_000;

/** Milliseconds between two looks for what has expired. */
const FORGET_EVERY = 3_600_000;

/** @param lifetime how long a revocation is remembered, in milliseconds: as long as any token may live. */
export function makeFamilies(clock: Clock, store: Store, lifetime: number): Families {
  const living = store.rows<Family>('accounts/families');
  /** By family, until when. */
  const revoked = store.rows<number>('accounts/revoked-families');
  /** When each was used last. A call must not fail because that cannot be written. */
  const uses = store.rows<number>('accounts/session-uses', 'noted');
  let forgotten = 0;

  const remove = (id: string): void => {
    living.delete(id);
    uses.delete(id);
  };

  const forget = (): void => {
    const now = clock.now();
    if (now - forgotten < FORGET_EVERY) return;
    forgotten = now;
    for (const [id, { expires }] of living.entries()) if (expires <= now) remove(id);
    for (const [id, until] of revoked.entries()) if (until <= now) revoked.delete(id);
  };

  const revoke = (id: string): void => {
    forget();
    remove(id);
    revoked.set(id, clock.now() + lifetime);
  };

  const usable = (isMeant: (family: Family) => boolean): UsedFamily[] =>
    [...living.entries()]
      .filter(([, family]) => isMeant(family) && family.expires > clock.now())
      .map(([id, family]) => ({ id, family, used: Math.max(uses.get(id) ?? 0, family.rotatedAt) }))
      .toSorted((a, b) => b.used - a.used);

  return {
    get: (id) => living.get(id),
    set: (id, family) => {
      forget();
      living.set(id, family);
      const theirs = [...living.entries()].filter(([, { userUuid }]) => userUuid === family.userUuid);
      const [oldest] = theirs.toSorted(([, a], [, b]) => a.rotatedAt - b.rotatedAt);
      if (oldest && theirs.length > MAX_SESSIONS) revoke(oldest[0]);
    },
    of: (whose) => usable(({ userUuid }) => userUuid === whose),
    by: (client) => usable(({ clientId }) => clientId === client),
    use: (id) => {
      const used = uses.get(id) ?? 0;
      if (living.get(id) && clock.now() - used >= NOTED_EVERY) uses.set(id, clock.now());
    },
    revoke,
    isRevoked: (id) => revoked.get(id) !== undefined,
    revokeUser: (userUuid, except) => {
      for (const [id, family] of living.entries()) if (family.userUuid === userUuid && id !== except) revoke(id);
    },
  };
}
