import type { AccountLink, ApiToken, Mail } from '@/contract/account';
import type { AuditEntry } from '@/contract/history';
import type { Page } from '@/contract/page';
import type { Accession } from '@/contract/accession';
import type { RequestHolders } from '@/contract/request';
import type { AdminRequest } from '@/contract/request-admin';
import type { Profile, SavedMap, TokenAnswer } from '@/contract/session';
import type { Subset, SubsetDetails } from '@/contract/subset';
import { makeFilterCodes } from '../../../mocks/lists/filter-codes';
import { requestOf } from '../../../mocks/requests/requests.fixture';
import { makeStore } from '../../../mocks/store/store';
import { PORTAL_CLIENT } from '../../../mocks/tokens/clients';
import { DEMO_PASSWORD } from '../../../mocks/users/demo-users';
import { firstPartner } from './first-partner';
import { bulk } from './killed-bulk';
import { genotypes } from './killed-genotypes';
import { ingest } from './killed-ingest';
import { passport } from './killed-passport';
import { requestFlow } from './killed-request-flow';

/** Rejects with a TypeError where nobody answers, with another Error for a refusal. */
export type Call = <T>(line: string, body?: unknown) => Promise<T>;

interface Change {
  key: string;
  /** Afterwards; undefined: it is not there. */
  value: string | undefined;
  send(call: Call): Promise<unknown>;
}

export interface Writer {
  what: string;
  callOf(base: string, tokens: Map<string, string>): Promise<Call>;
  /** What there is to change next, of what was acknowledged. */
  next(known: ReadonlyMap<string, string>): Change;
  /** What is there, and what of it is half. */
  state(call: Call): Promise<{ values: ReadonlyMap<string, string>; half: readonly string[] }>;
}

const random = (below: number): number => Math.floor(Math.random() * below);
const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)];

/** A session is begun once: it outlives every kill, with the key that its token is signed with. */
async function sessionOf(base: string, tokens: Map<string, string>, username: string): Promise<string> {
  const known = tokens.get(username);
  if (known !== undefined) return known;
  const { clientId, clientSecret } = PORTAL_CLIENT;
  const form = { client_id: clientId, client_secret: clientSecret, grant_type: 'password' };
  const body = new URLSearchParams({ ...form, username, password: DEMO_PASSWORD });
  const answer = (await (await fetch(`${base}/oauth/token`, { method: 'POST', body })).json()) as TokenAnswer;
  tokens.set(username, answer.access_token);
  return answer.access_token;
}

const callAs =
  (username: string): Writer['callOf'] =>
  async (base, tokens) => {
    const token = await sessionOf(base, tokens, username);
    return async <T>(line: string, body?: unknown) => {
      const [method = '', path = ''] = line.split(' ');
      const response = await fetch(`${base}/api/v2${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(!(body instanceof FormData) && { 'Content-Type': 'application/json' }),
          // Nobody may register often.
          'X-Forwarded-For': `10.${random(256)}.${random(256)}.${random(256)}`,
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${line}: ${response.status} ${text}`);
      return JSON.parse(text) as T;
    };
  };

let counter = 0;
const name = (): string => `n${(counter += 1)}`;

function apiTokens(): Writer {
  let uuids = new Map<string, string>();
  return {
    what: 'API tokens',
    callOf: callAs('user@example.org'),
    next: (known) => {
      const label = pick([...known.keys()]);
      const body = { label, active: known.get(label ?? '') !== 'true', expires: null };
      const own = `/me/tokens/${uuids.get(label ?? '')}`;
      const way = known.size > 40 ? 0 : random(3);
      if (label !== undefined && way === 0)
        return { key: label, value: undefined, send: (call) => call(`DELETE ${own}`) };
      if (label !== undefined && way === 1)
        return { key: label, value: String(body.active), send: (call) => call(`PUT ${own}`, body) };
      const made = name();
      const send = async (call: Call) => {
        const { uuid } = await call<ApiToken>('POST /me/tokens', {
          label: made,
          active: true,
          expires: null,
          password: 'Demo-2025!',
        });
        uuids.set(made, uuid);
      };
      return { key: made, value: 'true', send };
    },
    state: async (call) => {
      const all = await call<ApiToken[]>('GET /me/tokens');
      uuids = new Map(all.map(({ label, uuid }) => [label, uuid]));
      return { values: new Map(all.map(({ label, active }) => [label, String(active)])), half: [] };
    },
  };
}

