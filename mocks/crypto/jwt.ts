import { fromBase64url, toBase64url } from './base64url';

/** A key of an installation; made at the first start and kept with its other changes, never in the sources. */
export const importKey = (secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

/** A JSON Web Token signed with HMAC-SHA-256 (RFC 7515, RFC 7519), with the name of its key where that has one. */
export async function sign(key: CryptoKey, claims: object, kid?: string): Promise<string> {
  const header = JSON.stringify({ alg: 'HS256', typ: 'JWT', ...(kid === undefined ? {} : { kid }) });
  const content = `${toBase64url(new TextEncoder().encode(header))}.${toBase64url(new TextEncoder().encode(JSON.stringify(claims)))}`;
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content));
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

/** The claims, or `undefined` unless the token is HS256 (never `none`, whatever its header asks for) and signed with this key. */
export async function verify(key: CryptoKey, token: string): Promise<unknown> {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  const head = json(header);
  if (rest.length > 0 || typeof head !== 'object' || head === null || !('alg' in head) || head.alg !== 'HS256')
    return undefined;
  const bytes = fromBase64url(signature);
  if (!bytes) return undefined;
  const valid = await crypto.subtle.verify('HMAC', key, bytes, new TextEncoder().encode(`${header}.${payload}`));
  return valid ? json(payload) : undefined;
}
