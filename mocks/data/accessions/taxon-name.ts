import type { Taxon } from './catalogue';

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

export const genusSpecies = ({ genus, species }: Taxon): string => joined(genus, species);

/** The whole name with its authors. */
export const taxonName = ({ genus, species, spAuthor, subtaxa, subtAuthor }: Taxon): string =>
  joined(genus, species, spAuthor, subtaxa, subtAuthor);
