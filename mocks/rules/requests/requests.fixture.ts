import type { NewRequest } from '@/contract/request/request';
import type { TestApi } from '../world/api.fixture';
import type { World } from '../world/world';
import { holdersOf } from './holders';
import type { KeptRequest } from './request-rows';
import { fileRequest } from './requests';

/** Somebody who asks for these accessions. */
export const requestOf = (accessions: readonly string[], change: Partial<NewRequest> = {}): NewRequest => ({
  key: crypto.randomUUID(),
  accessions,
  email: 'bea@example.org',
  fullName: 'Bea Breeder',
  requesterType: 'individual',
  organization: null,
  address: ['Field Lane 1', '12345 Gatersleben'],
  country: 'DEU',
  telephone: '+49 39482',
  purpose: 'breeding',
  notes: 'Fifty seeds each. See http://evil.example/now',
  smta: 'yes',
  internal: false,
  approverEmail: null,
  language: 'en',
  ...change,
});

/** So many accessions that can be asked for here, of as many holders as there are. */
export async function askable({ accessions, institutes }: World, count: number): Promise<string[]> {
  const { content } = await accessions.page({ historic: false }, { l: 200 });
  const found: string[] = [];
  for (const row of content) {
    const institute = await institutes.one(row.instituteCode);
    if (institute?.allowMaterialRequests && found.length < count) found.push(row.uuid);
  }
  return found;
}

/** A request for these accessions that was sent, by the account of this key where there is one. */
export async function filedRequest(
  world: World,
  accessions: readonly string[],
  change: Partial<NewRequest> = {},
  by?: string,
): Promise<KeptRequest> {
  const { holders } = await holdersOf(world, accessions);
  const { key, accessions: _, ...info } = requestOf([], change);
  return fileRequest(world, { key, info, holders, ...(by !== undefined && { by }) });
}

/** The token of the newest letter to this address that names such a page. */
export function tokenFor({ outbox }: World, email: string, act: 'validate' | 'approve' | 'answer' | 'confirm'): string {
  const form = new RegExp(`/request/([\\da-f-]{36})/${act}`);
  const letter = outbox.all().find(({ to, text }) => to === email && form.test(text));
  return form.exec(letter?.text ?? '')?.[1] ?? '';
}

/** Sends by the application, or as the person of this address; `api` is another one in each test. */
export const sender =
  (api: () => TestApi) =>
  async <T>(line: string, body?: unknown, as?: string): Promise<{ status: number; body: T }> => {
    const token = await api().token(as);
    const response = await api().call(line.replace(' ', ' /api/v2'), { token, body });
    return { status: response.status, body: (await response.json()) as T };
  };
