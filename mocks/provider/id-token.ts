import { importKey, sign, verify } from '../crypto/jwt';

/** What an ID token says (OpenID Connect Core, 2). Times in seconds since 1970. */
export interface IdClaims {
  iss: string;
  aud: string;
  sub: string;
  iat: number;
  exp: number;
  nonce?: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

const keyOf = (clientSecret: string) => importKey(new TextEncoder().encode(clientSecret));

/** HS256 with the client's secret (OpenID Connect Core, 10.1): for providers without an asymmetric key. */
export const signIdToken = async (clientSecret: string, claims: IdClaims): Promise<string> =>
  sign(await keyOf(clientSecret), claims);

/** The claims, or `undefined` unless this secret signed them. */
export const readIdToken = async (clientSecret: string, token: string): Promise<Partial<IdClaims> | undefined> => {
  const claims = await verify(await keyOf(clientSecret), token);
  return typeof claims === 'object' && claims !== null ? claims : undefined;
};
