import { fromBase64url, toBase64url } from './base64url';

/** A password as it is kept. Salt and hash in base64url. */
export interface PasswordHash {
  iterations: number;
  salt: string;
  hash: string;
}

/** PBKDF2 with HMAC-SHA-256 (RFC 8018): what WebCrypto has in every adapter. */
async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256),
  );
}

export async function hashPassword(password: string, iterations: number): Promise<PasswordHash> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { iterations, salt: toBase64url(salt), hash: toBase64url(await derive(password, salt, iterations)) };
}

/** Compares all of it, whatever differs first. */
export async function verifyPassword(password: string, { iterations, salt, hash }: PasswordHash): Promise<boolean> {
  const given = toBase64url(await derive(password, fromBase64url(salt) ?? new Uint8Array(0), iterations));
  let difference = given.length ^ hash.length;
  for (let i = 0; i < given.length; i += 1) difference |= given.charCodeAt(i) ^ hash.charCodeAt(i);
  return difference === 0;
}
