import type { Clock } from '../store/clock';
import type { AuthorizationRequest } from './authorization-request';
import { makeDemoProvider, type DemoProvider } from './demo-provider';
import { makeOneTime, type OneTime } from './one-time';

/** What a code stands for, and whom it is bound to. */
export interface Grant {
  /** The session that was begun with it (`tokens.begin`). */
  session: string;
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string;
}

/** Somebody is at the identity provider. */
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
}

/** A code travels at once; a person at a provider takes a while. Milliseconds. */
const CODE_LIFE = 60_000;
const PROVIDER_LIFE = 600_000;

export const makeAuthorization = (clock: Clock): Authorization => ({
  codes: makeOneTime(clock, CODE_LIFE),
  atProvider: makeOneTime(clock, PROVIDER_LIFE),
  provider: makeDemoProvider(clock),
});
