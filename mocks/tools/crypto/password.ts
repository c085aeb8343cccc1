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

const newSalt = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(16)));

/** @param salt base64url; a new one where none is given. */
export async function hashPassword(password: string, iterations: number, salt = newSalt()): Promise<PasswordHash> {
  const derived = await derive(password, fromBase64url(salt) ?? new Uint8Array(0), iterations);
  return { iterations, salt, hash: toBase64url(derived) };
}

/** Compares all of it, whatever differs first. Passwords under different salts are never the same. */
export function isSameHash({ hash: one }: PasswordHash, { hash: other }: PasswordHash): boolean {
  let difference = one.length ^ other.length;
  for (let i = 0; i < one.length; i += 1) difference |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return difference === 0;
}
