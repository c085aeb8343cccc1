import type { Crop } from '@/contract/reference/crop';
import { kindOf, kindsWith, type Kind, type KindWith } from '@/contract/kinds';
import type { Network } from '@/contract/reference/network';
import type { Partner } from '@/contract/reference/partner';
import { conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { World } from '../world/world';
import { rowsOf } from './rows-of';

/** Whether an item of the kind names the thing. */
function names(kind: Kind, item: object, target: Kind, key: string): boolean {
  const values = item as Readonly<Record<string, unknown>>;
  return Object.entries(kindOf(kind).refers ?? {}).some(([property, to]) => {
    const value = values[property];
    if (to !== target || !value) return false;
    return Array.isArray(value) ? value.includes(key) : value === key || (value as { uuid?: string }).uuid === key;
  });
}

/** Throws 409 with the counts of what names a thing; older versions and drafts count, too. */
async function refuseReferred(world: World, target: Kind, key: string, accessions = 0): Promise<void> {
  const count = async (kind: Kind) =>
    [kind, (await rowsOf(world, kind).all()).filter((item) => names(kind, item, target, key)).length] as const;
  const found = await Promise.all(kindsWith('refers').map(count));
  const counts = { ...(Object.fromEntries(found) as Record<KindWith<'refers'>, number>), accessions };
  if (Object.values(counts).some((each) => each > 0)) throw conflict(sentence('referred', counts));
}

export const cropUnreferred = (world: World, { shortName, accessionCount }: Crop): Promise<void> =>
  refuseReferred(world, 'crop', shortName, accessionCount);

/** Accessions are found by the networks of their institutes. */
export async function networkUnreferred(_: World, { instituteCount, accessionCount }: Network): Promise<void> {
  if (instituteCount > 0)
    throw conflict(sentence('hasMembers', { institutes: instituteCount, accessions: accessionCount }));
}

export const partnerUnreferred = (world: World, { uuid }: Partner): Promise<void> =>
  refuseReferred(world, 'partner', uuid);
