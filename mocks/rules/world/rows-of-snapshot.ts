import type { RowChange } from '../../tools/store/store';
import { completeUser, type User } from '../../data/users/users';

type Entries = [key: string, value: unknown][];

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

interface EarlierToken {
  hash: string;
  lastUsed: string | null;
}

/** The rows of what one JSON document held until 2025: users, keys, sessions, links, letters, codes of filters, maps. */
export function rowsOfSnapshot(snapshot: unknown): RowChange[] {
  const parts = record(snapshot);
  const users = record(parts['users']);
  const families = record(parts['tokenFamilies']);
  const tokens = list<EarlierToken>(parts['apiTokens']);
  const tables: Record<string, Entries> = {
    users: list<User>(users['users']).map((user) => [user.uuid, completeUser(user)]),
    'demo-password': users['demo'] === undefined ? [] : [['hash', users['demo']]],
    'signing-key': parts['signingKey'] === undefined ? [] : [['key', parts['signingKey']]],
    families: Object.entries(record(families['living'])),
    'revoked-families': Object.entries(record(families['revoked'])),
    links: list<{ open: string }>(parts['accountLinks']).map((link) => [link.open, link]),
    letters: list<{ id: string }>(parts['outbox'])
      .toReversed()
      .map((mail, at) => [`${String(at + 1).padStart(12, '0')} ${mail.id}`, mail]),
    'api-tokens': tokens.map((token, at) => [token.hash, { ...token, order: at + 1 }]),
    'api-token-uses': tokens.flatMap(({ hash, lastUsed }): Entries => (lastUsed === null ? [] : [[hash, lastUsed]])),
    'filter-codes': Object.entries(record(parts['filterCodes'])).map(([code, filter], at) => [
      code,
      { filter, made: at + 1 },
    ]),
    'saved-maps': Object.entries(record(parts['savedMaps'])),
  };
  return Object.entries(tables).flatMap(([table, entries]) =>
    entries.map(([key, value]) => ({ table: `accounts/${table}`, key, value })),
  );
}
