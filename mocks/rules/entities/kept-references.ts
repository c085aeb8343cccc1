import type { Creator, Owner } from '@/contract/publication/publication';
import { ownerFrom } from '../../data/catalogue/owner';
import type { Source } from '../../tools/store/source';
import type { World } from '../world/world';
import { refused } from './read-change';

/** Refuses (400) keys that a source does not know, each at its place. */
async function refuseUnknown(path: string, keys: readonly string[] = [], source: Source<unknown>): Promise<void> {
  const found = await Promise.all(keys.map((key) => source.one(key)));
  const missing = found.flatMap((each, at) => (each === undefined ? at : []));
  if (missing.length > 0) throw refused(Object.fromEntries(missing.map((at) => [`${path}[${at}]`, 'notFound'])));
}

interface References {
  owner?: Owner;
  creators?: Partial<Creator>[];
  crop?: string | null;
  crops?: string[];
  collections?: string[];
}

/** A change with what it refers to: crops and institutes that there are, the data provider whole, new creators with a uuid. */
export async function keptReferences(change: Record<string, unknown>, world: World): Promise<Record<string, unknown>> {
  const { owner, creators, crop, crops, collections } = change as References;
  await refuseUnknown('crops', crops, world.crops);
  if (crop && !(await world.crops.one(crop))) throw refused({ crop: 'notFound' });
  await refuseUnknown('collections', collections, world.institutes);
  const partner = owner && (await world.catalogue.partners.one(owner.uuid));
  if (owner && !partner) throw refused({ owner: 'notFound' });
  return {
    ...change,
    ...(partner && { owner: ownerFrom(partner) }),
    ...(creators && { creators: creators.map((each) => ({ ...each, uuid: each.uuid ?? crypto.randomUUID() })) }),
  };
}
