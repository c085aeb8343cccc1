import type { PersonClaims } from '@/contract/account/session';
import { importKey, sign, verify } from '../../tools/crypto/jwt';
import type { User } from '../../data/users/users';

/** What an ID token says (OpenID Connect Core, 2). Times in seconds since 1970. */
export interface IdClaims extends Partial<PersonClaims> {
  iss: string;
  aud: string;
  sub: string;
  iat: number;
  exp: number;
  nonce?: string;
  /** The session that it was given in, for the way out. */
  sid?: string;
}

/** The same in ID tokens and in what `userinfo_endpoint` says. */
export const personClaims = ({ uuid, fullName, email, validated }: User): PersonClaims => ({
  sub: uuid,
  name: fullName,
  email,
  email_verified: validated,
});

const keyOf = (clientSecret: string) => importKey(new TextEncoder().encode(clientSecret));

/** HS256 with the client's secret (OpenID Connect Core, 10.1): for providers without an asymmetric key. */
export const signIdToken = async (clientSecret: string, claims: IdClaims): Promise<string> =>
  sign(await keyOf(clientSecret), claims);

/** The claims, or `undefined` unless this secret signed them. */
export const readIdToken = async (clientSecret: string, token: string): Promise<Partial<IdClaims> | undefined> => {
  const claims = await verify(await keyOf(clientSecret), token);
  return typeof claims === 'object' && claims !== null ? claims : undefined;
};
