import type { Crop } from '@/contract/crop';
import { folded } from '@/shared/ui/folded';

export const ORDERS = ['name', 'count'] as const;
export type Order = (typeof ORDERS)[number];

/** The crops whose name, other names or taxa hold the text, in the order asked for; equal counts by name. */
export function chosenCrops(crops: readonly Crop[], sought: string, order: Order, language: string): Crop[] {
  const needle = folded(sought.trim());
  const { compare } = new Intl.Collator(language || 'en');
  const fits = ({ name, title, shortName, otherNames, taxa = [] }: Crop) =>
    [name, title ?? '', shortName, ...otherNames, ...taxa].some((text) => folded(text).includes(needle));
  return crops
    .filter(fits)
    .sort((a, b) => (order === 'count' ? b.accessionCount - a.accessionCount : 0) || compare(a.name, b.name));
}