async function savedMaps(): Promise<Writer> {
  const codes = makeFilterCodes(makeStore());
  const all = await Promise.all(Array.from({ length: 40 }, (_, at) => codes.encode({ crop: [`crop${at}`] })));
  return {
    what: 'saved maps',
    callOf: callAs('user@example.org'),
    next: (known) => {
      const filterCode = pick(all) ?? '';
      const own = `/me/maps/${filterCode}`;
      if (known.has(filterCode) && random(2) === 0)
        return { key: filterCode, value: undefined, send: (call) => call(`DELETE ${own}`) };
      const map = { filterCode, name: name(), enabled: true, opacity: 1 };
      const line = known.has(filterCode) ? `PUT ${own}` : 'POST /me/maps';
      return { key: filterCode, value: map.name, send: (call) => call(line, map) };
    },
    state: async (call) => {
      const maps = await call<SavedMap[]>('GET /me/maps');
      return { values: new Map(maps.map(({ filterCode, name: said = '' }) => [filterCode, said])), half: [] };
    },
  };
}

function profile(): Writer {
  let version = 0;
  return {
    what: 'a profile',
    callOf: callAs('divtree@example.org'),
    next: () => {
      const fullName = name();
      const send = async (call: Call) => {
        ({ version = 0 } = await call<Profile>('PUT /me/profile', { fullName, language: 'en', version }));
      };
      return { key: 'name', value: fullName, send };
    },
    state: async (call) => {
      const now = await call<Profile>('GET /me/profile');
      // The name that the demo gives is nobody's write.
      const values: [string, string][] = now.version === 0 ? [] : [['name', now.fullName]];
      ({ version = 0 } = now);
      return { values: new Map(values), half: [] };
    },
  };
}

/** An item and its audit are two rows: there is one entry for each version. */
function drafts(): Writer {
  let items = new Map<string, Pick<SubsetDetails, 'uuid' | 'version'>>();
  let owner: string | undefined;
  return {
    what: 'drafts of subsets with their audit',
    callOf: callAs('publisher@example.org'),
    next: (known) => {
      const title = pick([...known.keys()]);
      const item = items.get(title ?? '');
      const way = known.size > 15 ? 0 : random(4);
      if (title !== undefined && item && way === 0)
        return {
          key: title,
          value: undefined,
          send: (call) => call(`DELETE /subset/${item.uuid}?version=${item.version}`),
        };
      const description = name();
      if (title !== undefined && item && way < 3) {
        const send = async (call: Call) => {
          items.set(title, await call(`PUT /subset/${item.uuid}`, { version: item.version, description }));
        };
        return { key: title, value: description, send };
      }
      const made = `Draft ${name()}`;
      const send = async (call: Call) => {
        items.set(made, await call('POST /subset', { title: made, description, owner: { uuid: owner } }));
      };
      return { key: made, value: description, send };
    },
    state: async (call) => {
      owner ??= await firstPartner(call);
      const { content } = await call<Page<Subset>>('POST /subset/list?l=200', { title: { sw: ['Draft n'] } });
      items = new Map(content.map((item) => [item.title, item]));
      const half: string[] = [];
      for (const { uuid, title, version } of content) {
        const entries = await call<AuditEntry[]>(`GET /audit/subset/${uuid}`);
        if (entries.length !== version) half.push(`${title}: version ${version}, ${entries.length} entries`);
      }
      return { values: new Map(content.map(({ title, description }) => [title, description ?? ''])), half };
    },
  };
}

/** As many letters are kept. */
const LETTERS = 100;
const numberOf = (email: string): number => Number.parseInt(email.slice(1), 10);

