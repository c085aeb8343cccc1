import type { Crop } from '@/contract/reference/crop';
import { fold } from '@/contract/fold';

/** What a crop is called in a language; by its English name where the server has no other. */
export const nameOfCrop = ({ name, names }: Pick<Crop, 'name' | 'names'>, language: string): string =>
  names?.[language] ?? name;

/** With or without the article of Arabic it is the same name. */
const plain = (name: string) => fold(name).replace(/^ال/, '');

/** What else it is called, each name once, but for the one that it is shown by. */
export function otherNamesOf(crop: Pick<Crop, 'name' | 'names' | 'otherNames'>, language: string): string[] {
  const all = [nameOfCrop(crop, language), crop.name, ...crop.otherNames];
  const keys = all.map(plain);
  return all.filter((_, at) => at > 0 && keys.indexOf(keys[at] ?? '') === at);
}
