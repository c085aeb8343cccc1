import type { OwnSession } from '@/contract/account/account';
import { LONGEST_REFRESH_DAYS, type ClientSession } from '@/contract/oauth-client/oauth-client';
import type { Claims, TokenAnswer } from '@/contract/account/session';
import type { Agent } from './agent';
import { invalidToken } from '../../tools/http/api-failure';
import { fromBase64url, toBase64url } from '../../tools/crypto/base64url';
import type { Caller } from './caller';
import type { Clock } from '../../tools/store/clock';
import { makeFamilies, SESSION_LIFE, type Family, type UsedFamily } from './families';
import type { Store } from '../../tools/store/store';
import { importKey, keyIdOf, sign, verify } from '../../tools/crypto/jwt';
import type { Application } from './clients';
import { randomText, sha256 } from '../../tools/crypto/secrets';
import { refusalOf, type User, type Users } from '../../data/users/users';

/** Issues, checks, rotates and revokes tokens (api.md 2). */
export interface Tokens {
  /** As access and refresh tokens are signed: with a key that nobody else has, and its name. */
  sign(claims: object): Promise<string>;
  /** Signs with another key from now on. What the one before has signed is taken until the next renewal. */
  renewKey(): void;
  forClient(client: Application): Promise<TokenAnswer>;
  forUser(client: Application, user: User, agent?: Agent): Promise<TokenAnswer>;
  /** A session without tokens yet, for a code; it can be ended like any other. */
  begin(client: Application, user: User, agent?: Agent): string;
  /** The tokens of a session that was begun, and whose it is; undefined when it or the account has ended meanwhile. */
  redeem(client: Application, session: string): Promise<{ answer: TokenAnswer; user: User } | undefined>;
  endSession(session: string): void;
  /** Rotates; 401 `invalid_token` for anything that is not a living refresh token of this client. */
  refresh(client: Application, refreshToken: string): Promise<TokenAnswer>;
  /** 401 `invalid_token` unless signature, expiry and revocation allow it. */
  check(accessToken: string): Promise<Caller>;
  /** Ends the token's whole family; a token that means nothing is not an error (RFC 7009). */
  revoke(token: string): Promise<void>;
  /** Where this person is logged in, first that which the token with this `jti` belongs to, then by their last use. */
  sessionsOf(userUuid: string, jti?: string): OwnSession[];
  /** Ends one of them; false where there is no such session. */
  endOwn(userUuid: string, session: string): boolean;
  /** Who is logged in by way of a client, the one used last first. */
  sessionsBy(clientId: string): ClientSession[];
  /** Ends one of them; false where there is no such session. */
  endBy(clientId: string, session: string): boolean;
  /** Ends all sessions by way of a client. */
  revokeClient(clientId: string): void;
  /** Ends all sessions of a person, but the one that a token with this `jti` belongs to: after a new password. */
  revokeUser(userUuid: string, exceptJti?: string): void;
}

/** How long the previous refresh token is still taken, in milliseconds: two tabs may have started together. */
export const ROTATION_GRACE = 10_000;

/** A session whose code is never exchanged; codes live as long. Milliseconds. */
const UNREDEEMED_LIFE = 60_000;

/** What is signed. `ati`: only in a refresh token, the `jti` of the access token made with it. */
type Signed = Claims & { ati?: string };

const API = '/api';
const RENEWAL = '/oauth/token';
type Audience = typeof API | typeof RENEWAL;

/** A `jti` names its family, so that a whole family ends without a list of its tokens. */
const familyOf = (jti: string): string => jti.slice(0, jti.indexOf('.'));

/** Whatever it is listed by: of a person, or of a client. */
const told = ({ id, family: { agent, begun, rotatedAt }, used }: UsedFamily) => ({
  id,
  program: agent?.program ?? null,
  system: agent?.system ?? null,
  begun: new Date(begun ?? rotatedAt).toISOString(),
  lastUsed: new Date(used).toISOString(),
});

const isSigned = (value: unknown): value is Signed =>
  typeof value === 'object' && value !== null && 'jti' in value && 'exp' in value && 'authorities' in value;

