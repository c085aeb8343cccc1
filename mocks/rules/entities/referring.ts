import type { Crop } from '@/contract/reference/crop';
import type { Network } from '@/contract/reference/network';
import type { Partner } from '@/contract/reference/partner';
import { conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { World } from '../world/world';

interface Item {
  crops?: readonly string[];
  crop?: string | null;
  owner?: { uuid: string } | null;
}

/** Throws 409 with the counts of what names a thing; older versions and drafts count, too. */
async function refuseReferred({ catalogue }: World, accessions: number, names: (item: Item) => boolean): Promise<void> {
  const count = async (rows: Promise<readonly Item[]>) => (await rows).filter(names).length;
  const [datasets, descriptors, lists, subsets, trees, citations] = await Promise.all([
    count(catalogue.datasets.all().then((all) => all.map(({ head }) => head))),
    count(catalogue.descriptors.all()),
    count(catalogue.descriptorLists.all()),
    count(catalogue.subsets.all()),
    count(catalogue.trees.all()),
    count(catalogue.citations.all()),
  ]);
  const counts = { accessions, datasets, descriptors, lists, subsets, trees, citations };
  if (Object.values(counts).some((each) => each > 0)) throw conflict(sentence('referred', counts));
}

export const cropUnreferred = (world: World, { shortName, accessionCount }: Crop): Promise<void> =>
  refuseReferred(
    world,
    accessionCount,
    ({ crops, crop }) => crop === shortName || (crops?.includes(shortName) ?? false),
  );

/** Accessions are found by the networks of their institutes. */
export async function networkUnreferred(_: World, { instituteCount, accessionCount }: Network): Promise<void> {
  if (instituteCount > 0)
    throw conflict(sentence('hasMembers', { institutes: instituteCount, accessions: accessionCount }));
}

export const partnerUnreferred = (world: World, { uuid }: Partner): Promise<void> =>
  refuseReferred(world, 0, ({ owner }) => owner?.uuid === uuid);
