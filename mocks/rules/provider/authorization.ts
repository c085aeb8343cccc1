import type { Clock } from '../../tools/store/clock';
import type { Store } from '../../tools/store/store';
import type { Application } from '../tokens/clients';
import type { Clients } from '../tokens/kept-clients';
import type { Limits } from '../tokens/limits';
import type { Tokens } from '../tokens/tokens';
import type { Users } from '../../data/users/users';
import { makeDemoProvider, type DemoProvider } from './demo-provider';
import { makeIdKeys, type IdKeys } from './id-keys';
import { makeOneTime, type OneTime } from './one-time';

/** A request of the code flow (RFC 6749, 4.1.1; PKCE: RFC 7636), every part of it looked at. */
export interface AuthorizationRequest {
  client: Application;
  redirectUri: string;
  challenge: string;
  /** Empty where the application sent none. */
  state: string;
  nonce: string;
  /** OpenID Connect: an ID token is wanted. */
  openid: boolean;
  /** As it was sent, for the forms and links of a page. */
  sent: Record<string, string>;
}

/** What a code stands for, and whom it is bound to. */
export interface Grant {
  /** The session that was begun with it (`tokens.begin`). */
  session: string;
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string;
  /** Whether an ID token was asked for. */
  openid: boolean;
}

/** A login that waits for the person to return from the identity provider. */
export interface AtProvider {
  request: AuthorizationRequest;
  nonce: string;
  verifier: string;
  /** In a cookie of the browser that went there: only it may come back. */
  browser: string;
}

export interface Authorization {
  codes: OneTime<Grant>;
  atProvider: OneTime<AtProvider>;
  provider: DemoProvider;
  idKeys: IdKeys;
}

/** What logging in needs of a world. */
export interface CodeFlow {
  clock: Clock;
  users: Users;
  tokens: Tokens;
  /** Limits of attempts with passwords and of requests about accounts. */
  limits: Limits;
  /** Codes of the code flow, and logins that wait for the identity provider. */
  authorization: Authorization;
  clients: Pick<Clients, 'find' | 'inUse'>;
  settings: { accessTokenSeconds: number };
}

/** A code travels at once; a person at a provider takes a while. Milliseconds. */
const CODE_LIFE = 60_000;
const PROVIDER_LIFE = 600_000;

export const makeAuthorization = (clock: Clock, store: Store): Authorization => ({
  codes: makeOneTime(clock, CODE_LIFE),
  atProvider: makeOneTime(clock, PROVIDER_LIFE),
  provider: makeDemoProvider(clock),
  idKeys: makeIdKeys(store),
});
