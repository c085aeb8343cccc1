import type { WordsPart } from '@/contract/accession/suggest';
import { normalForm } from '@/words/normal-form';
import { isNotWord } from '@/words/plain-words';
import type { Span } from '@/words/words-in';
import type { AskWords } from './ask-words';
import { AT_PLACE } from './plain-speech';
import { cuesIn, roleBehind } from './roles';

/** Wider than what is asked for: no region of the catalogue. */
const WIDER_PLACES = new Set(['andes']);

const isCropPart = ({ is, meanings: [first] = [], not = false }: WordsPart): boolean =>
  is === 'meaning' && first?.kind === 'crop' && !not;

/**
 * Crops that only say more of the crop beside them: "cherry tomato", "tomate cereza", "orange fleshed sweet potato".
 * The last one is the head in English, in the other languages the first.
 */
function modifiersIn(parts: readonly WordsPart[], text: string, language: string): WordsPart[] {
  const isBeside = (a: WordsPart, b: WordsPart) => /^\s+$/.test(text.slice(a.to, b.from));
  return parts.flatMap((part, at) => {
    if (!isCropPart(part)) return [];
    const [next, second, last] = [parts[at + 1], parts[at + 2], parts[at - 1]];
    const isCompound =
      next?.is === 'text' && second && isCropPart(second) && isBeside(part, next) && isBeside(next, second);
    // "Chilli peppers" are peppers, and say nothing more.
    const isOther = (other: WordsPart) => other.meanings?.[0]?.key !== part.meanings?.[0]?.key;
    if (language === 'en')
      return isCompound || (next && isCropPart(next) && isOther(next) && isBeside(part, next)) ? [part] : [];
    return last && isCropPart(last) && isOther(last) && isBeside(last, part) ? [part] : [];
  });
}

/** What stands between words that are not known and a part that they cannot belong to. */
const PARTING =
  /[,;]|(?<![\p{L}])(?:from|in|at|by|with|of|for|and|de|del|des?|du|d|en|con|por|au|aux|avec|par|chez|dans|da|do|das|dos|em|no|na|nos|nas|com)(?![\p{L}])/iu;

/** Which parts are surely what is asked for. */
export function meantIn(
  text: string,
  folded: string,
  parts: readonly WordsPart[],
  { isCity, isInstituteName, names }: AskWords,
  language: string,
) {
  const cues = cuesIn(folded);
  const wordsAt = ({ from, to }: Span) => text.slice(from, to);
  // One of several institutes whose names have these words would be a guess.
  const isGuess = ({ meanings = [] }: WordsPart) =>
    meanings.length > 1 &&
    meanings.every(({ kind }) => kind === 'institute') &&
    meanings.filter(({ count = 0 }) => count > 0).length !== 1;
  // A synonym means all that its accepted name does, which may be more than was asked for.
  const isWider = ({ from, to, meanings: [first] = [] }: WordsPart) =>
    (first?.kind === 'taxon' && !normalForm(text.slice(from, to)).endsWith(normalForm(first.key))) ||
    (first?.kind === 'region' && WIDER_PLACES.has(folded.slice(from, to)));
  // One word of a long name may be that of a place, or any other: "North", "Aragón".
  const isCommon = ({ from, to, meanings: [first] = [] }: WordsPart) =>
    first?.kind === 'institute' &&
    /^[^\s]+$/u.test(text.slice(from, to)) &&
    names.exact(text.slice(from, to)).length === 0;
  // "Genes" and "Gene" are no forms of an institute that is called GEN.
  const isInflected = ({ from, to, meanings: [first] = [], not = false }: WordsPart) =>
    first?.kind === 'institute' &&
    !not &&
    /^[^\s]+$/u.test(text.slice(from, to)) &&
    !isInstituteName(text.slice(from, to));
  const meant = new Set<WordsPart>();
  let before: WordsPart | undefined;
  let isRefused = false;
  for (const part of parts) {
    if (part.is === 'left') continue;
    const between = folded.slice(before?.to ?? 0, part.from);
    if (
      /[,;]/.test(between) ||
      (before?.is === 'text' && !isNotWord(wordsAt(before)) && PARTING.test(text.slice(before.to, part.from)))
    )
      isRefused = false;
    const isPlaced =
      !isCity(wordsAt(part)) ||
      AT_PLACE.test(between) ||
      roleBehind(folded, part.to) === 'holder' ||
      // "Hungary Tápiószele".
      (/^\s+$/.test(between) && part.meanings?.[0]?.key.slice(0, 3) === before?.meanings?.[0]?.key) ||
      cues.some(({ role, from, to }) => role === 'holder' && from >= (before?.to ?? 0) && to <= part.from) ||
      (before && before.meanings?.[0]?.key === part.meanings?.[0]?.key) ||
      (before && meant.has(before) && isCity(wordsAt(before)));
    const isSure =
      part.is === 'meaning' &&
      !isGuess(part) &&
      !(isCommon(part) && !AT_PLACE.test(between)) &&
      !isWider(part) &&
      !isInflected(part) &&
      part.meanings?.[0]?.filter !== undefined;
    // Whether "not" is about what follows a word that is not known, nobody can tell.
    if (isSure && isPlaced && !isRefused) meant.add(part);
    if (part.is === 'meaning') isRefused = false;
    if (part.is === 'text' && isNotWord(wordsAt(part))) isRefused = true;
    before = part;
  }
  for (const part of modifiersIn(parts, text, language)) meant.delete(part);
  return (part: WordsPart): boolean => meant.has(part);
}
