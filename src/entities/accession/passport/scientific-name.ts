import type { Taxonomy } from '@/contract/accession/accession';

type Named = Pick<Taxonomy, 'genus' | 'species' | 'spAuthor' | 'subtaxa' | 'subtAuthor'>;

/** `Genus epithet Author subsp. epithet Author`; the authors may be missing, the rank is needed below the species. */
const NAME =
  /^(?<genus>×?\p{Lu}[\p{L}-]+)(?: (?<species>×? ?\p{Ll}[\p{L}-]+))?(?: (?<spAuthor>(?!(?:notho)?(?:subsp|var|f|convar)\.).*?))?(?: (?<subtaxa>(?:notho)?(?:subsp|var|f|convar)\. [\p{Ll}-]+)(?: (?<subtAuthor>.+))?)?$/u;

/** A name out of a taxonomy taken apart as far as it can be read, so that authors can stand upright. */
export function partsOfName(name: string): Named {
  const { genus = name, species, spAuthor, subtaxa, subtAuthor } = NAME.exec(name)?.groups ?? {};
  return { genus, species, spAuthor, subtaxa, subtAuthor };
}
