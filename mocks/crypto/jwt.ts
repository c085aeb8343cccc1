import { fromBase64url, toBase64url } from './base64url';

/** A key of an installation; made at the first start and kept with its other changes, never in the sources. */
export const importKey = (secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

/** What a key signs by is a matter of the key, never of a token. */
const ALGORITHMS: Readonly<Record<string, string>> = { HMAC: 'HS256', 'RSASSA-PKCS1-v1_5': 'RS256' };
const algorithmOf = ({ algorithm }: CryptoKey): string | undefined => ALGORITHMS[algorithm.name];

/** A JSON Web Token (RFC 7515, RFC 7519) signed by HS256 or RS256 as its key is, with the name of that where it has one. */
export async function sign(key: CryptoKey, claims: object, kid?: string): Promise<string> {
  const header = JSON.stringify({ alg: algorithmOf(key), typ: 'JWT', ...(kid === undefined ? {} : { kid }) });
  const content = `${toBase64url(new TextEncoder().encode(header))}.${toBase64url(new TextEncoder().encode(JSON.stringify(claims)))}`;
  const signature = await crypto.subtle.sign(key.algorithm.name, key, new TextEncoder().encode(content));
  return `${content}.${toBase64url(new Uint8Array(signature))}`;
}

function json(part: string): unknown {
  const bytes = fromBase64url(part);
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The key that a token names; nothing is checked. */
export function keyIdOf(token: string): string | undefined {
  const head = json(token.split('.', 1)[0] ?? '');
  return typeof head === 'object' && head !== null && 'kid' in head ? String(head.kid) : undefined;
}

/** The claims, or `undefined` unless the token is signed with this key, by its algorithm (never `none`, whatever its header asks for). */
export async function verify(key: CryptoKey, token: string): Promise<unknown> {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  const head = json(header);
  if (rest.length > 0 || typeof head !== 'object' || head === null || !('alg' in head)) return undefined;
  if (head.alg !== algorithmOf(key)) return undefined;
  const bytes = fromBase64url(signature);
  if (!bytes) return undefined;
  const content = new TextEncoder().encode(`${header}.${payload}`);
  const valid = await crypto.subtle.verify(key.algorithm.name, key, bytes, content);
  return valid ? json(payload) : undefined;
}
