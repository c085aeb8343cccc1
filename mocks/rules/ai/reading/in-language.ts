import type { WordsPart } from '@/contract/accession/suggest';
import type { Span } from '@/words/words-in';
import { fold } from '@/contract/fold';
import { ELIDED } from './patterns';
import { AT_PLACE } from './plain-speech';
import type { AskWords } from './ask-words';

/** Of what a word means in several languages, what it means in this one. */
export function inLanguage(
  part: WordsPart,
  text: string,
  { cropsIn, isCropName, inCity, isPlaceName }: AskWords,
  language: string,
): WordsPart {
  const words = text.slice(part.from, part.to);
  // Of "except the rice" the last words are the name.
  const names = (part.not ? [...words.matchAll(/(?<=\s)\S/g)].map(({ index }) => words.slice(index)) : [words]).map(
    (name) => name.replace(ELIDED, ''),
  );
  const { meanings: all = [] } = part;
  const meanings = all.filter(
    ({ kind, key }) => kind !== 'origin' || names.some((name) => isPlaceName(key, name, language)),
  );
  if (all.length > 0 && meanings.length === 0) return { from: part.from, to: part.to, is: 'text' };
  if (meanings[0]?.kind !== 'crop') return { ...part, ...(part.meanings && { meanings }) };
  const own = names.flatMap((name) => cropsIn(language, name));
  const others = meanings.filter(
    ({ kind, key }) => kind !== 'crop' || names.some((name) => isCropName(key, name, language)),
  );
  // "Manihot" is the genus where nobody of that language calls the crop so.
  const genus = others.filter(
    ({ kind, key }) => kind === 'taxon' && own.length === 0 && names.some((name) => name === key),
  );
  // Within a sentence "Chile" is the country, and "chile" the pepper.
  const isName = part.from > text.search(/\S/) && names.every((name) => /^\p{Lu}/u.test(name));
  const country = others.filter(({ kind }) => kind === 'origin' && isName);
  const city =
    isName && AT_PLACE.test(fold(text.slice(Math.max(0, part.from - 12), part.from))) ? names.flatMap(inCity) : [];
  const meant = [...new Set([...city, ...country, ...genus, ...own, ...others])];
  return meant.length > 0 ? { ...part, meanings: meant } : { from: part.from, to: part.to, is: 'text' };
}

/** French "mais" beside another crop is "but", and no maize that was written without its dots. */
export function withoutBut(text: string, parts: readonly WordsPart[]): readonly WordsPart[] {
  const isBut = ({ from, to }: Span) => /^mais$/i.test(text.slice(from, to));
  const isCrop = ({ meanings: [first] = [] }: WordsPart) => first?.kind === 'crop';
  return parts.some((part) => isCrop(part) && !isBut(part)) ? parts.filter((part) => !isBut(part)) : parts;
}

/** Of "winter wheat" the first word is no filter. */
const SEASON = /^(?:winter|spring|summer|autumn|fall)(?=\s)/i;

/** A name of a crop in two parts, where its first word says more than the crop. */
export function withoutSeason(part: WordsPart, text: string): WordsPart[] {
  const season = SEASON.exec(text.slice(part.from, part.to))?.[0].length;
  if (season === undefined || part.meanings?.[0]?.kind !== 'crop') return [part];
  return [
    { from: part.from, to: part.from + season, is: 'text' },
    { ...part, from: part.from + season + 1 },
  ];
}
