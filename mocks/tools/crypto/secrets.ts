import { toBase64url } from './base64url';

/** Random bytes as URL-safe text; by default 256 bits, which cannot be guessed. */
export const randomText = (bytes = 32): string => toBase64url(crypto.getRandomValues(new Uint8Array(bytes)));

/** The SHA-256 of a text in base64url: how a secret of many random bits is kept, and the S256 challenge of a verifier. */
export const sha256 = async (text: string): Promise<string> =>
  toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
