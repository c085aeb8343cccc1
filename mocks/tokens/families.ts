import type { Clock } from '../store/clock';
import type { Journal } from '../store/journal';

/** All tokens that descend from one sign-in. `current` and `previous` are the `jti` of refresh tokens. */
export interface Family {
  clientId: string;
  userUuid: string;
  current: string;
  previous?: string;
  /** Times in milliseconds since 1970. */
  rotatedAt: number;
  expires: number;
}

export interface Families {
  get(id: string): Family | undefined;
  set(id: string, family: Family): void;
  /** Ends every token of the family, application tokens (which have no refresh token) too. */
  revoke(id: string): void;
  isRevoked(id: string): boolean;
  /** Ends every family of a person but `except`. */
  revokeUser(userUuid: string, except?: string): void;
}

/** @param lifetime how long a revocation is remembered, in milliseconds: as long as any token may live. */
export function makeFamilies(clock: Clock, journal: Journal, lifetime: number): Families {
  let living: Record<string, Family> = {};
  let revoked: Record<string, number> = {};

  const forget = (): void => {
    const now = clock.now();
    living = Object.fromEntries(Object.entries(living).filter(([, { expires }]) => expires > now));
    revoked = Object.fromEntries(Object.entries(revoked).filter(([, until]) => until > now));
  };

  journal.keep('tokenFamilies', {
    dump: () => {
      forget();
      return { living, revoked };
    },
    restore: (state) => {
      const saved = state as Partial<{ living: typeof living; revoked: typeof revoked }>;
      living = { ...saved.living };
      revoked = { ...saved.revoked };
    },
  });

  const revoke = (id: string): void => {
    delete living[id];
    revoked[id] = clock.now() + lifetime;
    journal.changed();
  };

  return {
    get: (id) => living[id],
    set: (id, family) => {
      living[id] = family;
      journal.changed();
    },
    revoke,
    isRevoked: (id) => id in revoked,
    revokeUser: (userUuid, except) => {
      for (const [id, family] of Object.entries(living)) if (family.userUuid === userUuid && id !== except) revoke(id);
    },
  };
}
