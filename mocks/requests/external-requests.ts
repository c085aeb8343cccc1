import { EXTERNAL_REQUEST_DAYS, type AccessionIdentifier, type ExternalRequest } from '@/contract/request-external';
import { notFound } from '../http/api-failure';
import { sentence } from '../http/sentence';
import type { World } from '../world/world';

interface KeptExternal extends ExternalRequest {
  /** When it was handed over, in milliseconds since 1970. */
  at: number;
}

const LIFETIME = EXTERNAL_REQUEST_DAYS * 86_400_000;
/** Lists that are kept at once: the oldest make room. */
const MAX_LISTS = 20_000;

const rowsOf = ({ store }: World) => store.rows<KeptExternal>('external-requests');

/** What one institute, or the whole catalogue, has of these; undefined where it is not there, or not clear. */
async function foundOf({ accessions }: World, named: readonly AccessionIdentifier[], instituteCode?: string) {
  const texts = named.map(({ uuid, doi, accessionNumber }) => uuid ?? doi ?? accessionNumber ?? '');
  const results = await accessions.match(texts, instituteCode);
  return results.map(({ outcome, candidates }, at) => {
    if (outcome === 'exact') return candidates[0]?.uuid;
    const genus = named[at]?.genus?.toLowerCase();
    const ofGenus = candidates.filter(
      ({ reason, taxonomy }) => reason === 'number' && taxonomy.genus.toLowerCase() === genus,
    );
    return ofGenus.length === 1 ? ofGenus[0]?.uuid : undefined;
  });
}

/** The uuids of accessions that are named exactly, each in its place; undefined for the others. */
export async function identified(
  world: World,
  named: readonly AccessionIdentifier[],
): Promise<readonly (string | undefined)[]> {
  const places = new Map<string | undefined, number[]>();
  named.forEach(({ uuid, doi, instituteCode }, at) => {
    const holder = uuid || doi ? undefined : instituteCode;
    places.set(holder, [...(places.get(holder) ?? []), at]);
  });
  const found: (string | undefined)[] = [];
  for (const [holder, at] of places) {
    const uuids = await foundOf(
      world,
      at.flatMap((place) => named[place] ?? []),
      holder,
    );
    at.forEach((place, index) => (found[place] = uuids[index]));
  }
  return found;
}

/** Which accessions are meant. Each is found once or missing, in the order of the list. */
export async function findExternal(world: World, named: readonly AccessionIdentifier[]): Promise<ExternalRequest> {
  const found = await identified(world, named);
  return {
    accessions: [...new Set(found.filter((uuid) => uuid !== undefined))],
    missing: named.filter((_, at) => found[at] === undefined),
  };
}

/** @returns the key that the list is found by */
export function keepExternal(world: World, list: ExternalRequest): string {
  const rows = rowsOf(world);
  const now = world.clock.now();
  const kept = [...rows.entries()].sort(([, a], [, b]) => b.at - a.at);
  for (const [index, [key, { at }]] of kept.entries())
    if (at + LIFETIME < now || index >= MAX_LISTS - 1) rows.delete(key);
  const key = crypto.randomUUID();
  rows.set(key, { ...list, at: now });
  return key;
}

/** 404 where there is none, or none any more. */
export function externalAt(world: World, key: string): ExternalRequest {
  const found = rowsOf(world).get(key);
  if (!found || found.at + LIFETIME < world.clock.now())
    throw notFound(sentence('noExternalRequest', { days: EXTERNAL_REQUEST_DAYS }));
  const { at: _at, ...list } = found;
  return list;
}
