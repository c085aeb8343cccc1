import type { Role } from '@/contract/account/session';
import { invalidToken } from '../../tools/http/api-failure';

/** The caller by the claims of a token whose signature, expiry and revocation were checked. */
export interface Caller {
  authorities: readonly string[];
  /** The OAuth client; absent for a call without a token. */
  clientId?: string;
  jti?: string;
  /** The uuid of the API token; absent for a session. */
  apiToken?: string;
  /** Only for a person. */
  user?: { uuid: string; email: string; name: string };
}

export const NOBODY: Caller = { authorities: [] };

/** Decides by the caller's authorities whether a line may be called at all. */
export type Allow = (caller: Caller) => boolean;

/** No token is needed: what images, beacons and the first contact use. */
export const open: Allow = () => true;

/** Any valid token, the application's own included. */
export const withToken: Allow = (caller) => caller.authorities.length > 0;

/** Any signed-in person, or a program with a person's API token. */
export const signedIn: Allow = (caller) => caller.user !== undefined;

/** A person's own session: a found API token must not be enough to take over the account. */
export const inPerson: Allow = (caller) => signedIn(caller) && caller.apiToken === undefined;

export const anyOf =
  (...roles: Role[]): Allow =>
  (caller) =>
    roles.some((role) => caller.authorities.includes(role));

/** An administrator's own session: a program's key must not be enough to take over the accounts of others. */
export const administratorInPerson: Allow = (caller) => inPerson(caller) && anyOf('ROLE_ADMINISTRATOR')(caller);

export const allOf =
  (...roles: Role[]): Allow =>
  (caller) =>
    roles.every((role) => caller.authorities.includes(role));

/** The person who calls; 401 where a token names none. */
export function personOf({ user }: Caller): NonNullable<Caller['user']> {
  if (!user) throw invalidToken();
  return user;
}
