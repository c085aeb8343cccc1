import type { OAuthClient as ClientFacts, OAuthClientChange } from '@/contract/oauth-client/oauth-client';
import { randomText, sha256 } from '../../tools/crypto/secrets';
import { badRequest, conflict, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { changesOf, type Audit } from '../../tools/store/audit';
import type { Clock } from '../../tools/store/clock';
import type { Store } from '../../tools/store/store';
import type { Application, OAuthClient } from './clients';
import type { Tokens } from './tokens';

/** Without what is counted and what the reader may do. */
export type KeptClient = Omit<ClientFacts, 'sessionCount' | '_permissions'> & { version: number };

/** `hash`: SHA-256 of a secret that was made here; without one, the secret is that of the settings. */
type Row = { client: KeptClient; hash?: string } | { removed: true };

export const MAX_CLIENTS = 200;

/** Those of the settings under what administrators changed. */
export interface Clients {
  /** That are on: who may ask, and from where. */
  inUse(): readonly Application[];
  /** One that is on. */
  find(clientId: string | undefined): Application | undefined;
  /** One that is on, by its secret. `off`: it is switched off, and the secret is right. */
  bySecret(clientId: string | undefined, secret: string | undefined): Promise<Application | 'off' | undefined>;
  all(): readonly KeptClient[];
  /** 404 where there is none. */
  one(clientId: string): KeptClient;
  /** 400 where there is one of this name, or too many. The secret is told here and never again. */
  make(change: OAuthClientChange, by: string): Promise<{ client: KeptClient; secret: string }>;
  /** 409 where the version is stale. */
  change(clientId: string, version: number, change: Partial<OAuthClientChange>, by: string): KeptClient;
  renewSecret(clientId: string, by: string): Promise<{ client: KeptClient; secret: string }>;
  /** Ends one of its sessions, or all; what has ended already is no fault. */
  endSessions(clientId: string, by: string, session?: string): void;
  remove(clientId: string, version: number, by: string): void;
  /** Those of the settings are as the settings say again. */
  restore(): void;
}

const CLASS = 'oauthclient';

const fromSettings = (client: OAuthClient): KeptClient => ({
  clientId: client.clientId,
  description: null,
  enabled: true,
  origins: client.origins,
  redirectPaths: client.redirectPaths ?? [],
  logoutPaths: client.logoutPaths ?? [],
  loopback: client.loopback ?? false,
  accessTokenMinutes: client.accessTokenSeconds === undefined ? null : client.accessTokenSeconds / 60,
  refreshTokenDays: client.refreshTokenSeconds === undefined ? null : client.refreshTokenSeconds / 86_400,
  roles: client.authorities,
  version: 0,
});

const times = (amount: number | null | undefined, seconds: number) => (amount == null ? undefined : amount * seconds);

const applicationOf = ({ accessTokenMinutes, refreshTokenDays, roles, ...client }: KeptClient): Application => ({
  clientId: client.clientId,
  origins: client.origins,
  redirectPaths: client.redirectPaths,
  logoutPaths: client.logoutPaths,
  loopback: client.loopback,
  authorities: roles,
  accessTokenSeconds: times(accessTokenMinutes, 60),
  refreshTokenSeconds: times(refreshTokenDays, 86_400),
});

interface Parts {
  clock: Clock;
  store: Store;
  audit: Audit;
  settings: { clients: readonly OAuthClient[] };
  tokens: Pick<Tokens, 'endBy' | 'revokeClient'>;
}

export function makeClients({ clock, store, audit, settings, tokens }: Parts): Clients {
  const rows = store.rows<Row>('accounts/clients');
  const configured = (clientId: string | undefined) => settings.clients.find((each) => each.clientId === clientId);
  const now = (): string => new Date(clock.now()).toISOString();

  const all = (): KeptClient[] => {
    const own = settings.clients.filter(({ clientId }) => !rows.get(clientId)).map(fromSettings);
    return [...own, ...[...rows.values()].flatMap((row) => ('client' in row ? row.client : []))];
  };
  const rowOf = (clientId: string | undefined) => (clientId === undefined ? undefined : rows.get(clientId));
  const known = (clientId: string | undefined): KeptClient | undefined => {
    const row = rowOf(clientId);
    if (row) return 'client' in row ? row.client : undefined;
    const own = configured(clientId);
    return own && fromSettings(own);
  };
  const inUse = () =>
    all()
      .filter(({ enabled }) => enabled)
      .map(applicationOf);

  const one = (clientId: string): KeptClient => {
    const client = known(clientId);
    if (!client) throw notFound(sentence('noClient', { id: clientId }));
    return client;
  };
  const seen = (clientId: string, version: number): KeptClient => {
    const client = one(clientId);
    if (client.version !== version) throw conflict(sentence('changed'));
    return client;
  };
  const hashOf = (clientId: string) => {
    const row = rowOf(clientId);
    return row && 'client' in row ? row.hash : undefined;
  };

  const keep = (client: KeptClient, by: string, hash = hashOf(client.clientId)): KeptClient => {
    const next = { ...client, version: client.version + 1, lastModifiedDate: now(), lastModifiedBy: by };
    rows.set(client.clientId, { client: next, ...(hash !== undefined && { hash }) });
    return next;
  };
  const noted = (clientId: string, by: string) => ({ class: CLASS, id: clientId, by });
  /** Its property alone: of a secret nothing is told. */
  const SECRET = { property: 'secret' };

  return {
    inUse,
    find: (clientId) => {
      const client = known(clientId);
      return client?.enabled ? applicationOf(client) : undefined;
    },

    bySecret: async (clientId, secret) => {
      const client = known(clientId);
      if (!client || secret === undefined) return undefined;
      const sent = await sha256(secret);
      const hash = hashOf(client.clientId);
      const isRight = hash === undefined ? configured(clientId)?.clientSecret === secret : hash === sent;
      if (!isRight) return undefined;
      return client.enabled ? applicationOf(client) : 'off';
    },

    all,
    one,

    make: async ({ clientId, enabled = true, loopback = false, ...change }, by) => {
      const secret = randomText();
      const hash = await sha256(secret);
      if (known(clientId)) throw badRequest(sentence('fieldsNeedAttention'), { clientId: 'taken' });
      if (all().length >= MAX_CLIENTS) throw badRequest(sentence('maxClients', { max: MAX_CLIENTS }));
      const { origins = [], redirectPaths = [], logoutPaths = [] } = change;
      const lists = { origins, redirectPaths, logoutPaths };
      const made = { clientId, ...change, ...lists, enabled, loopback, roles: ['ROLE_CLIENT'], version: 0 };
      const client = keep({ ...made, createdDate: now(), createdBy: by }, by, hash);
      audit.note({ ...noted(clientId, by), action: 'INSERT', changes: [] });
      return { client, secret };
    },

    change: (clientId, version, change, by) => {
      const before = seen(clientId, version);
      const after = { ...before, ...change };
      const changes = changesOf(before, after);
      if (changes.length === 0) return before;
      audit.note({ ...noted(clientId, by), action: 'UPDATE', changes });
      if (before.enabled && !after.enabled) tokens.revokeClient(clientId);
      return keep(after, by);
    },

    renewSecret: async (clientId, by) => {
      const secret = randomText();
      const hash = await sha256(secret);
      const client = keep(one(clientId), by, hash);
      audit.note({ ...noted(clientId, by), action: 'UPDATE', changes: [SECRET] });
      return { client, secret };
    },

    endSessions: (clientId, by, session) => {
      one(clientId);
      if (session === undefined) tokens.revokeClient(clientId);
      else if (!tokens.endBy(clientId, session)) return;
      audit.note({ ...noted(clientId, by), action: 'UPDATE', changes: [{ property: 'sessions' }] });
    },

    remove: (clientId, version, by) => {
      seen(clientId, version);
      if (configured(clientId)) rows.set(clientId, { removed: true });
      else rows.delete(clientId);
      tokens.revokeClient(clientId);
      audit.note({ ...noted(clientId, by), action: 'DELETE', changes: [] });
    },

    restore: () => {
      for (const { clientId } of settings.clients) rows.delete(clientId);
    },
  };
}
