import { compactVerify, decodeProtectedHeader, SignJWT } from 'jose';

/** A key of an installation; made at the first start and kept with its other changes, never in the sources. */
export const importKey = (secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

/** What a key signs by is a matter of the key, never of a token. */
const algorithmOf = ({ algorithm }: CryptoKey): string => (algorithm.name === 'HMAC' ? 'HS256' : 'RS256');

/** A JSON Web Token signed by HS256 or RS256 as its key is, with the name of that where it has one. */
export const sign = (key: CryptoKey, claims: object, kid?: string): Promise<string> =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: algorithmOf(key), typ: 'JWT', ...(kid !== undefined && { kid }) })
    .sign(key);

/** The key that a token names; nothing is checked. */
export function keyIdOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}

/** The claims, or `undefined` unless the token is signed with this key, by its algorithm. Their time is for the caller. */
export async function verify(key: CryptoKey, token: string): Promise<unknown> {
  try {
    const { payload } = await compactVerify(token, key, { algorithms: [algorithmOf(key)] });
    return JSON.parse(new TextDecoder().decode(payload)) as unknown;
  } catch {
    return undefined;
  }
}