/** An account, the link and its letter are three rows. */
function registrations(): Writer {
  const seen = new Set<string>();
  return {
    what: 'registrations',
    callOf: callAs('user@example.org'),
    next: () => {
      const email = `${name()}@example.org`;
      const body = { email, fullName: 'Nina', password: 'Nina-2025-wheat!', language: 'en' };
      return { key: email, value: 'sent', send: (call) => call('POST /registration', body) };
    },
    state: async (call) => {
      const all = await call<Mail[]>('GET /mailbox');
      const letters = all.filter(({ to }) => /^n\d+@/.test(to));
      const linkOf = ({ text }: Mail) => /\/profile\/([^/]+)\/validate\b/.exec(text)?.[1] ?? '';
      const half: string[] = [];
      for (const mail of letters.slice(0, 5)) {
        const link = await call<AccountLink>(`GET /user/${linkOf(mail)}/link`).catch(() => undefined);
        if (link?.email !== mail.to && !seen.has(mail.to)) half.push(`${mail.to}: no link`);
      }
      // Says that the account is there, too; its link is used then.
      const newest = letters.find(({ to }) => !seen.has(to));
      if (newest)
        await call(`POST /user/${linkOf(newest)}/validate`).catch(() => half.push(`${newest.to}: no account`));
      for (const { to } of letters) seen.add(to);
      const oldest = Math.min(...letters.map(({ to }) => numberOf(to)));
      const present = new Set(letters.map(({ to }) => to));
      const is = (email: string) => present.has(email) || (all.length === LETTERS && numberOf(email) < oldest);
      return { values: new Map([...seen].filter(is).map((email) => [email, 'sent'])), half };
    },
  };
}

/** A request, its link and its letters are rows of their own: a request has one letter to its sender, never two. */
function requests(): Writer {
  let uuids = new Map<string, string>();
  let asked: string | undefined;
  return {
    what: 'requests for material',
    callOf: callAs('admin@example.org'),
    next: (known) => {
      const fullName = pick([...known.keys()]);
      const own = `/request/${uuids.get(fullName ?? '')}`;
      const way = known.size > 30 ? 0 : random(4);
      if (fullName !== undefined && way === 0)
        return { key: fullName, value: undefined, send: (call) => call(`DELETE ${own}`) };
      if (fullName !== undefined && way === 1 && known.get(fullName) === 'NOTVALIDATED')
        return { key: fullName, value: 'DISPATCHED', send: (call) => call(`POST ${own}/admin/validate`) };
      const made = `Requester ${name()}`;
      const email = `${made.replace('Requester ', 'r')}@example.org`;
      const send = async (call: Call) => {
        await call('POST /request', requestOf([asked ?? ''], { fullName: made, email }));
        const { content } = await call<Page<AdminRequest>>('POST /request/list?l=1', { email: { eq: [email] } });
        uuids.set(made, content[0]?.uuid ?? '');
      };
      return { key: made, value: 'NOTVALIDATED', send };
    },
    state: async (call) => {
      if (asked === undefined) {
        const { content } = await call<Page<Accession>>('POST /acn/list?l=100', {});
        const rows = content.map(({ uuid }) => uuid);
        const { holders } = await call<RequestHolders>('POST /request/holders', rows);
        asked = holders.find(({ takesRequests }) => takesRequests)?.accessions[0]?.uuid;
      }
      const { content } = await call<Page<AdminRequest>>('POST /request/list?l=200', {});
      const own = content.filter(({ fullName }) => fullName.startsWith('Requester '));
      uuids = new Map(own.map(({ fullName, uuid }) => [fullName, uuid]));
      const letters = new Map<string, number>();
      for (const { to, text } of await call<Mail[]>('GET /mailbox'))
        if (/\/request\/[\da-f-]+\/validate\b/.test(text)) letters.set(to, (letters.get(to) ?? 0) + 1);
      const half = [...letters].filter(([, count]) => count > 1).map(([to]) => `${to}: two letters`);
      return { values: new Map(own.map(({ fullName, state }) => [fullName, state])), half };
    },
  };
}

/** Those whose name has one of the words of `WRITERS`, or all. */
export async function killedWriters(): Promise<Writer[]> {
  const accounts = [apiTokens(), await savedMaps(), profile(), drafts(), registrations()];
  const all = [
    ...accounts,
    requests(),
    requestFlow(callAs),
    ingest(callAs),
    genotypes(callAs),
    passport(callAs),
    bulk(callAs),
  ];
  const words = (process.env.WRITERS ?? '').split(',');
  return all.filter(({ what }) => words.some((word) => what.includes(word)));
}
