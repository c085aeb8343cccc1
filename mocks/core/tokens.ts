import type { TokenAnswer } from '@/contract/session';
import type { Caller } from './caller';
import type { OAuthClient } from './settings';
import type { User } from './users';

/** Issues, checks, rotates and revokes tokens (api.md 2). */
export interface Tokens {
  forClient(client: OAuthClient): Promise<TokenAnswer>;
  forUser(client: OAuthClient, user: User): Promise<TokenAnswer>;
  /** Rotates; 401 `invalid_token` for anything that is not a living refresh token of this client. */
  refresh(client: OAuthClient, refreshToken: string): Promise<TokenAnswer>;
  /** 401 `invalid_token` unless signature, expiry and revocation allow it. */
  check(accessToken: string): Promise<Caller>;
  /** Ends the token's whole family; a token that means nothing is not an error (RFC 7009). */
  revoke(token: string): Promise<void>;
}
