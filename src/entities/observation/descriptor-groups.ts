import type { Descriptor } from '@/contract/descriptor';
import { DESCRIPTOR_CATEGORIES } from '@/contract/descriptor';
import { fold } from '@/contract/fold';

export interface DescriptorGroup {
  key: string;
  crop: string;
  category: string;
  descriptors: Descriptor[];
}

const rank = (category: string) => DESCRIPTOR_CATEGORIES.findIndex((one) => one === category);

/** Descriptors by crop and category, a crop's own before those of all crops, in the order of the categories; `search` narrows by title, column and unit. */
export function descriptorGroups(descriptors: readonly Descriptor[], search: string): DescriptorGroup[] {
  const wanted = fold(search.trim());
  const groups = new Map<string, DescriptorGroup>();
  for (const descriptor of descriptors) {
    const { crop, category, title, columnName, uom } = descriptor;
    if (wanted && !fold([title, columnName, uom].filter(Boolean).join(' ')).includes(wanted)) continue;
    const key = `${crop ?? ''} ${category}`;
    const group = groups.get(key) ?? { key, crop: crop ?? '', category, descriptors: [] };
    group.descriptors.push(descriptor);
    groups.set(key, group);
  }
  const general = ({ crop }: DescriptorGroup) => Number(crop === '');
  return [...groups.values()].toSorted(
    (a, b) => general(a) - general(b) || a.crop.localeCompare(b.crop) || rank(a.category) - rank(b.category),
  );
}
