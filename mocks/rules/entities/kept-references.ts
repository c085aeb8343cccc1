import { kindOf, type Kind } from '@/contract/kinds';
import type { Partner } from '@/contract/reference/partner';
import type { Creator } from '@/contract/publication/publication';
import { ownerFrom } from '../../data/catalogue/owner';
import type { Source } from '../../tools/store/source';
import type { World } from '../world/world';
import { refused } from './read-change';
import { rowsOf } from './rows-of';

/** Refuses (400) keys that a source does not know, each at its place. */
async function refuseUnknown(path: string, keys: readonly string[], source: Source<unknown>): Promise<void> {
  const found = await Promise.all(keys.map((key) => source.one(key)));
  const missing = found.flatMap((each, at) => (each === undefined ? at : []));
  if (missing.length > 0) throw refused(Object.fromEntries(missing.map((at) => [`${path}[${at}]`, 'notFound'])));
}

/** What is kept of a value that names others: their keys, one key, or a data provider, which is kept whole. */
async function keptReference(path: string, value: unknown, source: Source<object>): Promise<unknown> {
  if (Array.isArray(value)) await refuseUnknown(path, value as string[], source);
  if (!value || Array.isArray(value)) return value;
  const found = await source.one(typeof value === 'string' ? value : (value as { uuid: string }).uuid);
  if (!found) throw refused({ [path]: 'notFound' });
  return typeof value === 'string' ? value : ownerFrom(found as Partner);
}

/** A change with what things of its kind refer to, all of which there must be; new creators get a uuid. */
export async function keptReferences(
  kind: Kind,
  change: Record<string, unknown>,
  world: World,
): Promise<Record<string, unknown>> {
  const kept = { ...change };
  for (const [path, target] of Object.entries(kindOf(kind).refers ?? {}))
    if (path in kept) kept[path] = await keptReference(path, kept[path], rowsOf(world, target));
  const creators = change['creators'] as Partial<Creator>[] | undefined;
  return {
    ...kept,
    ...(creators && { creators: creators.map((each) => ({ ...each, uuid: each.uuid ?? crypto.randomUUID() })) }),
  };
}
