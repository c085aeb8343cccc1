import type { Language } from '@/contract/constants';
import type { Crop } from '@/contract/reference/crop';
import { fold } from '@/contract/fold';
import { namesIn } from '@/words/crop-names';

/** What a crop is called in a language; by its English name where the server has no other. */
export const nameOfCrop = ({ name, translations }: Pick<Crop, 'name' | 'translations'>, language: string): string =>
  translations?.[language as Language]?.name || name;

/** What its page is called in a language; by its name there, where it has no title but the name. */
export function titleOfCrop(crop: Pick<Crop, 'name' | 'title' | 'translations'>, language: string): string {
  const { name, title, translations } = crop;
  if (!title || title === name) return nameOfCrop(crop, language);
  return translations?.[language as Language]?.title || title;
}

/** With or without the article of Arabic it is the same name. */
const plain = (name: string) => fold(name).replace(/^ال/, '');

/** What else it is called in a language, or in any where that has not been said: each name once, but for the one that it is shown by. */
export function otherNamesOf(crop: Pick<Crop, 'name' | 'translations' | 'otherNames'>, language: string): string[] {
  const there = namesIn(crop.translations?.[language as Language]);
  const all = [nameOfCrop(crop, language), crop.name, ...(there.length > 0 ? there : crop.otherNames)];
  const keys = all.map(plain);
  return all.filter((_, at) => at > 0 && keys.indexOf(keys[at] ?? '') === at);
}
