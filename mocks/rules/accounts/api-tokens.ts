import {
  apiTokenState,
  type ApiToken,
  type ApiTokenChange,
  type NewApiToken,
  type OwnedApiToken,
} from '@/contract/account/account';
import { badRequest, notFound } from '../../tools/http/api-failure';
import type { Caller } from '../tokens/caller';
import { changesOf, type Audit } from '../../tools/store/audit';
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
  /** Of all people, the newest first. */
  all(): OwnedApiToken[];
  /** Whosever it is, by that person; 404 where there is none. */
  turn(uuid: string, active: boolean, by: string): OwnedApiToken;
  take(uuid: string, by: string): void;
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

interface Parts {
  clock: Clock;
  store: Store;
  users: Users;
  audit: Audit;
}

export function makeApiTokens({ clock, store, users, audit }: Parts): ApiTokens {
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

  const noted = ({ uuid, userUuid }: KeptToken, by = userUuid) => ({ class: 'apitoken', id: uuid, by });

  const remove = (token: KeptToken, by?: string): void => {
    const { hash } = token;
    byHash.delete(hash);
    uses.delete(hash);
    audit.note({ ...noted(token, by), action: 'DELETE', changes: [] });
  };

  /** Of this person, or of anybody. */
  const one = (uuid: string, userUuid?: string): KeptToken => {
    const isTheirs = (each: KeptToken) => userUuid === undefined || each.userUuid === userUuid;
    const token = [...byHash.values()].find((each) => each.uuid === uuid && isTheirs(each));
    if (!token) throw notFound(sentence('noApiToken'));
    return token;
  };

  const owned = (token: KeptToken): OwnedApiToken => {
    const { fullName = '', email = '' } = users.byUuid(token.userUuid) ?? {};
    return { ...shown(token), state: apiTokenState(token, clock.now()), owner: fullName, email };
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

    all: () => [...byHash.values()].toSorted((a, b) => (a.createdDate < b.createdDate ? 1 : -1)).map(owned),

    turn: (uuid, active, by) => {
      const token = one(uuid);
      const changed = { ...token, active };
      if (token.active !== active)
        audit.note({ ...noted(token, by), action: 'UPDATE', changes: [{ property: 'active' }] });
      byHash.set(changed.hash, changed);
      return owned(changed);
    },

    take: (uuid, by) => remove(one(uuid), by),

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
      audit.note({ ...noted(kept), action: 'INSERT', changes: [] });
      return { ...shown(kept), token };
    },

    change: (userUuid, uuid, { label, active, expires }) => {
      const token = one(uuid, userUuid);
      refuse(of(userUuid), { label, active, expires }, token);
      const changed = { ...token, label, active, expires };
      byHash.set(token.hash, changed);
      const changes = changesOf(token, changed);
      if (changes.length > 0) audit.note({ ...noted(token), action: 'UPDATE', changes });
      return shown(changed);
    },

    remove: (userUuid, uuid) => remove(one(uuid, userUuid)),

    removeOf: (userUuid) => of(userUuid).forEach((token) => remove(token)),

    check: async (token) => {
      const kept = TOKEN_FORM.test(token) ? byHash.get(await sha256(token)) : undefined;
      const user = kept && users.byUuid(kept.userUuid);
      if (!kept?.active || hasPassed(kept.expires) || !user || refusalOf(user, clock.now())) return undefined;
      const used = uses.get(kept.hash);
      if (used === undefined || clock.now() - Date.parse(used) >= NOTED_EVERY) uses.set(kept.hash, now());
      const { uuid, email, fullName: name, roles } = user;
      return { authorities: [...roles], apiToken: kept.uuid, user: { uuid, email, name } };
    },
  };
}
