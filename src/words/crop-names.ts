import type { TranslatedTexts } from '@/contract/publication/publication';
import type { Crop } from '@/contract/reference/crop';

/** What a crop is also called in one of its languages. */
export const namesIn = ({ otherNames = '' }: TranslatedTexts = {}): string[] =>
  otherNames.split('\n').flatMap((name) => name.trim() || []);

/** Everything that a crop is found by: its code, its names in each language, and what else it is called. */
export const cropNames = ({
  shortName,
  name,
  translations = {},
  otherNames,
}: Pick<Crop, 'shortName' | 'name' | 'translations' | 'otherNames'>): string[] => [
  ...new Set([
    name,
    shortName,
    ...otherNames,
    ...Object.values(translations).flatMap((each) => [each.name || [], namesIn(each)].flat()),
  ]),
];
