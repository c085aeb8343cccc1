import { sha256 } from '../../tools/crypto/secrets';

/** The S256 challenge of a verifier (RFC 7636, 4.2). */
export const challengeOf: (verifier: string) => Promise<string> = sha256;

/** A SHA-256 in base64url: nothing else can be an S256 challenge. */
export const isChallenge = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '');

/** RFC 7636, 4.1; and whether it is what the challenge was made of. */
export const provesChallenge = async (verifier: string, challenge: string): Promise<boolean> =>
  /^[\w.~-]{43,128}$/.test(verifier) && (await challengeOf(verifier)) === challenge;
