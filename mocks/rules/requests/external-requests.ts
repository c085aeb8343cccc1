import {
  EXTERNAL_REQUEST_DAYS,
  type AccessionIdentifier,
  type ExternalRequest,
} from '@/contract/request/request-external';
import { notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { World } from '../world/world';

interface KeptExternal extends ExternalRequest {
  /** When it was handed over, in milliseconds since 1970. */
  at: number;
  /** In characters. */
  size?: number;
}

const LIFETIME = EXTERNAL_REQUEST_DAYS * 86_400_000;
/** Characters of lists that are kept at once: the oldest make room. */
const MAX_STORED = 16_000_000;
/** Of those that are not here, as many are named; the others are counted. */
const MAX_MISSING = 200;

type Found = Omit<ExternalRequest, 'missingCount'>;

const rowsOf = ({ store }: World) => store.rows<KeptExternal>('external-requests');

const sizeOf = ({ accessions, missing }: Found): number => accessions.join().length + JSON.stringify(missing).length;

/** The uuids of accessions that are named exactly, each in its place; undefined for the others. */
export async function identified(
  { accessions }: World,
  named: readonly AccessionIdentifier[],
): Promise<readonly (string | undefined)[]> {
  const results = await accessions.match(
    named.map(({ uuid, doi, accessionNumber }) => uuid ?? doi ?? accessionNumber ?? ''),
    named.map(({ uuid, doi, instituteCode }) => (uuid || doi ? undefined : instituteCode)),
  );
  return results.map(({ outcome, candidates }, at) => {
    if (outcome === 'exact') return candidates[0]?.uuid;
    const genus = named[at]?.genus?.toLowerCase();
    const ofGenus = candidates.filter(
      ({ reason, taxonomy }) => reason === 'number' && taxonomy.genus.toLowerCase() === genus,
    );
    return ofGenus.length === 1 ? ofGenus[0]?.uuid : undefined;
  });
}

/** Which accessions are meant. Each is found once or missing, in the order of the list. */
export async function findExternal(world: World, named: readonly AccessionIdentifier[]): Promise<Found> {
  const found = await identified(world, named);
  return {
    accessions: [...new Set(found.filter((uuid) => uuid !== undefined))],
    missing: named.filter((_, at) => found[at] === undefined),
  };
}

/** @returns the key that the list is found by */
export function keepExternal(world: World, { accessions, missing }: Found): string {
  const rows = rowsOf(world);
  const now = world.clock.now();
  const list = { accessions, missing: missing.slice(0, MAX_MISSING), missingCount: missing.length };
  const kept = [...rows.entries()].sort(([, a], [, b]) => b.at - a.at);
  const size = sizeOf(list);
  let stored = size;
  for (const [key, each] of kept) {
    stored += each.size ?? sizeOf(each);
    if (each.at + LIFETIME < now || stored > MAX_STORED) rows.delete(key);
  }
  const key = crypto.randomUUID();
  rows.set(key, { ...list, at: now, size });
  return key;
}

/** 404 where there is none, or none any more. */
export function externalAt(world: World, key: string): ExternalRequest {
  const found = rowsOf(world).get(key);
  if (!found || found.at + LIFETIME < world.clock.now())
    throw notFound(sentence('noExternalRequest', { days: EXTERNAL_REQUEST_DAYS }));
  const { at: _at, size: _size, ...list } = found;
  return list;
}
