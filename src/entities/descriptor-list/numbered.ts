import type { Descriptor, DescriptorCategory } from '@/contract/descriptor/descriptor';

/** A descriptor with its number in the list: `2.3` is the third of the second category. */
export interface NumberedDescriptor {
  number: string;
  descriptor: Descriptor;
}

export interface ListSection {
  number: number;
  category: DescriptorCategory;
  entries: NumberedDescriptor[];
}

/** The descriptors of a list by category, categories and descriptors in the order in which the list has them. */
export function numbered(descriptors: readonly Descriptor[]): ListSection[] {
  const categories = [...new Set(descriptors.map(({ category }) => category))];
  return categories.map((category, index) => ({
    number: index + 1,
    category,
    entries: descriptors
      .filter((descriptor) => descriptor.category === category)
      .map((descriptor, place) => ({ number: `${index + 1}.${place + 1}`, descriptor })),
  }));
}
