import type { Publishable } from '@/contract/publication/publication';
import type { ItemAction, PublicationKind } from '@/contract/publication/workflow';
import type { Catalogue } from '../../data/catalogue/catalogue';
import type { Table } from '../../tools/store/table';
import type { TestApi } from '../world/api.fixture';

/** A row of any kind, as far as the workflow knows it. */
type AnyTable = Table<Publishable>;

/** Where what is published is kept: a new kind is tried by all tests of the workflow when it has a row here. */
export const WRITTEN_KINDS = [
  ['subset', ({ subsets }: Catalogue) => subsets as unknown as AnyTable],
  ['dataset', ({ datasetRows }: Catalogue) => datasetRows as unknown as AnyTable],
  ['descriptor', ({ descriptors }: Catalogue) => descriptors as unknown as AnyTable],
  ['descriptorlist', ({ descriptorLists }: Catalogue) => descriptorLists as unknown as AnyTable],
  ['divtree', ({ trees }: Catalogue) => trees as unknown as AnyTable],
] as const satisfies readonly (readonly [PublicationKind, (catalogue: Catalogue) => AnyTable])[];

/** A complete row to copy, which nothing else holds once it has a uuid of its own. */
export async function seedOf(table: AnyTable): Promise<Publishable> {
  const seed = (await table.all()).find(({ state, current }) => state === 'PUBLISHED' && current);
  if (!seed) throw new Error('The demo has none.');
  return { ...seed, description: 'Complete.', firstVersion: null };
}

/** Asks the API for what a button would ask for. */
export function attempt(
  api: TestApi,
  token: string,
  kind: PublicationKind,
  action: ItemAction,
  { uuid, version }: Publishable,
): Promise<Response> {
  const path = `/api/v2/${kind}/${uuid}`;
  if (action === 'edit') return api.call(`PUT ${path}`, { token, body: { title: 'Changed', version } });
  if (action === 'delete') return api.call(`DELETE ${path}?version=${version}`, { token });
  return api.call(`POST ${path}/${action}`, { token, body: { version, reason: 'Not yet.' } });
}
