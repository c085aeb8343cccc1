import type { ApiError } from '@/contract/entity';
import type { Owner } from '@/contract/publication/publication';
import { ownerFrom } from '../data/catalogue/owner';
import { testApi, type TestApi } from '../rules/world/api.fixture';

/** People of the demo by the first part of their addresses, and `publisher2`. */
export interface Writer {
  api: TestApi;
  /** A data provider. */
  owner: Owner;
  personOf(name: string): string;
  send(line: string, body?: unknown, as?: string): Promise<Response>;
  /** The answer of a call that succeeds. @param as the publisher by default. */
  made<T>(line: string, body?: unknown, as?: string): Promise<T>;
  /** The failure of one that does not. */
  refused(line: string, body?: unknown, as?: string): Promise<ApiError & { status: number }>;
}

export async function makeWriter(): Promise<Writer> {
  const api = testApi({ accessions: 120, settings: { mailbox: true } });
  api.world.users.add({
    email: 'publisher2@example.org',
    fullName: 'Petra Publisher',
    roles: ['ROLE_USER', 'ROLE_VETTEDUSER'],
  });
  const tokens = new Map<string, string>();
  for (const name of ['publisher', 'publisher2', 'admin', 'user', 'citations', 'content', 'translator'])
    tokens.set(name, await api.token(`${name}@example.org`));
  const [partner] = await api.world.catalogue.partners.all();
  if (!partner) throw new Error('There is no data provider.');

  const send: Writer['send'] = (line, body, as = 'publisher') => {
    const [method, path] = line.split(' ');
    return api.call(`${method} /api/v2${path}`, { token: tokens.get(as) ?? '', body });
  };
  return {
    api,
    owner: ownerFrom(partner),
    personOf: (name) => api.world.users.byEmail(`${name}@example.org`)?.uuid ?? '',
    send,
    made: async <T>(line: string, body?: unknown, as?: string) => {
      const response = await send(line, body, as);
      const answer = (await response.json()) as T;
      if (response.status !== 200) throw new Error(`${line} as ${as}: ${response.status} ${JSON.stringify(answer)}`);
      return answer;
    },
    refused: async (line, body, as) => {
      const response = await send(line, body, as);
      if (response.ok) throw new Error(`${line} as ${as} was not refused.`);
      return { status: response.status, ...((await response.json()) as ApiError) };
    },
  };
}
