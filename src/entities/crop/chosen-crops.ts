import type { Crop } from '@/contract/reference/crop';
import { fold } from '@/contract/fold';
import { nameOfCrop } from '@/entities/names/name-of-crop';
import { collator } from '@/shared/ui/intl';
import { cropNames } from '@/words/crop-names';

export const ORDERS = ['name', 'count'] as const;
export type Order = (typeof ORDERS)[number];

/** The crops whose names or taxa hold the text, in the order asked for; equal counts by the name in the language. */
export function chosenCrops(crops: readonly Crop[], sought: string, order: Order, language: string): Crop[] {
  const needle = fold(sought.trim());
  const { compare } = collator(language || 'en', {});
  const fits = (crop: Crop) =>
    [...cropNames(crop), crop.title ?? '', ...(crop.taxa ?? [])].some((text) => fold(text).includes(needle));
  return crops
    .filter(fits)
    .sort(
      (a, b) =>
        (order === 'count' ? b.accessionCount - a.accessionCount : 0) ||
        compare(nameOfCrop(a, language), nameOfCrop(b, language)),
    );
}
