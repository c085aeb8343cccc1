import type { Claims, TokenAnswer } from '@/contract/account/session';
import { TOKEN_REFRESH_LEAD } from '@/contract/constants';
import { claimsOf, isPersonal } from '../claims';
import { ACCESS, REFRESH, type CookieJar } from './cookie-jar';
import type { TokenNotes } from './token-notes';

/** What the cookies hold at this moment. */
export interface Held {
  access?: string;
  /** There is an access token, and it says nothing. */
  damaged?: boolean;
  /** Of the access token. */
  claims?: Claims;
  /** A person's token, not the application's own. */
  personal: boolean;
  refresh?: string;
  /** The refresh token is of the same person and did not fail before. */
  refreshable: boolean;
  /** Milliseconds the access token has left; undefined when nobody saw it arrive. */
  left?: number;
  /** Milliseconds until something has to be done about it: 0 is now, undefined never. */
  dueIn?: number;
}

/** The cookies and the notes beside them, always changed together. */
export interface HeldTokens {
  read(): Held;
  /** An application's refresh token is not kept: another application token costs as little. */
  keep(answer: TokenAnswer): void;
  clear(...names: ('access' | 'refresh')[]): void;
}

/** A token that cannot be refreshed is used to its end; one of unknown age is renewed before it is used. */
function dueIn(left: number | undefined, life: number | undefined, renewable: boolean): number | undefined {
  if (left === undefined) return renewable ? 0 : undefined;
  // Half its life for a token that lives shorter than the lead, or it would be renewed without end.
  const lead = renewable ? Math.min(TOKEN_REFRESH_LEAD, (life ?? Infinity) / 2) : 0;
  return Math.max(0, left - lead);
}

export function heldTokens(jar: CookieJar, notes: TokenNotes): HeldTokens {
  const isOf = (claims: Claims, refresh: string) => {
    const owner = claimsOf(refresh)?.user_name;
    return owner === undefined || owner === claims.user_name;
  };

  const read = (): Held => {
    const access = jar.read(ACCESS);
    const refresh = jar.read(REFRESH);
    const claims = access === undefined ? undefined : claimsOf(access);
    if (!claims) return { damaged: access !== undefined, refresh, personal: false, refreshable: false, dueIn: 0 };
    const personal = isPersonal(claims);
    const refreshable = personal && refresh !== undefined && isOf(claims, refresh) && !notes.hasFailed(claims.jti);
    const left = notes.left(claims.jti);
    return {
      access,
      claims,
      personal,
      refresh,
      refreshable,
      left,
      dueIn: dueIn(left, notes.life(claims.jti), refreshable || !personal),
    };
  };

  return {
    read,
    keep({ access_token, refresh_token, expires_in }) {
      const claims = claimsOf(access_token);
      // The note goes first: a tab that sees the new cookie finds it.
      if (claims) notes.received(claims.jti, expires_in);
      if (isPersonal(claims) && refresh_token) jar.write(REFRESH, refresh_token);
      jar.write(ACCESS, access_token);
    },
    clear(...names) {
      if (names.includes('refresh')) jar.clear(REFRESH);
      if (names.includes('access')) jar.clear(ACCESS);
    },
  };
}