const newKey = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(32)));

interface Parts {
  clock: Clock;
  store: Store;
  settings: { accessTokenSeconds: number; refreshTokenSeconds: number; frontendUrl: string };
  users: Users;
  /** Whether tokens of this client are good. */
  isInUse(clientId: string): boolean;
}

export function makeTokens({ clock, store, settings, users, isInUse }: Parts): Tokens {
  const families = makeFamilies(
    clock,
    store,
    Math.max(settings.refreshTokenSeconds, LONGEST_REFRESH_DAYS * 86_400) * 1_000,
  );
  const accessSeconds = (client: Application) => client.accessTokenSeconds ?? settings.accessTokenSeconds;
  const refreshSeconds = (client: Application) => client.refreshTokenSeconds ?? settings.refreshTokenSeconds;
  // Tokens signed with it outlive a restart: a world that begins keeps it before its first call.
  const keys = store.rows<string>('accounts/signing-key');
  keys.set('key', newKey());
  const imported = new Map<string, Promise<{ kid: string; key: CryptoKey }>>();
  const keyOf = (text: string): Promise<{ kid: string; key: CryptoKey }> => {
    const known =
      imported.get(text) ??
      Promise.all([sha256(text), importKey(fromBase64url(text) ?? new Uint8Array())]).then(([digest, key]) => ({
        kid: digest.slice(0, 12),
        key,
      }));
    imported.set(text, known);
    return known;
  };
  const signed = async (claims: object): Promise<string> => {
    const { kid, key } = await keyOf(keys.get('key') ?? '');
    return sign(key, claims, kid);
  };

  /** Whom a token is for: a refresh token or an ID token opens no call, and none of them goes to another server. */
  const addressed = (to: Audience) => ({ iss: settings.frontendUrl, aud: `${settings.frontendUrl}${to}` });

  const read = async (token: string, ...to: Audience[]): Promise<Signed | undefined> => {
    const ring = await Promise.all([...keys.values()].map(keyOf));
    const named = keyIdOf(token);
    const found = ring.find(({ kid }) => kid === named);
    const claims = found && (await verify(found.key, token));
    if (!isSigned(claims) || claims.exp * 1_000 <= clock.now() || families.isRevoked(familyOf(claims.jti)))
      return undefined;
    const isFor = ({ iss, aud }: { iss: string; aud: string }) => claims.iss === iss && claims.aud === aud;
    return to.some((each) => isFor(addressed(each))) ? claims : undefined;
  };

  const claimsFor = (client: Application, user: User | undefined, seconds: number, jti: string): Signed => ({
    ...(user ? { user_name: user.email, uuid: user.uuid, name: user.fullName } : {}),
    authorities: user ? [...user.roles] : client.authorities,
    scope: ['openid'],
    client_id: client.clientId,
    jti,
    exp: Math.floor(clock.now() / 1_000) + seconds,
  });

  const issue = async (client: Application, family: string, user?: User, refreshJti?: string): Promise<TokenAnswer> => {
    const jti = `${family}.${randomText(12)}`;
    const access = { ...claimsFor(client, user, accessSeconds(client), jti), ...addressed(API) };
    const refresh =
      refreshJti === undefined
        ? undefined
        : { ...claimsFor(client, user, refreshSeconds(client), refreshJti), ...addressed(RENEWAL), ati: jti };
    return {
      access_token: await signed(access),
      token_type: 'bearer',
      expires_in: accessSeconds(client),
      ...(refresh ? { refresh_token: await signed(refresh) } : {}),
      scope: 'openid',
    };
  };

  const usable = (uuid: string): User | undefined => {
    const user = users.byUuid(uuid);
    return user && refusalOf(user, clock.now()) === undefined ? user : undefined;
  };

  const begin = (client: Application, user: User, agent?: Agent, life = refreshSeconds(client) * 1_000) => {
    const id = randomText(9);
    const current = `${id}.${randomText(12)}`;
    const now = clock.now();
    const whose = { clientId: client.clientId, userUuid: user.uuid, ...(agent && { agent }) };
    families.set(id, { ...whose, current, rotatedAt: now, expires: now + life, begun: now });
    return { id, current };
  };

  /** The `jti` that the answer's refresh token carries, after the family has moved on; revokes it on a reuse. */
  const rotate = (client: Application, id: string, family: Family, jti: string): string => {
    if (jti === family.current) {
      const next = `${id}.${randomText(12)}`;
      const [now, begun = family.rotatedAt] = [clock.now(), family.begun];
      const expires = Math.min(now + refreshSeconds(client) * 1_000, begun + SESSION_LIFE);
      families.set(id, { ...family, current: next, previous: jti, rotatedAt: now, expires, begun });
      return next;
    }
    if (jti === family.previous && clock.now() - family.rotatedAt <= ROTATION_GRACE) return family.current;
    families.revoke(id);
    throw invalidToken();
  };

  return {
    sign: signed,

    renewKey: () => {
      const before = keys.get('key');
      if (before !== undefined) keys.set('former', before);
      keys.set('key', newKey());
    },

    forClient: (client) => issue(client, randomText(9)),

    forUser: (client, user, agent) => {
      const { id, current } = begin(client, user, agent);
      return issue(client, id, user, current);
    },

    begin: (client, user, agent) => begin(client, user, agent, UNREDEEMED_LIFE).id,

    redeem: async (client, session) => {
      const family = families.get(session);
      const user = family && usable(family.userUuid);
      if (!family || !user) return undefined;
      families.set(session, { ...family, expires: clock.now() + refreshSeconds(client) * 1_000 });
      return { answer: await issue(client, session, user, family.current), user };
    },

    endSession: (session) => families.revoke(session),

    refresh: async (client, refreshToken) => {
      const claims = await read(refreshToken, RENEWAL);
      const id = claims ? familyOf(claims.jti) : '';
      const family = families.get(id);
      const user = family && usable(family.userUuid);
      if (!claims || !family || family.expires <= clock.now()) throw invalidToken();
      if (family.clientId !== client.clientId || !user) throw invalidToken();
      return issue(client, id, user, rotate(client, id, family, claims.jti));
    },

    check: async (accessToken) => {
      const claims = await read(accessToken, API);
      if (!claims) throw invalidToken();
      const { authorities, client_id: clientId, jti } = claims;
      if (!isInUse(clientId)) throw invalidToken();
      if (claims.uuid === undefined) return { authorities, clientId, jti };
      // What is taken from an account ends at once, what it is given comes with the next token.
      const user = usable(claims.uuid);
      if (!user) throw invalidToken();
      families.use(familyOf(jti));
      const { uuid, email, fullName: name, roles } = user;
      const left = authorities.filter((each) => roles.some((role) => role === each));
      return { authorities: left, clientId, jti, user: { uuid, email, name } };
    },

    revoke: async (token) => {
      const claims = await read(token, API, RENEWAL);
      if (claims) families.revoke(familyOf(claims.jti));
    },

    sessionsOf: (userUuid, jti = '') =>
      families
        .of(userUuid)
        .map((used) => ({ ...told(used), current: familyOf(jti) === used.id, clientId: used.family.clientId }))
        .toSorted((a, b) => Number(b.current) - Number(a.current)),

    sessionsBy: (clientId) =>
      families.by(clientId).flatMap((used) => {
        const user = users.byUuid(used.family.userUuid);
        return user ? [{ ...told(used), fullName: user.fullName, email: user.email }] : [];
      }),

    endBy: (clientId, session) => {
      const isOfIt = families.get(session)?.clientId === clientId;
      if (isOfIt) families.revoke(session);
      return isOfIt;
    },

    revokeClient: (clientId) => families.by(clientId).forEach(({ id }) => families.revoke(id)),

    endOwn: (userUuid, session) => {
      const isTheirs = families.of(userUuid).some(({ id }) => id === session);
      if (isTheirs) families.revoke(session);
      return isTheirs;
    },

    revokeUser: (userUuid, exceptJti) => families.revokeUser(userUuid, exceptJti && familyOf(exceptJti)),
  };
}
