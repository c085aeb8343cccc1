import { DESCRIPTOR_CATEGORIES, type Descriptor } from '@/contract/descriptor/descriptor';
import type { DescriptorListDetails } from '@/contract/descriptor/descriptor-list';
import type { Owner } from '@/contract/publication/publication';
import { CROPS } from '@/mcpd/crop-table';
import { DATASETS } from './dataset-table';
import { demoUuid, keeperOf } from './demo-descriptors';
import { TRAITS } from './trait-data';

const nameOf = (crop: string): string =>
  (CROPS.find(({ shortName }) => shortName === crop)?.name ?? crop).toLowerCase();

const generalOf = (crop: string): Set<string> =>
  new Set(DATASETS.filter((plan) => plan.crop === crop).flatMap(({ general = [] }) => general));

function listOf(crop: string, descriptors: readonly Descriptor[], owner: Owner, at: number): DescriptorListDetails {
  const title = crop ? `Descriptors for ${nameOf(crop)} (demo)` : 'Descriptors for trials of all crops (demo)';
  const year = 2014 + (at % 6);
  const key = descriptors.filter((each) => each.key).length;
  return {
    uuid: demoUuid(`descriptorlist/${crop}`),
    title,
    description: `What is observed in the datasets of the demonstration${crop ? `, ${key} of them **key descriptors** of the crop` : ', whatever the crop'}. Scores run from 1 to 9; *susceptibility* rises with the number.`,
    state: 'PUBLISHED',
    versionTag: '1.0',
    current: true,
    owner,
    language: 'en',
    crops: crop ? [crop] : [],
    publisher: owner.name,
    maintainer: owner.shortName,
    citation: `${owner.shortName} (${year}). ${title}. Version 1.0.`,
    url: `https://${owner.wiewsCodes[0]?.toLowerCase() ?? 'descriptors'}.example.org/descriptors/${crop || 'general'}`,
    version: 1,
    createdDate: `${year}-03-12T10:00:00Z`,
    lastModifiedDate: `${year + 3}-06-01T10:00:00Z`,
    descriptorCount: descriptors.length,
    descriptors: [...descriptors],
  };
}

/** As manuals are arranged: by category, the key descriptors of each first. */
const inOrder = (a: Descriptor, b: Descriptor): number =>
  DESCRIPTOR_CATEGORIES.indexOf(a.category) - DESCRIPTOR_CATEGORIES.indexOf(b.category) ||
  Number(b.key ?? false) - Number(a.key ?? false);

/** An earlier edition of a list held less. */
function earlier(list: DescriptorListDetails): DescriptorListDetails[] {
  const descriptors = list.descriptors.slice(0, -3);
  const first = { ...list, current: false, descriptors, descriptorCount: descriptors.length };
  const { uuid } = list;
  const next: DescriptorListDetails = {
    ...list,
    uuid: demoUuid(`descriptorlist/${uuid}/1.1`),
    versionTag: '1.1',
    firstVersion: uuid,
    version: 2,
    citation: list.citation?.replace(/\(\d{4}\)/, '(2022)').replace('Version 1.0', 'Version 1.1') ?? null,
    createdDate: '2022-02-01T10:00:00Z',
    lastModifiedDate: '2022-02-22T10:00:00Z',
  };
  return [first, next];
}

/** A list for each crop of which there are descriptors; wheat has two editions, cowpea's is a draft, as its dataset is. */
export async function demoDescriptorLists(
  all: readonly Descriptor[],
  ownerOf: (instCode: string) => Promise<Owner>,
): Promise<DescriptorListDetails[]> {
  const current = all.filter(({ current: is, state }) => is && state === 'PUBLISHED');
  const lists = await Promise.all(
    Object.keys(TRAITS).map(async (crop, at) => {
      const shared = generalOf(crop);
      const chosen = current.filter(
        ({ crop: own, columnName }) => (own ?? '') === crop || (!own && shared.has(columnName ?? '')),
      );
      return listOf(crop, chosen.sort(inOrder), await ownerOf(keeperOf(crop)), at);
    }),
  );
  return lists.flatMap((list) => {
    if (list.crops.includes('wheat')) return earlier(list);
    return list.crops.includes('cowpea') ? [{ ...list, state: 'DRAFT' as const }] : [list];
  });
}
