import type { Crop } from '@/contract/crop';
import { fold } from '@/contract/fold';

export const ORDERS = ['name', 'count'] as const;
export type Order = (typeof ORDERS)[number];

/** The crops whose name, other names or taxa hold the text, in the order asked for; equal counts by name. */
export function chosenCrops(crops: readonly Crop[], sought: string, order: Order, language: string): Crop[] {
  const needle = fold(sought.trim());
  const { compare } = new Intl.Collator(language || 'en');
  const fits = ({ name, title, shortName, otherNames, taxa = [] }: Crop) =>
    [name, title ?? '', shortName, ...otherNames, ...taxa].some((text) => fold(text).includes(needle));
  return crops
    .filter(fits)
    .sort((a, b) => (order === 'count' ? b.accessionCount - a.accessionCount : 0) || compare(a.name, b.name));
}
