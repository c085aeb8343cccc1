import type { ApiToken, ApiTokenChange, NewApiToken } from '@/contract/account/account';
import { badRequest, notFound } from '../../tools/http/api-failure';
import type { Caller } from '../tokens/caller';
import type { Clock } from '../../tools/store/clock';
import type { Store } from '../../tools/store/store';
import { randomText, sha256 } from '../../tools/crypto/secrets';
import { refusalOf, type Users } from '../../data/users/users';
import { sentence } from '../../tools/http/sentence';

/** At most for one person. */
export const MAX_API_TOKENS = 50;

const TOKEN_FORM = /^[\w-]{43}$/;
const HINT_LENGTH = 4;
/** Milliseconds; a program that calls all the time must not make the server write all the time. */
const NOTED_EVERY = 60_000;

/** `hash`: SHA-256 in base64url. 256 random bits cannot be guessed, so a slow hash would only slow every call down. */
interface KeptToken extends Omit<ApiToken, 'lastUsed'> {
  userUuid: string;
  hash: string;
  /** Counted up, as two may be made in one moment. */
  order: number;
}

/** Keys that people make for their programs: `Authorization: API-Token {token}`. */
export interface ApiTokens {
  /** In the order they were made. */
  of(userUuid: string): ApiToken[];
  /** 400 above `MAX_API_TOKENS`, and `fields` for a label that is used already or a time that has passed. */
  make(userUuid: string, change: ApiTokenChange): Promise<NewApiToken>;
  /** 404 for what is not this person's. A time that has passed is taken where it was there before. */
  change(userUuid: string, uuid: string, change: ApiTokenChange): ApiToken;
  remove(userUuid: string, uuid: string): void;
  /** All of an account that is deleted. */
  removeOf(userUuid: string): void;
  /** The person with their present roles; `undefined` unless token and account can be used now. Notes the use. */
  check(token: string): Promise<Caller | undefined>;
}

export function makeApiTokens({ clock, store, users }: { clock: Clock; store: Store; users: Users }): ApiTokens {
  // Looked up by the hash, so that timing reveals nothing about the token.
  const byHash = store.rows<KeptToken>('accounts/api-tokens');
  /** When each was used last, in ISO. A call must not fail because that cannot be written. */
  const uses = store.rows<string>('accounts/api-token-uses', 'noted');

  const shown = ({ uuid, label, active, expires, createdDate, hint, hash }: KeptToken): ApiToken => ({
    uuid,
    label,
    active,
    expires,
    createdDate,
    lastUsed: uses.get(hash) ?? null,
    hint,
  });

  const now = (): string => new Date(clock.now()).toISOString();
  const hasPassed = (expires: string | null): boolean => expires !== null && Date.parse(expires) <= clock.now();
  const of = (userUuid: string) =>
    [...byHash.values()].filter((token) => token.userUuid === userUuid).toSorted((a, b) => a.order - b.order);

  const remove = ({ hash }: KeptToken): void => {
    byHash.delete(hash);
    uses.delete(hash);
  };

  const own = (userUuid: string, uuid: string): KeptToken => {
    const token = of(userUuid).find((each) => each.uuid === uuid);
    if (!token) throw notFound(sentence('noApiToken'));
    return token;
  };

  const refuse = (others: readonly KeptToken[], { label, expires }: ApiTokenChange, before?: KeptToken): void => {
    const fields: Record<string, string> = {};
    const used = (each: KeptToken) => each.label.toLowerCase() === label.toLowerCase();
    if (others.some((each) => each !== before && used(each))) fields['label'] = 'labelUsed';
    if (hasPassed(expires) && expires !== before?.expires) fields['expires'] = 'datePast';
    if (Object.keys(fields).length > 0) throw badRequest(sentence('apiTokenRefused'), fields);
  };

  return {
    of: (userUuid) => of(userUuid).map(shown),

    make: async (userUuid, change) => {
      const token = randomText();
      const hash = await sha256(token);
      const others = of(userUuid);
      if (others.length >= MAX_API_TOKENS) throw badRequest(sentence('maxApiTokens', { max: MAX_API_TOKENS }));
      refuse(others, change);
      const kept: KeptToken = {
        uuid: crypto.randomUUID(),
        ...change,
        createdDate: now(),
        hint: token.slice(-HINT_LENGTH),
        userUuid,
        hash,
        order: (others.at(-1)?.order ?? 0) + 1,
      };
      byHash.set(hash, kept);
      return { ...shown(kept), token };
    },

    change: (userUuid, uuid, { label, active, expires }) => {
      const token = own(userUuid, uuid);
      refuse(of(userUuid), { label, active, expires }, token);
      const changed = { ...token, label, active, expires };
      byHash.set(token.hash, changed);
      return shown(changed);
    },

    remove: (userUuid, uuid) => remove(own(userUuid, uuid)),

    removeOf: (userUuid) => of(userUuid).forEach(remove),

    check: async (token) => {
      const kept = TOKEN_FORM.test(token) ? byHash.get(await sha256(token)) : undefined;
      const user = kept && users.byUuid(kept.userUuid);
      if (!kept?.active || hasPassed(kept.expires) || !user || refusalOf(user, clock.now())) return undefined;
      const noted = uses.get(kept.hash);
      if (noted === undefined || clock.now() - Date.parse(noted) >= NOTED_EVERY) uses.set(kept.hash, now());
      const { uuid, email, fullName: name, roles } = user;
      return { authorities: [...roles], apiToken: kept.uuid, user: { uuid, email, name } };
    },
  };
}
