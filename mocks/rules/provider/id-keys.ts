import { calculateJwkThumbprint } from 'jose';
import type { PublicKey } from '@/contract/account/session';
import { keyIdOf, sign, verify } from '../../tools/crypto/jwt';
import type { Store } from '../../tools/store/store';
import type { IdClaims } from './id-token';

/**
 * What ID tokens are signed with: RS256, the one algorithm that every provider has to know (OpenID Connect Discovery, 3).
 * An application checks them by itself, so it needs a key that signs nothing.
 */
export interface IdKeys {
  sign(claims: IdClaims): Promise<string>;
  /** What an ID token of ours says, however old it is; undefined for every other text. */
  read(token: string): Promise<Partial<IdClaims> | undefined>;
  /** The public halves, first of the one that signs. */
  published(): Promise<PublicKey[]>;
  /** Signs with another key from now on. The one before is published until the next renewal. */
  renew(): void;
}

const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
/** 2048 bits, and 65537. */
const NEW_KEY = { ...RS256, modulusLength: 2_048, publicExponent: Uint8Array.of(1, 0, 1) };

async function newKey(): Promise<JsonWebKey> {
  const { privateKey } = await crypto.subtle.generateKey(NEW_KEY, true, ['sign', 'verify']);
  return crypto.subtle.exportKey('jwk', privateKey);
}

interface Pair {
  signing: CryptoKey;
  checking: CryptoKey;
  published: PublicKey;
}

async function pairOf(key: JsonWebKey): Promise<Pair> {
  const { n = '', e = '' } = key;
  const open = { kty: 'RSA', n, e } as const;
  const [signing, checking, kid] = await Promise.all([
    crypto.subtle.importKey('jwk', key, RS256, false, ['sign']),
    crypto.subtle.importKey('jwk', open, RS256, false, ['verify']),
    calculateJwkThumbprint(open),
  ]);
  return { signing, checking, published: { ...open, use: 'sig', alg: 'RS256', kid } };
}

export function makeIdKeys(store: Store): IdKeys {
  const keys = store.rows<JsonWebKey>('accounts/id-token-key');
  const pairs = new Map<string, Promise<Pair>>();
  const known = (key: JsonWebKey): Promise<Pair> => {
    const pair = pairs.get(key.n ?? '') ?? pairOf(key);
    pairs.set(key.n ?? '', pair);
    return pair;
  };
  let making: Promise<JsonWebKey> | undefined;

  /** Made when it is first wanted: that takes a moment, and most worlds log nobody in by a code. */
  const current = async (): Promise<Pair> => {
    const kept = keys.get('key');
    if (kept) return known(kept);
    making ??= newKey().finally(() => {
      making = undefined;
    });
    const made = await making;
    const key = keys.get('key') ?? made;
    // Each call that uses it keeps it: one of them may fail.
    keys.set('key', key);
    return known(key);
  };

  const ring = async (): Promise<Pair[]> => {
    const former = keys.get('former');
    return [await current(), ...(former ? [await known(former)] : [])];
  };

  return {
    sign: async (claims) => {
      const { signing, published } = await current();
      return sign(signing, claims, published.kid);
    },
    read: async (token) => {
      const named = keyIdOf(token);
      const pair = (await ring()).find(({ published }) => published.kid === named);
      const claims = pair && (await verify(pair.checking, token));
      return typeof claims === 'object' && claims !== null ? claims : undefined;
    },
    published: async () => (await ring()).map(({ published }) => published),
    renew: () => {
      const before = keys.get('key');
      if (before === undefined) return;
      keys.set('former', before);
      keys.delete('key');
    },
  };
}
